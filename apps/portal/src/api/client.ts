/** A call that was refused, in the words of the answer. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    readonly status: number,
    message: string,
    readonly requestId: string | null,
  ) {
    super(message);
  }
}

/** Sent along with what changes something; known once the session is. */
let csrfToken = '';

export const rememberCsrfToken = (token: string): void => {
  csrfToken = token;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the portal. @throws CallError, also when nothing answers. */
export async function call<T>(method: Method, path: string, body?: object): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && csrfToken !== '' && { 'x-csrf-token': csrfToken }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallError(0, 'The portal does not answer. Check your connection and try again.', null);
  });
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
  throw new CallError(response.status, messageOf(text), response.headers.get('x-request-id'));
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);

/** The part of an address behind its question mark; what is not set is left out. */
export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}

function messageOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? error : 'The call failed.';
  } catch {
    return 'The call failed.';
  }
}
