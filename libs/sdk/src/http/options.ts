/** An OAuth client, which asks for tokens by itself. */
export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Scopes separated by spaces; all that the client has unless given. */
  readonly scope?: string;
}

/** Who asks. */
export type Credentials = { readonly apiKey: string } | OAuthClient;

/** What may be said for one request. */
export interface RequestOptions {
  /** Ends the request, its retries and the waiting between them. */
  readonly signal?: AbortSignal;
  /** Milliseconds for one attempt; 60,000 unless given, which is longer than the API takes. */
  readonly timeoutMs?: number;
  /** How often a request that failed is made again; 4 unless given. */
  readonly retries?: number;
  /** Of a creating request, which is then executed once however often it is made; a new one unless given. */
  readonly idempotencyKey?: string;
  /** The version that a record must have to be changed. */
  readonly ifMatch?: number;
  /** What the API writes down as the name of this request; a new one of its own unless given. */
  readonly requestId?: string;
}

/** How a client reaches the API. */
export type ClientOptions = Credentials &
  Pick<RequestOptions, 'timeoutMs' | 'retries'> & {
    /** The address of the API: `https://api.example.com`. */
    readonly baseUrl: string;
    /** In place of the `fetch` of the platform. */
    readonly fetch?: typeof fetch;
  };
