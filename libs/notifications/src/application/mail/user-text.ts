/** Maximum number of characters of a user's value; the rest is cut off. */
const maxLength = 120;

/** White space, control characters, and characters that change the text direction. */
const unprintable = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** An email address, which email programs link to an email and to no page. */
const emailAddress = /^(?!www\.)[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

/**
 * Ends of a scheme, and dots of a domain or an IP address, with any dot that IDNA knows: email programs turn texts with
 * them into links (A15).
 */
const pageAddress = /:(?=[/\\]{2})|[.\u3002\uff0e\uff61](?=\p{Cf}*(\p{L}|\p{N}+[.\u3002\uff0e\uff61]\p{N}))/gu;

/**
 * Makes user input safe to quote in an email: on one line, short, and without addresses of pages, so that users cannot
 * make the company send texts or links of their own. `www.example.com` becomes `www. example. com`.
 */
export function userText(value: string | number): string {
  const given = String(value).replaceAll(unprintable, ' ').trim();
  const line = emailAddress.test(given) ? given : given.replaceAll(pageAddress, '$& ');
  const characters = [...line];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line;
}

/** Template tag for sentences of an email; the values are treated as user input. */
export function sentence(words: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: words }, ...values.map(userText));
}
