export interface HttpResponse {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Result of a request whose connection is cut without a response. */
export const cut = Symbol('cut');
