import { httpErrors } from '@partner/http';
import { commonReasons, type ContextDeclaration } from '@partner/kernel';

/** Meanings and remedies of all error codes (R80). */
export function remediesOf(contexts: readonly ContextDeclaration[]): ReadonlyMap<string, string> {
  const declared = [commonReasons, ...contexts.flatMap(({ errors }) => errors ?? [])];
  return new Map([
    ...Object.entries(httpErrors).map(([code, [, text]]) => [code, text] as const),
    ...declared.flatMap((families) => Object.values(families).flatMap((reasons) => Object.entries(reasons))),
  ]);
}
