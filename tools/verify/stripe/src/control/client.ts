import type { Control } from './control.js';
import { calls } from './respond.js';

/** Control call that the stand-in rejected. */
export class ControlRefused extends Error {}

/**
 * Client of the control API of a stand-in, in this process or another. A call rejects with ControlRefused if the state
 * of the objects does not allow it. Calls that cause webhooks do not wait for them; use `idle`.
 */
export type StripeControl = { readonly url: string } & {
  readonly [Call in keyof Control]: (
    ...values: Parameters<Control[Call]>
  ) => Promise<Awaited<ReturnType<Control[Call]>>>;
};

/** @param url base URL of the stand-in. */
export function stripeControl(url: string): StripeControl {
  const methods = calls.map((call) => [call, (...values: unknown[]) => send(`${url}/control/${call}`, values)]);
  return { url, ...Object.fromEntries(methods) } as StripeControl;
}

async function send(url: string, values: readonly unknown[]): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(values) });
  const result = (await response.json()) as { error?: string };
  if (!response.ok) throw new ControlRefused(result.error);
  return result;
}
