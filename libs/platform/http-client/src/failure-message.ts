import { Refused } from './refused.js';

/** What the codes of failed connections mean to the integrator who reads the delivery log (E11). */
const messages: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name cannot be found',
  ENODATA: 'the host name has no address',
  ETIMEOUT: 'the host name could not be looked up in time',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'the connection could not be made in time',
  UND_ERR_CONNECT_TIMEOUT: 'the connection could not be made in time',
  UND_ERR_SOCKET: 'the connection was closed before an answer came',
  UND_ERR_HEADERS_OVERFLOW: 'the headers of the answer are too long',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate cannot be verified',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
};

/** An error of a connection in words that tell the integrator what to look at, and nothing about this side. */
export function failureMessage(error: unknown): string {
  if (error instanceof Refused) return error.message;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return 'the request failed';
  return messages[code] ?? (code.startsWith('HPE_') ? 'the answer is not HTTP' : `the connection failed (${code})`);
}
