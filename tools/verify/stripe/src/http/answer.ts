/** What is sent back. */
export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** The connection is cut without an answer. */
export const cut = Symbol('cut');
