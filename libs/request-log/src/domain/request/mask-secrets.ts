const mask = '…';
/** Credentials of this service, JSON Web Tokens, and path segments as long as a token. */
const secrets = /\b(?:pk|cs)_[\w-]+|\bwhsec_(?:[\w+/=-]|\\\/)+|\beyJ[\w-]+\.[\w.-]+|(?<=\/)[\w-]{43,}(?=[/?"\s]|$)/g;
/** Names that promise a secret. */
const names = 'token|secret|passw|api[_-]?key|authorization|signature';
/** Query parameters with such a name. */
const named = new RegExp(`(?<=[?&][^=&]*(?:${names})[^=&]*=)[^&]+`, 'gi');
/** Parameters of a form, or of a URL in a body. Lengths are bounded, so that each body takes linear time. */
const namedInBody = new RegExp(`(?<=(?:^|[?&])[^=&?\\s"]{0,60}(?:${names})[^=&?\\s"]{0,60}=)[^&\\s"]+`, 'gi');
const secretName = new RegExp(names, 'i');
/** Tokens of JSON: a text with the colon of a name, a bracket, a comma, or anything else. */
const jsonTokens = /"[^"\\]*(?:\\.[^"\\]*)*"?(?:\s*:)?|[{}[\],]|[^"{}[\],]+/gs;

/** Replaces what may be a secret in a URL or an error message (R100). @param maxLength characters that are kept */
export function maskSecrets(text: string, maxLength: number): string {
  const masked = text
    .slice(0, maxLength * 2)
    .replace(named, mask)
    .replace(secrets, mask);
  return storable(masked.length > maxLength ? masked.slice(0, maxLength) + mask : masked);
}

/** Text in a form that PostgreSQL can store: without NUL and lone surrogates, such as one at a cut. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Replaces what may be a secret in a body (R100). @param maxBytes bytes that are kept; a longer body ends with `…` */
export function maskBody(body: string | Buffer, maxBytes: number): string {
  const text = (typeof body === 'string' ? body : body.subarray(0, maxBytes * 2).toString()).slice(0, maxBytes * 2);
  const isJson = /^\s*[{[]/.test(text);
  const masked = (isJson ? maskMembers(text) : text).replace(namedInBody, mask).replace(secrets, mask);
  const bytes = Buffer.from(storable(masked));
  if (bytes.length <= maxBytes) return bytes.toString();
  const cut = bytes.subarray(0, maxBytes - Buffer.byteLength(mask));
  return new TextDecoder().decode(cut, { stream: true }) + mask;
}

/** Replaces the values of members whose name promises a secret. The text may be cut or malformed. */
function maskMembers(text: string): string {
  let masked = '';
  let depth = 0;
  /** Depth of the member that is replaced. */
  let hidden: number | undefined;
  for (const [token] of text.matchAll(jsonTokens)) {
    if (token === '}' || token === ']') depth -= 1;
    if (hidden !== undefined && (depth < hidden || (token === ',' && depth === hidden))) hidden = undefined;
    if (hidden === undefined) masked += token;
    if (token === '{' || token === '[') depth += 1;
    if (hidden === undefined && token.startsWith('"') && token.endsWith(':') && secretName.test(nameOf(token))) {
      masked += `"${mask}"`;
      hidden = depth;
    }
  }
  return masked;
}

/** Name of a member without escapes, which could hide it. */
const nameOf = (token: string): string =>
  token.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
