import { relativeTime } from '../ui/relative-time';

/** Failed API call, with the error text of the response. A `status` of 0 means that there was no response. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    readonly status: number,
    message: string,
    readonly requestId: string | null,
    /** Error code of the response; empty if there is none. */
    readonly code = '',
    /** Field of the request that the error is about, if it is about one. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** CSRF token sent with every writing call. Empty until the session is loaded. */
let csrfToken = '';

export const rememberCsrfToken = (token: string): void => {
  csrfToken = token;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls the portal API and parses the JSON response. @throws CallError also when there is no response. */
export async function call<T>(method: Method, path: string, body?: object): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && csrfToken !== '' && { 'x-csrf-token': csrfToken }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallError(0, 'The portal is not responding. Check your connection and try again.', null);
  });
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
  const { error = 'The request failed.', code, field } = failureOf(text);
  const message = code === 'rate_limited' ? `Too many requests. Try again ${waitOf(response)}.` : error;
  throw new CallError(response.status, message, response.headers.get('x-request-id'), code, field);
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);

/** Query string with a leading `?`, or an empty string. Unset and empty values are left out. */
export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}

/** Time until another attempt, such as `in 5 minutes`. */
function waitOf({ headers }: Response): string {
  const now = new Date();
  return relativeTime(new Date(now.getTime() + Number(headers.get('retry-after') ?? 1) * 1_000), now);
}

function failureOf(text: string): { readonly error?: string; readonly code?: string; readonly field?: string } {
  try {
    return JSON.parse(text) as ReturnType<typeof failureOf>;
  } catch {
    return {};
  }
}

/** Path of the view for a failed call that needs a session, or a session with its second factor; else undefined. */
export function signInPathOf(error: unknown): '/sign-in' | '/second-factor' | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.status === 401) return '/sign-in';
  return ['second_factor_required', 'second_factor_missing'].includes(error.code) ? '/second-factor' : undefined;
}
