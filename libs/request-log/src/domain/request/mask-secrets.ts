const mask = '…';
/** Credentials of this service, JSON Web Tokens, and path segments as long as a token. */
const secrets = /\b(?:pk|cs|whsec)_[\w-]+|\beyJ[\w-]+\.[\w.-]+|(?<=\/)[\w-]{43,}(?=\/|\?|$)/g;
/** Query parameters whose names promise a secret. */
const named = /(?<=[?&][^=&]*(?:token|secret|passw|api[_-]?key|authorization|signature)[^=&]*=)[^&]+/gi;

/** Replaces what may be a secret in a URL or an error message (R100). @param maxLength characters that are kept */
export function maskSecrets(text: string, maxLength: number): string {
  const masked = text
    .slice(0, maxLength * 2)
    .replace(named, mask)
    .replace(secrets, mask);
  return masked.length > maxLength ? masked.slice(0, maxLength) + mask : masked;
}
