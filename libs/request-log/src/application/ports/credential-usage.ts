import type { CompanyId, Id } from '@partner/kernel';
import type { StatusClass } from '../../domain/request/request.js';

/** Number of requests by status class; classes without requests are absent. */
export type RequestsByStatus = Readonly<Partial<Record<StatusClass, number>>>;

export interface RouteUsage {
  readonly routeClass: string;
  readonly requests: number;
  readonly failed: number;
  /** Average duration in milliseconds. */
  readonly averageMs: number;
}

/** Exact counts of all requests, including unlogged ones, about a second behind. */
export interface Usage {
  readonly since: Date;
  readonly requests: RequestsByStatus;
  /** Hours with requests, in order. */
  readonly hours: readonly { readonly at: Date; readonly requests: RequestsByStatus }[];
  /** Credentials with requests. */
  readonly credentials: readonly { readonly credentialId: Id; readonly requests: RequestsByStatus }[];
  /** Route classes, most used first. */
  readonly routes: readonly RouteUsage[];
}

export interface UsageCriteria {
  /** Defaults to all credentials of the company. */
  readonly credentialId?: Id;
  /** Rounded down to the hour. */
  readonly since: Date;
}

/** Usage of credentials (R100). */
export abstract class CredentialUsage {
  abstract of(company: CompanyId, criteria: UsageCriteria): Promise<Usage>;
}
