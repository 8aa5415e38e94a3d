import type { CompanyId, Id } from '@partner/kernel';
import type { StatusClass } from '../../domain/request/request.js';
import type { LoggedRequest } from './request-store.js';

export interface RequestCriteria {
  readonly statusClass?: StatusClass;
  /** Route class, such as `leads`. */
  readonly routeClass?: string;
  readonly credentialId?: Id;
  readonly requestId?: string;
  readonly method?: string;
  /** Part of the path and query, or of the route. */
  readonly path?: string;
  readonly statusCode?: number;
  readonly errorCode?: string;
  /** Name of the tool of an assistant. */
  readonly tool?: string;
  /** Bounds of the time at which the request completed. */
  readonly from?: Date;
  readonly to?: Date;
  /** Id of the last request on the previous page. */
  readonly before?: Id;
  readonly limit: number;
}

/** Logged request. Its `url` is null if an earlier release logged it. */
export interface RequestItem extends Omit<
  LoggedRequest,
  'companyId' | 'at' | 'routeClass' | 'requestBody' | 'responseBody'
> {
  readonly at: Date;
}

/** A page of requests, newest first. */
export interface RequestPage {
  readonly data: readonly RequestItem[];
  /** Absent on the last page. With filters, a page can be short or empty and still have a next one. */
  readonly next?: Id;
}

/** Bodies of a logged request and its response, without secrets; null if they were empty or are not kept. */
export interface KeptBodies {
  readonly request: string | null;
  readonly response: string | null;
}

/** Read model of a company's requests for its users (R100). */
export abstract class RequestQueries {
  /** Returns the bodies of a logged request; undefined if it is not logged. */
  abstract bodies(company: CompanyId, id: Id): Promise<KeptBodies | undefined>;
  /** Returns the time since which the company keeps bodies; null if it does not. */
  abstract keepsBodiesSince(company: CompanyId): Promise<Date | null>;
  abstract list(company: CompanyId, criteria: RequestCriteria): Promise<RequestPage>;
  /** Returns the newest requests with these request IDs, at most 100. */
  abstract withIds(company: CompanyId, requestIds: readonly string[]): Promise<readonly RequestItem[]>;
}
