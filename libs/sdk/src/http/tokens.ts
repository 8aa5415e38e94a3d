import type { Credentials, OAuthClient } from './options.js';

/** A token and its lifetime in seconds. */
export interface Token {
  readonly access_token: string;
  readonly expires_in: number;
}

/** Seconds before expiry at which a token is renewed, so that it does not expire during a request. */
const margin = 60;

/** Authorizes requests with an API key, or with a token cached until it expires. */
export class Authorization {
  #token: Promise<CachedToken> | undefined;

  readonly #credentials: Credentials;
  readonly #issue: (form: Readonly<Record<string, string>>) => Promise<Token>;

  /** @param issue requests a token. */
  constructor(credentials: Credentials, issue: (form: Readonly<Record<string, string>>) => Promise<Token>) {
    this.#credentials = credentials;
    this.#issue = issue;
  }

  /** Returns the value of the `Authorization` header. Concurrent requests share one token. */
  async header(): Promise<string> {
    if ('apiKey' in this.#credentials) return `Bearer ${this.#credentials.apiKey}`;
    const kept = this.#token;
    const token = await kept;
    if (token && token.until > Date.now()) return token.header;
    // The first request renews the token.
    if (this.#token === kept) this.#token = this.#issued(this.#credentials);
    return (await this.#token!).header;
  }

  /**
   * Drops a rejected token.
   * @returns true if a new token may work.
   */
  async forget(header: string): Promise<boolean> {
    if ('apiKey' in this.#credentials) return false;
    if ((await this.#token)?.header === header) this.#token = undefined;
    return true;
  }

  #issued({ clientId, clientSecret, scope }: OAuthClient): Promise<CachedToken> {
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const token = this.#issue({ ...form, ...(scope !== undefined && { scope }) }).then((issued) => ({
      header: `Bearer ${issued.access_token}`,
      until: Date.now() + (issued.expires_in - margin) * 1000,
    }));
    token.catch(() => (this.#token = undefined));
    return token;
  }
}

interface CachedToken {
  readonly header: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}
