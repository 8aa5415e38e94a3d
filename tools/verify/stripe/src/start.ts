import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { StripeControl } from './control/client.js';
import { defaultBackoff } from './webhooks/webhook-sender.js';
import { createStandInServer } from './server.js';
import { StandIn } from './stand-in.js';

export interface StripeOptions {
  /** Defaults to a free port. */
  port?: number;
  /** Defaults to the loopback address, because the control API has no authentication. */
  host?: string;
  /** State file. By default, the state is kept in memory only. */
  data?: string;
  /** Seconds between attempts to send a webhook; defaults to about three days in total. */
  backoff?: readonly number[];
  /** URL of the stand-in for browsers, if it differs from the listening address. */
  publicUrl?: string;
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

/** @throws if the port is in use or the state file cannot be read. */
export async function startStripe(options: StripeOptions = {}): Promise<RunningStripe> {
  const host = options.host ?? '127.0.0.1';
  const standIn = new StandIn({ data: options.data, backoff: options.backoff ?? defaultBackoff });
  const server = createStandInServer(standIn);
  server.listen(options.port ?? 0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://${host}:${port}`;
  standIn.publicUrl = options.publicUrl ?? url;
  return {
    url,
    host,
    port,
    control: new StripeControl(url),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await standIn.stop();
      await closed;
    },
  };
}
