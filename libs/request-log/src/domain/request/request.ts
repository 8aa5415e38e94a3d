import type { CompanyId, Id } from '@partner/kernel';

/** Statuses in classes; 429 is one of its own, since who sees it has to slow down and nothing else (R100). */
export const statusClasses = ['2xx', '3xx', '4xx', '429', '5xx'] as const;
export type StatusClass = (typeof statusClasses)[number];

/** A request of a credential that was answered: never a body, a query, or an id out of the path (R100). */
export interface AnsweredRequest {
  readonly company: CompanyId;
  readonly credentialId: Id;
  readonly requestId: string;
  readonly method: string;
  /** The pattern of its path: `/partner/v1/leads/:id`. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds from its arrival to the end of its answer. */
  readonly durationMs: number;
  /** The `code` of an answer that is no success (R80). */
  readonly errorCode?: string;
}

/** The class of a status. */
export function statusClassOf(status: number): StatusClass {
  if (status === 429) return '429';
  if (status >= 500) return '5xx';
  if (status >= 400) return '4xx';
  return status >= 300 ? '3xx' : '2xx';
}

/** Whether an answer was no success. */
export const isFailure = (status: number): boolean => status >= 400;

/** What a route is about, which is what requests are counted by: `leads` of `/partner/v1/leads/:id/status`. */
export function routeClassOf(route: string): string {
  const [first = '', second, third] = route.split('/').filter((part) => part !== '');
  return first === 'partner' && second !== undefined ? (third ?? second) : first;
}
