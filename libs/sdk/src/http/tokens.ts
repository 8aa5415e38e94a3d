import type { Credentials, OAuthClient } from './options.js';

/** A token, and how long it is good for in seconds. */
export interface Token {
  readonly access_token: string;
  readonly expires_in: number;
}

/** Seconds before its end from which on a token is made anew: a request under way must not outlive it. */
const margin = 60;

/** What requests are authorised with: an API key, or a token that is kept as long as it is good. */
export class Authorization {
  #token: Promise<Kept> | undefined;

  /** @param issue asks for a token. */
  constructor(
    private readonly credentials: Credentials,
    private readonly issue: (form: Readonly<Record<string, string>>) => Promise<Token>,
  ) {}

  /** The value of the header `Authorization`. Requests that are made at once share one token. */
  async header(): Promise<string> {
    if ('apiKey' in this.credentials) return `Bearer ${this.credentials.apiKey}`;
    const kept = this.#token;
    const token = await kept;
    if (token && token.until > Date.now()) return token.header;
    // Whoever is first asks for the next one.
    if (this.#token === kept) this.#token = this.#issued(this.credentials);
    return (await this.#token!).header;
  }

  /** Forgets a token that was refused. @returns whether there may be a better one. */
  async forget(header: string): Promise<boolean> {
    if ('apiKey' in this.credentials) return false;
    if ((await this.#token)?.header === header) this.#token = undefined;
    return true;
  }

  #issued({ clientId, clientSecret, scope }: OAuthClient): Promise<Kept> {
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const token = this.issue({ ...form, ...(scope !== undefined && { scope }) }).then((issued) => ({
      header: `Bearer ${issued.access_token}`,
      until: Date.now() + (issued.expires_in - margin) * 1000,
    }));
    token.catch(() => (this.#token = undefined));
    return token;
  }
}

interface Kept {
  readonly header: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}
