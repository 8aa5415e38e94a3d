/** A word of a declaration as SQL text: written in the code, never by a caller; this keeps it so. @throws Error */
export function textOf(word: string): string {
  if (!/^[a-z0-9_/-]*$/.test(word)) throw new Error(`not a word of a declaration: ${word}`);
  return `'${word}'`;
}
