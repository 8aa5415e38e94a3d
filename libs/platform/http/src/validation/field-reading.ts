import type { Type } from '@nestjs/common';

const key = Symbol('reading');

/** Notes what a field makes of what was given in a body that makes something new, for {@link readingOf}. */
export const HasReading = (read: (value: unknown) => unknown): PropertyDecorator => Reflect.metadata(key, read);

/** What a field of a class makes of what was given. @throws Error for one that is no field of a body. */
export function readingOf(type: Type, name: string): (value: unknown) => unknown {
  const read = Reflect.getMetadata(key, type.prototype as object, name) as ((value: unknown) => unknown) | undefined;
  if (!read) throw new Error(`${type.name}.${name} is no field of a body`);
  return read;
}
