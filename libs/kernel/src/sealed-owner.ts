import type { DeclaredContexts } from './context.js';

type OwnersIn<Context> = Context extends { readonly sealedColumns: readonly (infer Column)[] }
  ? Column extends { readonly owner: infer Owner extends string }
    ? Owner
    : never
  : never;

/** Text with each `{placeholder}` replaced by any string; never for a text that the compiler does not know. */
type Filled<Text extends string> = string extends Text
  ? never
  : Text extends `${infer Before}{${string}}${infer After}`
    ? `${Before}${string}${Filled<After>}`
    : Text;

/**
 * Owner of an encrypted secret, as a context declares it with the column (R87). Secrets of undeclared owners do not
 * compile, because key rotation would not re-encrypt them and they would be lost.
 */
export type SealedOwner = Filled<OwnersIn<DeclaredContexts[keyof DeclaredContexts]>>;
