import type { SentRequest } from '../run/request.js';

const maxLength = 600;

/** Returns a curl command that repeats the request: `$URL` is the API, `$KEY` the key of a company. */
export function curl({ method, target, headers, body, plan }: SentRequest): string {
  const words = ['curl -sS -i -g --path-as-is', `-X ${method}`, `"$URL"${shellQuoted(target)}`];
  for (const [name, value] of headers) {
    const key = name === 'Authorization' && (plan.credential === 'right' || plan.credential === 'access token');
    words.push(
      key ? `-H "Authorization: Bearer $KEY"` : `-H ${shellQuoted(value === '' ? `${name};` : `${name}: ${value}`)}`,
    );
  }
  if (body) words.push(`--data-binary ${shellQuoted(body.toString('latin1'))}`);
  return words.join(' ');
}

/** Quotes text for the shell: in single quotes, or as `$'…'` if necessary. Very long text is truncated. */
function shellQuoted(text: string): string {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…(${text.length} characters)` : text;
  if (/^[\x20-\x26\x28-\x7e]*$/.test(cut)) return `'${cut}'`;
  const escaped = cut.replaceAll(/[^\x20-\x26\x28-\x5b\x5d-\x7e…]/g, (byte) => {
    return `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
  return `$'${escaped}'`;
}
