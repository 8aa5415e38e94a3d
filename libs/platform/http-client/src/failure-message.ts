import { DestinationRefused } from './refused.js';

/** Error texts of connection failures, for integrators in the delivery log (E11). */
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
  UND_ERR_SOCKET: 'the connection was closed before a response arrived',
  UND_ERR_HEADERS_OVERFLOW: 'the headers of the response are too long',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate cannot be verified',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
};

/** Describes a connection error for the integrator. Reveals nothing about the service's network. */
export function failureMessage(error: unknown): string {
  if (error instanceof DestinationRefused) return error.message;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return 'the request failed';
  return (
    messages[code] ?? (code.startsWith('HPE_') ? 'the response is not valid HTTP' : `the connection failed (${code})`)
  );
}
