import type { DeclaredContexts } from './context.js';

type OwnersIn<Context> = Context extends { readonly sealedColumns: readonly (infer Column)[] }
  ? Column extends { readonly owner: infer Owner extends string }
    ? Owner
    : never
  : never;

/** The text with any words in the place of its `{names}`; nothing for a text that is not known to the compiler. */
type Filled<Text extends string> = string extends Text
  ? never
  : Text extends `${infer Before}{${string}}${infer After}`
    ? `${Before}${string}${Filled<After>}`
    : Text;

/**
 * Whose a secret is that is stored encrypted, in the words that a context declares with the column (R87). Nothing is
 * encrypted for others: what no context declares would be lost when the key is rotated, and does not compile.
 */
export type SealedOwner = Filled<OwnersIn<DeclaredContexts[keyof DeclaredContexts]>>;
