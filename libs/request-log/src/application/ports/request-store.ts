import type { CompanyId, Id } from '@partner/kernel';
import type { CompletedRequest as Completed } from '@partner/runtime';
import type { StatusClass } from '../../domain/request/request.js';

/** A completed request of a credential (R100). Secrets in its URL and its bodies are masked when it is logged. */
export interface CompletedRequest
  extends
    Omit<Completed, 'id' | 'url' | 'milliseconds' | 'caller' | 'failure' | 'cache' | 'replayed' | 'span'>,
    Partial<Pick<Completed, 'url'>> {
  readonly company: CompanyId;
  readonly credentialId: Id;
  readonly requestId: string;
  /** Time from arrival to the end of the response, in milliseconds. */
  readonly durationMs: number;
}

export interface LoggedRequest {
  readonly companyId: CompanyId;
  readonly id: Id;
  /** Time of arrival, in milliseconds since 1970. */
  readonly at: number;
  readonly credentialId: Id;
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly routeClass: string;
  readonly status: number;
  readonly durationMs: number;
  /** Null for a success. */
  readonly errorCode: string | null;
  /** Path and query without secrets. */
  readonly url: string | null;
  readonly agent: string | null;
  /** Name of the tool of an assistant. */
  readonly tool: string | null;
  /** True if the client asked for a dry run, which changes nothing. */
  readonly isDryRun: boolean;
  readonly address: string | null;
  /** Bytes of the response body; null for a streamed one. */
  readonly bytes: number | null;
  /** `error` of an error response, without secrets, and its `field`. */
  readonly errorMessage: string | null;
  readonly errorField: string | null;
  /** Number of requests that this entry represents: more than one when requests were sampled. */
  readonly sampleRate: number;
  /** Bodies without secrets; absent unless the company keeps them. */
  readonly requestBody?: string;
  readonly responseBody?: string;
}

/** Number of requests of a credential in an hour, by route class and status class. */
export interface RequestCount {
  readonly companyId: CompanyId;
  readonly credentialId: Id;
  /** First id of the hour, so that counts expire with the ids of their time. */
  readonly hourId: Id;
  readonly routeClass: string;
  readonly statusClass: StatusClass;
  requests: number;
  /** Total duration in milliseconds. */
  durationMs: number;
}

/** Uses of a deprecated element of the API by a credential on a day. */
export interface DeprecatedUseCount {
  readonly companyId: CompanyId;
  readonly credentialId: Id;
  /** First id of the day. */
  readonly dayId: Id;
  /** Method and route pattern. */
  readonly route: string;
  readonly kind: string;
  readonly name: string;
  uses: number;
}

/** Stores requests of all companies together. */
export abstract class RequestStore {
  /** Stores everything or nothing. */
  abstract write(requests: readonly LoggedRequest[], counts: readonly RequestCount[]): Promise<void>;
  /** Adds uses to the uses of the same day. */
  abstract writeDeprecatedUses(counts: readonly DeprecatedUseCount[]): Promise<void>;
}

export abstract class RequestRecorder {
  /**
   * Records a request in memory in a microsecond or two. Never waits or throws; requests are written later in batches.
   */
  abstract record(request: CompletedRequest): void;
  /** Resolves when all recorded requests are written or have failed. Call before the process ends. */
  abstract flush(): Promise<void>;
  /** Number of requests missing in the log because the database did not accept them in time. They are still counted. */
  abstract readonly dropped: number;
  /** Number of requests whose bodies are missing in the log, because too many bodies were waiting. */
  abstract readonly droppedBodies: number;
}
