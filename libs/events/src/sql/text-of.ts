/**
 * Quotes a constant of a declaration as SQL text. The check makes sure that it is not input of a caller. @throws Error
 */
export function textOf(word: string): string {
  if (!/^[a-z0-9_/-]*$/.test(word)) throw new Error(`not a valid declaration constant: ${word}`);
  return `'${word}'`;
}
