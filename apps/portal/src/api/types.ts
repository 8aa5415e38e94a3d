/** Responses of the portal API. Times are RFC 3339. */

export interface Credential {
  readonly id: string;
  readonly type: 'api_key' | 'oauth_client';
  readonly name: string;
  readonly clientId?: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly revokedAt: string | null;
  readonly suspendedAt: string | null;
  readonly suspensionReason: string | null;
  readonly expiresAt: string | null;
  readonly allowedAddresses: readonly string[] | null;
  readonly previousSecretUntil: string | null;
  readonly lastUsedAt: string | null;
  readonly agent: boolean;
  readonly confirmLimit: number | null;
}

export interface CredentialSecret {
  readonly credential: Credential;
  readonly apiKey?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
}

/** Values that `data` of an event must have: one of each member that is given. */
export type EventFilter = { readonly [Member in 'status' | 'locationId' | 'changedFields']?: readonly string[] };

export interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly types: readonly string[] | null;
  readonly filter: EventFilter | null;
  readonly order: 'none' | 'record';
  readonly headerNames: readonly string[] | null;
  readonly standardWebhooks: boolean;
  readonly status: 'active' | 'disabled';
  readonly createdAt: string;
  readonly health: 'healthy' | 'failing' | 'disabled';
  readonly failingSince: string | null;
  readonly disabledBy: string | null;
  readonly disabledAt: string | null;
  readonly disabledReason: string | null;
  readonly previousSecretUntil: string | null;
}

export interface EndpointSecret {
  readonly endpoint: Endpoint;
  /** Each secret only when it is new. */
  readonly signingSecret?: string;
  readonly standardSecret?: string;
}

export type DeliveryState = 'pending' | 'delivered' | 'dead' | 'cancelled';

export interface Delivery {
  readonly eventId: string;
  readonly subscriptionId: string;
  readonly eventType: string | null;
  /** True for a ping or an example. */
  readonly isTest: boolean;
  readonly url: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly lastStatus: number | null;
  readonly nextAttemptAt: string | null;
  /** Event of the same record that is delivered first. */
  readonly waitsFor: string | null;
  readonly updatedAt: string;
}

export interface Attempt {
  readonly id: string;
  readonly attempt: number;
  readonly url: string;
  readonly ok: boolean;
  readonly statusCode: number | null;
  readonly durationMs: number;
  readonly error: string | null;
  readonly response: string | null;
  /** One a line; null in this and the next field for an attempt of an earlier release. */
  readonly responseHeaders: string | null;
  readonly signature: string | null;
  readonly attemptedAt: string;
  readonly nextAttemptAt: string | null;
  readonly why: { readonly reason: string; readonly advice: string } | null;
}

export interface DeliveryDetail extends Delivery {
  readonly body: string | null;
  readonly made: readonly Attempt[];
}

export interface EventSummary {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly resourceVersion: number | null;
}

export interface EventDetail extends EventSummary {
  readonly item: string;
  readonly cause: {
    readonly actorKind: string;
    readonly actorName: string;
    readonly requestId: string | null;
  } | null;
  readonly deliveries: readonly Delivery[];
}

export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly actorKind: string;
  readonly actorName: string;
  readonly requestId: string | null;
  readonly action: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>> | null;
}

export type StatusClass = '2xx' | '3xx' | '4xx' | '429' | '5xx';

export interface LoggedRequest {
  readonly id: string;
  readonly at: string;
  readonly credentialId: string;
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  readonly errorCode: string | null;
  readonly sampleRate: number;
  /** Path and query without secrets; null if an earlier release logged the request. */
  readonly url: string | null;
  readonly agent: string | null;
  /** Tool of an assistant. */
  readonly tool: string | null;
  readonly address: string | null;
  readonly bytes: number | null;
  readonly errorMessage: string | null;
  readonly errorField: string | null;
}

/** Bodies of a logged request and its response; null if they were empty or are not kept. */
export interface KeptBodies {
  readonly request: string | null;
  readonly response: string | null;
}

/** Overview of the company's integration. */
export interface Home {
  readonly checklist: Readonly<Record<'credential' | 'request' | 'endpoint' | 'delivery' | 'follower', boolean>>;
  readonly failures: readonly {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly code: string | null;
    readonly field: string | null;
    readonly requests: number;
    readonly at: string;
    readonly requestId: string;
    readonly message: string | null;
    readonly remedy: string | null;
  }[];
  readonly pace: {
    readonly requests: number;
    readonly peakPerMinute: number;
    readonly p50: number | null;
    readonly p95: number | null;
  };
  readonly rateLimit: { readonly perMinute: number; readonly burst: number; readonly limited: number };
}

export type RequestsByStatus = Readonly<Partial<Record<StatusClass, number>>>;

export type UsageSpan = 'day' | 'week' | 'month';

export interface HourlyUsage {
  readonly at: string;
  readonly requests: RequestsByStatus;
}

export interface Usage {
  readonly since: string;
  readonly requests: RequestsByStatus;
  readonly hours: readonly HourlyUsage[];
  readonly routes: readonly {
    readonly routeClass: string;
    readonly requests: number;
    readonly failed: number;
    readonly averageMs: number;
  }[];
  readonly credentials: readonly { readonly credentialId: string; readonly requests: RequestsByStatus }[];
  readonly latency: { readonly p50: number | null; readonly p95: number | null };
  readonly errors: readonly { readonly status: number; readonly code: string | null; readonly requests: number }[];
  readonly peaks: readonly { readonly credentialId: string; readonly peakPerMinute: number }[];
  readonly rateLimit: { readonly perMinute: number; readonly burst: number };
}

export interface TracedDelivery extends Pick<Delivery, 'eventId' | 'subscriptionId' | 'url' | 'state' | 'attempts'> {
  readonly made: readonly Pick<Attempt, 'attempt' | 'attemptedAt' | 'ok' | 'statusCode' | 'durationMs' | 'error'>[];
}

export interface TracedEvent extends EventSummary {
  readonly deliveries: readonly TracedDelivery[];
}

/** Selects the events to deliver again. An absent filter does not restrict. */
export interface ReplayFilters {
  readonly endpointId?: string;
  readonly types?: readonly string[];
  readonly from?: string;
  readonly to?: string;
}

export interface Page<Item> {
  readonly data: readonly Item[];
  readonly next?: string;
}

export interface List<Item> {
  readonly data: readonly Item[];
}
