/** Owner of the record behind an ID: the caller, the other company, hidden from partners, or no record at all. */
export type IdOwnership = 'own' | 'other' | 'hidden' | 'unknown';

/** ID that is chosen from the known IDs when the request is sent. */
export class IdOf {
  constructor(
    /** Resource as in the path: `work-orders`. */
    readonly kind: string,
    readonly ownership: IdOwnership,
    readonly pick: number,
  ) {}
}

/** Raw text for a JSON body, for values that JSON.stringify cannot produce. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** Encoded part of a path or query, or an ID. */
export type Piece = string | IdOf;

export type PlannedBody =
  | { readonly as: 'json'; readonly value: unknown }
  | { readonly as: 'form'; readonly fields: readonly (readonly [string, string])[] }
  | { readonly as: 'bytes'; readonly bytes: Buffer };

/** Forms of authentication that requests use. */
export const credentials = [
  ...(['right', 'access token', 'client', 'lower-case scheme', 'none', 'no token', 'other scheme'] as const),
  ...(['wrong secret', 'cut', 'no key at all', 'unsigned token', 'very long'] as const),
] as const;
export type Credential = (typeof credentials)[number];
/** True for credentials that the API accepts. */
export const isValidCredential = (credential: Credential): boolean =>
  ['right', 'access token', 'lower-case scheme'].includes(credential);

/** Request before its IDs are chosen. The same seed gives the same plans. */
export interface RequestPlan {
  /** Name of the operation in the document for which it was generated. */
  readonly operation: string;
  readonly method: string;
  /** Path segments. */
  readonly path: readonly Piece[];
  readonly query: readonly (readonly [name: string, value: Piece])[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: PlannedBody;
  readonly company: 0 | 1;
  readonly credential: Credential;
  /** Names of the mutations applied to the valid request. */
  readonly mutations: readonly string[];
  /** True if the request violates HTTP, so that the response may come before routing. */
  readonly violatesHttp?: boolean;
}
