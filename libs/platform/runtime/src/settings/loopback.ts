import { textOf } from './setting.js';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** True for a sandbox whose public address, configured or default, is reachable only from this machine. */
export function isLoopbackSandbox({ PARTNER_ENVIRONMENT, PARTNER_BASE_URL, HOST }: NodeJS.ProcessEnv): boolean {
  if (textOf(PARTNER_ENVIRONMENT) === 'production') return false;
  const host = textOf(HOST) ?? '127.0.0.1';
  const url = textOf(PARTNER_BASE_URL) ?? `http://${host.includes(':') ? `[${host}]` : host}`;
  return loopback.test(URL.parse(url)?.hostname ?? '');
}
