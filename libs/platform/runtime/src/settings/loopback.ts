import { textOf } from './setting.js';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether the public address that the variables give, or the default for it, is reached on this machine alone. */
export function isBaseUrlLoopback({ PARTNER_BASE_URL, HOST }: NodeJS.ProcessEnv): boolean {
  const host = textOf(HOST) ?? '127.0.0.1';
  const url = textOf(PARTNER_BASE_URL) ?? `http://${host.includes(':') ? `[${host}]` : host}`;
  return loopback.test(URL.parse(url)?.hostname ?? '');
}
