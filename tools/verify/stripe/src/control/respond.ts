import type { IncomingHttpHeaders } from 'node:http';
import type { HttpResponse } from '../http/response.js';
import { StripeError } from '../http/stripe-error.js';
import type { StandIn } from '../stand-in.js';
import { Control, UnknownObject } from './control.js';

/** Names of the control calls. */
export const calls = Object.getOwnPropertyNames(Control.prototype).filter((name) => name !== 'constructor');

/** Executes a control call. @param call its name. @param body its arguments as a JSON list. */
export async function respond(
  standIn: StandIn,
  call: string,
  body: string,
  headers: IncomingHttpHeaders,
): Promise<HttpResponse> {
  // A page of another site can send a form, but not JSON.
  if (!headers['content-type']?.startsWith('application/json')) return refused(415, 'Control calls are JSON');
  if (!calls.includes(call)) return refused(404, `Unknown control call: ${call}`);
  const control = new Control(standIn) as unknown as Record<string, (...values: unknown[]) => unknown>;
  try {
    const values = JSON.parse(body) as unknown[];
    return { status: 200, body: (await control[call]!(...values)) ?? {} };
  } catch (error) {
    if (error instanceof StripeError) return refused(error.status, error.message);
    if (error instanceof UnknownObject) return refused(404, error.message);
    if (error instanceof RangeError) return refused(409, error.message);
    return refused(400, String(error));
  } finally {
    standIn.changed();
  }
}

const refused = (status: number, error: string): HttpResponse => ({ status, body: { error } });
