/** Whose record an id is to be: that of the caller, of the other company, hidden from partners, or nobody's. */
export type Whose = 'own' | 'other' | 'hidden' | 'nobody';

/** An id that is chosen when the request is sent, among those known by then. */
export class IdOf {
  constructor(
    /** The resource, as its path names it: `work-orders`. */
    readonly kind: string,
    readonly whose: Whose,
    readonly pick: number,
  ) {}
}

/** A value out of an earlier answer of the same chain. */
export class Made {
  constructor(
    /** The step that it came from. */
    readonly step: string,
    /** The keys that lead to it; `-1` is the last of an array. */
    readonly keys: readonly (string | number)[] = ['id'],
  ) {}
}

/** Text that stands in the body as it is, where no value can be written like it. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** Part of a path or query as it goes over the wire, or an id. */
export type Piece = string | IdOf | Made;

export type PlannedBody =
  | { readonly as: 'json'; readonly value: unknown }
  | { readonly as: 'form'; readonly fields: readonly (readonly [string, string])[] }
  | { readonly as: 'bytes'; readonly bytes: Buffer };

/** How a request says who sends it. */
export const credentials = [
  'right',
  'access token',
  'client',
  'lower-case scheme',
  'none',
  'no token',
  'other scheme',
  'wrong secret',
  'cut',
  'no key at all',
  'unsigned token',
  'very long',
] as const;
export type Credential = (typeof credentials)[number];
/** With these a request is let in. */
export const isRight = (credential: Credential): boolean =>
  ['right', 'access token', 'lower-case scheme'].includes(credential);

/** A request before its ids are known. The same seed gives the same plans. */
export interface RequestPlan {
  /** The operation that it was made for: its name in the document. */
  readonly operation: string;
  readonly method: string;
  /** What stands between slashes. */
  readonly path: readonly Piece[];
  readonly query: readonly (readonly [name: string, value: Piece])[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: PlannedBody;
  readonly company: 0 | 1;
  readonly credential: Credential;
  /** What was done to it after it was valid. */
  readonly mutations: readonly string[];
  /** Whether HTTP itself is bent, so that the answer may come before any routing. */
  readonly bendsHttp?: boolean;
}

/** A step of a chain: its answer can be referred to under its name. */
export interface Step {
  readonly name?: string;
  readonly plan: RequestPlan;
}

/** Requests that are sent one after the other; most are alone. */
export interface Scenario {
  readonly name: string;
  readonly steps: readonly Step[];
}
