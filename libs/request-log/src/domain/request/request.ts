import type { CompanyId, Id } from '@partner/kernel';

/** Status classes. 429 has its own class, since the only remedy is to slow down (R100). */
export const statusClasses = ['2xx', '3xx', '4xx', '429', '5xx'] as const;
export type StatusClass = (typeof statusClasses)[number];

/** Client of a request. */
export interface RequestClient {
  readonly address: string;
  readonly agent?: string;
  /** Name of the tool of an assistant, as the client gives it. */
  readonly tool?: string;
}

/** Bodies of a request and its response, as sent. */
export interface RequestBodies {
  readonly request?: string;
  readonly response?: string | Buffer;
}

/** A completed request of a credential (R100). */
export interface CompletedRequest {
  readonly company: CompanyId;
  readonly credentialId: Id;
  readonly requestId: string;
  readonly method: string;
  /** Path and query as sent. Secrets in it are masked when it is logged. */
  readonly url?: string;
  /** Route pattern, such as `/partner/v1/leads/:id`. */
  readonly route: string;
  readonly status: number;
  /** Time from arrival to the end of the response, in milliseconds. */
  readonly durationMs: number;
  /** `code` of an error response (R80). */
  readonly errorCode?: string;
  /** Deprecated elements of the API that the request used. */
  readonly deprecated?: readonly { readonly kind: string; readonly name: string }[];
  /** `error` and `field` of an error response. */
  readonly errorMessage?: string;
  readonly errorField?: string;
  /** Bytes of the response body, if known. */
  readonly bytes?: number;
  /** Present only if the company keeps bodies. Secrets in them are masked when they are logged. */
  readonly bodies?: RequestBodies;
  readonly client?: () => RequestClient;
}

export function statusClassOf(status: number): StatusClass {
  if (status === 429) return '429';
  if (status >= 500) return '5xx';
  if (status >= 400) return '4xx';
  return status >= 300 ? '3xx' : '2xx';
}

export const isFailure = (status: number): boolean => status >= 400;

/** Returns the class under which a route's requests are counted: `leads` for `/partner/v1/leads/:id/status`. */
export function routeClassOf(route: string): string {
  const [first = '', second, third] = route.split('/').filter((part) => part !== '');
  return first === 'partner' && second !== undefined ? (third ?? second) : first;
}
