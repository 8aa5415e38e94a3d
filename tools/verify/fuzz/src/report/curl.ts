import type { SentRequest } from '../run/request.js';

const longest = 600;

/** A shell line that sends the request again: `$URL` is the API, `$KEY` the key of a company. */
export function curl({ method, target, headers, body, plan }: SentRequest): string {
  const words = ['curl -sS -i -g --path-as-is', `-X ${method}`, `"$URL"${quoted(target)}`];
  for (const [name, value] of headers) {
    const key = name === 'Authorization' && (plan.credential === 'right' || plan.credential === 'access token');
    words.push(
      key ? `-H "Authorization: Bearer $KEY"` : `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`,
    );
  }
  if (body) words.push(`--data-binary ${quoted(body.toString('latin1'))}`);
  return words.join(' ');
}

/** In single quotes, or, where bytes cannot stand in them, as `$'…'`; what is very long is cut. */
function quoted(text: string): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}…(${text.length} characters)` : text;
  if (/^[\x20-\x26\x28-\x7e]*$/.test(cut)) return `'${cut}'`;
  const escaped = cut.replaceAll(/[^\x20-\x26\x28-\x5b\x5d-\x7e…]/g, (byte) => {
    return `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
  return `$'${escaped}'`;
}
