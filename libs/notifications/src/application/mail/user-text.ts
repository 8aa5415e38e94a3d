/** Characters of a value that a user typed; the rest is cut off. */
const longest = 120;

/** White space of any kind, control characters, and what turns the direction of text around. */
const unprintable = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * What users typed, as a message may repeat it: on one line and short, so that nobody writes paragraphs which the
 * company then sends.
 */
export function userText(value: string | number): string {
  const line = String(value).replaceAll(unprintable, ' ').trim();
  const characters = [...line];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : line;
}

/** A sentence of a message: the words are ours, the values are user text. */
export function sentence(words: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: words }, ...values.map(userText));
}
