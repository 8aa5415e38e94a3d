import { Logger } from '@nestjs/common';
import { causeText } from '@partner/kernel';
import { LineLimit } from '@partner/runtime';

/**
 * Logs why a Redis cannot be used: once per cause for all attempts to connect, and again when the cause changes or the
 * server worked in between.
 */
export class RedisOutage {
  readonly #logger = new Logger('Redis');
  readonly #limit = new LineLimit();
  #loggedCause: string | undefined;
  #hasWorked = false;
  readonly #server: string;
  readonly #isSecure: boolean;

  constructor(url: string) {
    // The log must show neither the password nor the path.
    const { host, protocol } = new URL(url);
    this.#server = host;
    this.#isSecure = protocol === 'rediss:';
  }

  /** Reports a connection that failed, could not be opened, or closed without an error. */
  report(error?: unknown): void {
    const cause = this.causeOf(error);
    if (this.#loggedCause === cause) return;
    this.#loggedCause = cause;
    // Limits the lines when two causes alternate.
    if (this.#limit.admit(cause) === undefined) return;
    this.#logger.warn(`Redis is down (${this.#server}): ${cause}; continuing without it`);
  }

  /** Reports a command that a working server refused, such as for full memory or a missing right. */
  reportRefusal(message: string): void {
    const omitted = this.#limit.admit(message);
    if (omitted === undefined) return;
    const more = omitted === 0 ? '' : ` (and ${omitted} more)`;
    this.#logger.warn(`Redis refused a command (${this.#server}): ${message}; continuing without it${more}`);
  }

  end(): void {
    if (this.#loggedCause !== undefined) this.#logger.log(`Redis is back (${this.#server})`);
    this.#loggedCause = undefined;
    this.#hasWorked = true;
  }

  /** Returns why a connection failed, with the remedy where one is known. */
  causeOf(error: unknown): string {
    const { code = '' } = Object(error) as { code?: string };
    const text = causeText(error);
    if (text.startsWith('NOAUTH')) return 'a password is required, but its address has none (NOAUTH)';
    if (text.startsWith('WRONGPASS')) return 'the user or the password is wrong (WRONGPASS)';
    if (isOfSelect(error)) return `the database of its address is refused: ${text}`;
    if (untrusted.has(code)) return `its certificate is not trusted: ${text} (NODE_EXTRA_CA_CERTS adds an authority)`;
    if (error !== undefined && code !== 'ECONNRESET') return text;
    // A server that expects TLS closes the connection without any message.
    if (!this.#hasWorked && !this.#isSecure)
      return 'it closes connections immediately; if it requires TLS, its address must begin with rediss://';
    return 'it closed the connection';
  }
}

/** True if Redis refused to select the database of an address. */
export const isOfSelect = (error: unknown): boolean =>
  (Object(error) as { command?: { name: string } }).command?.name === 'select';

/** Node.js error codes for certificates that no known authority has signed. */
const untrusted = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);
