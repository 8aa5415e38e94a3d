import { TokenError } from '@partner/access';

/** Client id and secret that a client sent. */
export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Reads the client's credentials from HTTP Basic or from the form, never from both (W10, RFC 6749 §2.3.1).
 * @param authorization all Authorization headers of the request.
 * @throws TokenError `invalid_request` when the credentials are missing, malformed or given twice.
 */
export function readClientCredentials(
  authorization: readonly string[],
  form: ReadonlyMap<string, string>,
): ClientCredentials {
  const clientId = form.get('client_id');
  const clientSecret = form.get('client_secret');
  const [basic] = authorization;
  if (basic === undefined) {
    if (clientId === undefined || clientSecret === undefined) throw malformed('client credentials are missing');
    return { clientId, clientSecret };
  }
  if (authorization.length > 1 || clientId !== undefined || clientSecret !== undefined) {
    throw malformed('client credentials are given more than once');
  }
  return readBasic(basic);
}

/** True if the client used HTTP Basic. Only then does a 401 challenge with Basic (W10). */
export const isBasic = (authorization: string | undefined): boolean => /^basic(\s|$)/i.test(authorization ?? '');

function readBasic(header: string): ClientCredentials {
  const encoded = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(header)?.[1];
  if (encoded === undefined) throw malformed('the Authorization header is not valid HTTP Basic');
  const [, id, secret] = /^([^:]*):([^]*)$/.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  if (!id || !secret) throw malformed('client credentials are missing');
  return { clientId: formDecoded(id), clientSecret: formDecoded(secret) };
}

/** Decodes one part. Both parts are form-encoded before they are joined (RFC 6749 §2.3.1). */
function formDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw malformed('the Authorization header is not valid HTTP Basic');
  }
}

const malformed = (message: string): TokenError => new TokenError('invalid_request', message);
