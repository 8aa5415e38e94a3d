import type { CompanyId, Id } from '@partner/kernel';
import type { StatusClass } from '../../domain/request/request.js';

/** Which requests are asked for. */
export interface RequestCriteria {
  readonly statusClass?: StatusClass;
  /** What the route is about: `leads`. */
  readonly routeClass?: string;
  readonly credentialId?: Id;
  readonly requestId?: string;
  /** The last one of the page before. */
  readonly before?: Id;
  readonly limit: number;
}

/** A request as it was answered. */
export interface RequestItem {
  readonly id: Id;
  /** When it arrived. */
  readonly at: Date;
  readonly credentialId: Id;
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  /** Null for a success. */
  readonly errorCode: string | null;
  /** How many requests it stands for: more than one where there were too many to keep each. */
  readonly sampleRate: number;
}

/** A page of requests, newest first. */
export interface RequestPage {
  readonly data: readonly RequestItem[];
  /** Absent on the last page. A page that filters may be short, or empty, and have a next one. */
  readonly next?: Id;
}

/** What users of a company see of its requests (R100). */
export abstract class RequestQueries {
  abstract list(company: CompanyId, criteria: RequestCriteria): Promise<RequestPage>;
}
