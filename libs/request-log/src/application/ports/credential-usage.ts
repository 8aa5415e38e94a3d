import type { CompanyId, Id } from '@partner/kernel';
import type { StatusClass } from '../../domain/request/request.js';

/** How many requests, by the classes of their answers; a class that did not occur is absent. */
export type RequestsByStatus = Readonly<Partial<Record<StatusClass, number>>>;

/** The requests of an hour. */
export interface HourOfUsage {
  readonly at: Date;
  readonly requests: RequestsByStatus;
}

/** The requests about one thing. */
export interface RouteUsage {
  readonly routeClass: string;
  readonly requests: number;
  readonly failed: number;
  /** Milliseconds, on average. */
  readonly averageMs: number;
}

/** Exact counts of requests, sampled or not; a second behind. */
export interface Usage {
  readonly since: Date;
  readonly requests: RequestsByStatus;
  /** Hours in which there were any, in order. */
  readonly hours: readonly HourOfUsage[];
  /** The most used first. */
  readonly routes: readonly RouteUsage[];
}

/** Whose requests are counted, and since when. */
export interface UsageCriteria {
  /** All credentials of the company unless given. */
  readonly credentialId?: Id;
  /** Begins with the hour of this time. */
  readonly since: Date;
}

/** How much credentials are used (R100). */
export abstract class CredentialUsage {
  abstract of(company: CompanyId, criteria: UsageCriteria): Promise<Usage>;
}
