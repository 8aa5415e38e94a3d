import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type StripeControl, stripeControl } from './control/client.js';
import { createStandInServer } from './server.js';
import { StandIn } from './stand-in.js';

export interface StripeOptions {
  /** Defaults to a free port. */
  port?: number;
  /** State file. By default, the state is kept in memory only. */
  data?: string;
  /** Seconds between attempts to send a webhook; by default, there is one attempt. */
  backoff?: readonly number[];
}

/** Stand-in for Stripe that runs in this process. */
export interface RunningStripe {
  url: string;
  host: string;
  port: number;
  control: StripeControl;
  /** Closes connections, releases hanging requests, aborts running webhook attempts, and writes the state. */
  stop(): Promise<void>;
}

/**
 * Starts it on the loopback address, because the control API has no authentication.
 * @throws if the port is in use or the state file cannot be read.
 */
export async function startStripe({ port: wanted = 0, data, backoff }: StripeOptions = {}): Promise<RunningStripe> {
  const host = '127.0.0.1';
  const standIn = new StandIn({ data, backoff: backoff ?? [] });
  const server = createStandInServer(standIn);
  server.listen(wanted, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://${host}:${port}`;
  standIn.publicUrl = url;
  return {
    url,
    host,
    port,
    control: stripeControl(url),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await standIn.stop();
      await closed;
    },
  };
}
