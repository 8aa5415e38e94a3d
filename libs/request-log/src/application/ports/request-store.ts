import type { CompanyId, Id } from '@partner/kernel';
import type { StatusClass } from '../../domain/request/request.js';

/** A request as the log keeps it. */
export interface LoggedRequest {
  readonly companyId: CompanyId;
  readonly id: Id;
  /** When it arrived, milliseconds since 1970. */
  readonly at: number;
  readonly credentialId: Id;
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly routeClass: string;
  readonly status: number;
  readonly durationMs: number;
  readonly errorCode: string | null;
  /** How many requests it stands for. */
  readonly sampleRate: number;
}

/** How many requests of a credential there were in an hour, about one thing and with one class of answers. */
export interface RequestCount {
  readonly companyId: CompanyId;
  readonly credentialId: Id;
  /** The first id of the hour: counts expire with the ids of their time. */
  readonly hourId: Id;
  readonly routeClass: string;
  readonly statusClass: StatusClass;
  requests: number;
  /** Milliseconds that all of them took together. */
  durationMs: number;
}

/** Where requests are written, of all companies together. */
export abstract class RequestStore {
  /** All of it or nothing. */
  abstract write(requests: readonly LoggedRequest[], counts: readonly RequestCount[]): Promise<void>;
}
