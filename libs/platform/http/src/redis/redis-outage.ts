import { Logger } from '@nestjs/common';
import { causeText } from '@partner/kernel';
import { LineLimit } from '@partner/runtime';

/**
 * Tells the log why a Redis cannot be used: once, on however many connections of this process and at however many
 * attempts the cause is met, and again when it is another one or the server could be used in between.
 */
export class RedisOutage {
  static readonly #ofServers = new Map<string, RedisOutage>();
  readonly #logger = new Logger('Redis');
  readonly #limit = new LineLimit();
  #told: string | undefined;
  #hasWorked = false;
  readonly #server: string;
  readonly #isSecure: boolean;

  private constructor({ host, protocol }: URL) {
    this.#server = host;
    this.#isSecure = protocol === 'rediss:';
  }

  /** The outages of the server at `url`. */
  static of(url: string): RedisOutage {
    // Neither password nor path are for the log.
    const { host, protocol } = new URL(url);
    const key = `${protocol}//${host}`;
    const outage = this.#ofServers.get(key) ?? new RedisOutage(new URL(key));
    this.#ofServers.set(key, outage);
    return outage;
  }

  /** True if the server is known not to work. */
  get isOn(): boolean {
    return this.#told !== undefined;
  }

  /** A connection failed, could not be made, or ended without an error. */
  tell(error?: unknown): void {
    const cause = this.#textOf(error);
    if (this.#told === cause) return;
    this.#told = cause;
    // Two causes by turns are no reason to fill the log.
    if (this.#limit.admit(cause) === undefined) return;
    this.#logger.warn(`Redis is down (${this.#server}): ${cause}; going on without it`);
  }

  /** A connection works. */
  end(): void {
    if (this.isOn) this.#logger.log(`Redis is back (${this.#server})`);
    this.#told = undefined;
    this.#hasWorked = true;
  }

  #textOf(error: unknown): string {
    const { code = '' } = Object(error) as { code?: string };
    const text = causeText(error);
    if (text.startsWith('NOAUTH')) return 'it wants a password, and its address has none (NOAUTH)';
    if (text.startsWith('WRONGPASS')) return 'it refuses the password, or the user (WRONGPASS)';
    if (untrusted.has(code)) return `its certificate is not trusted: ${text} (NODE_EXTRA_CA_CERTS adds an authority)`;
    if (error !== undefined && code !== 'ECONNRESET') return text;
    // So does a server that expects TLS, and says nothing else.
    if (!this.#hasWorked && !this.#isSecure)
      return 'it ends connections at once; the address of a server that wants TLS begins with rediss://';
    return 'it ended the connection';
  }
}

/** Error codes of Node.js about certificates that no known authority has signed. */
const untrusted = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);
