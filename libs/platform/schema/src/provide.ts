import type { FactoryProvider } from '@nestjs/common';

/** Class as a value; abstract classes are ports and serve as injection tokens. */
type Token<T> = abstract new (...args: never[]) => T;

type Instances<Tokens extends readonly Token<unknown>[]> = {
  [K in keyof Tokens]: Tokens[K] extends Token<infer T> ? T : never;
};

/**
 * Creates a provider for a plain class without framework decorators; the compiler checks the constructor parameters.
 */
export function provide<T, const Tokens extends readonly Token<unknown>[]>(
  token: Token<T> & (new (...args: Instances<Tokens>) => T),
  inject: Tokens,
): FactoryProvider<T> & { provide: Token<T> };
export function provide<T, const Tokens extends readonly Token<unknown>[]>(
  port: Token<T>,
  inject: Tokens,
  adapter: new (...args: Instances<Tokens>) => T,
): FactoryProvider<T> & { provide: Token<T> };
export function provide<T>(
  token: Token<T>,
  inject: readonly Token<unknown>[],
  adapter: new (...args: never[]) => T = token as new (...args: never[]) => T,
): FactoryProvider<T> & { provide: Token<T> } {
  const useFactory = ((...args: never[]) => new adapter(...args)) as FactoryProvider<T>['useFactory'];
  return { provide: token, inject: [...inject], useFactory };
}

/** As `provide`, for an instance that also needs values from outside of the container, such as settings. */
export function provideFactory<T, const Tokens extends readonly Token<unknown>[]>(
  token: Token<T>,
  inject: Tokens,
  useFactory: (...args: Instances<Tokens>) => T,
): FactoryProvider<T> & { provide: Token<T> } {
  return { provide: token, inject: [...inject], useFactory: useFactory as FactoryProvider<T>['useFactory'] };
}
