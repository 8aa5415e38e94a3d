/** Maximum number of characters of a user's value; the rest is cut off. */
const maxLength = 120;

/** White space, control characters, and characters that change the text direction. */
const unprintable = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Makes user input safe to quote in an email: on one line and short, so that users cannot make the company send texts
 * of their own.
 */
export function userText(value: string | number): string {
  const line = String(value).replaceAll(unprintable, ' ').trim();
  const characters = [...line];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line;
}

/** Template tag for sentences of an email; the values are treated as user input. */
export function sentence(words: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: words }, ...values.map(userText));
}
