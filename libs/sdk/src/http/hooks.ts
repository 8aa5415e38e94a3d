import type { PartnerError } from '../errors.js';
import type { OperationId } from '../operation-types.js';

/** An attempt of a request. It has no secrets: `path` is the template, without values and query. */
export interface RequestInfo {
  readonly operation: OperationId;
  readonly method: string;
  readonly path: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
}

/** The outcome of an attempt. */
export interface ResponseInfo extends RequestInfo {
  /** Milliseconds until the response began, without the time in the limiter's queue. */
  readonly durationMs: number;
  /** Undefined without a response. */
  readonly status?: number;
  /** Id of the request in the API's log. */
  readonly requestId?: string;
  /** Remaining requests of the rate limit. */
  readonly remaining?: number;
  /** Reason that there is no response. */
  readonly error?: unknown;
}

/** A failed attempt that is followed by another one. */
export interface RetryInfo extends RequestInfo {
  readonly delayMs: number;
  readonly error: PartnerError;
}

/** A hint of the API about a request that it accepted, such as a misspelled query parameter. */
export interface WarningInfo extends RequestInfo {
  readonly message: string;
  readonly requestId?: string;
}

/** Functions for logs and metrics. An exception of a hook is reported as a process warning. */
export interface Hooks {
  readonly request?: (info: RequestInfo) => void;
  readonly response?: (info: ResponseInfo) => void;
  readonly retry?: (info: RetryInfo) => void;
  /** By default, Node.js prints each message once, as a process warning. */
  readonly warning?: (info: WarningInfo) => void;
}

/** Reports the end of an attempt, and the warning in its response if there is one. */
export function observe(
  hooks: Hooks,
  info: RequestInfo & { readonly durationMs: number },
  { response, error }: { readonly response?: Response; readonly error?: unknown },
): void {
  const header = (name: string): string | undefined => response?.headers.get(name) ?? undefined;
  const remaining = header('x-ratelimit-remaining');
  const requestId = header('x-request-id');
  call(hooks.response, {
    ...info,
    status: response?.status,
    requestId,
    remaining: remaining === undefined ? undefined : Number(remaining),
    error,
  });
  const message = header('partner-warning');
  if (message !== undefined) call(hooks.warning, { ...info, message, requestId });
}

/** Calls a hook, which may be asynchronous. A failing hook must not fail, delay or repeat the request. */
export function call<Info>(hook: ((info: Info) => void) | undefined, info: Info): void {
  void (async () => hook?.(info))().catch((error: unknown) =>
    warn(`a hook of the Partner API client failed: ${String(error)}`, 'PartnerHookWarning'),
  );
}

/** Prints a process warning; browsers and workers have none. */
function warn(text: string, name: string): void {
  (globalThis.process as Partial<NodeJS.Process> | undefined)?.emitWarning?.(text, name);
}

const maxPrinted = 100;

/** Returns the default hook for warnings. */
export function printedOnce(): (info: WarningInfo) => void {
  const printed = new Set<string>();
  return ({ operation, message }) => {
    const text = `${operation}: ${message}`;
    if (printed.has(text) || printed.size >= maxPrinted) return;
    printed.add(text);
    warn(text, 'PartnerWarning');
  };
}
