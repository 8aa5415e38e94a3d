import { fromServer, t } from '../i18n';

/** Failed API call, with the error text of the response. A `status` of 0 means that there was no response. */
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
    throw new CallError(0, t('The portal is not responding. Check your connection and try again.'), null);
  });
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
  throw new CallError(response.status, messageOf(text), response.headers.get('x-request-id'));
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);

/** Query string with a leading `?`, or an empty string. Unset and empty values are left out. */
export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}

function messageOf(text: string): string {
  try {
    const { error, code } = JSON.parse(text) as { error?: unknown; code?: string };
    return typeof error === 'string' ? fromServer(error, code) : t('The request failed.');
  } catch {
    return t('The request failed.');
  }
}
