import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { StripeControl } from './control/client.js';
import { defaultBackoff } from './notices/notices.js';
import { serverOf } from './server.js';
import { StandIn } from './stand-in.js';

export interface StripeOptions {
  /** A free one when not said. */
  port?: number;
  /** The loopback when not said: the control API asks nobody who they are. */
  host?: string;
  /** A file that keeps the state across restarts; in memory alone when not said. */
  data?: string;
  /** Seconds between attempts to send a notice; about three days in all when not said. */
  backoff?: readonly number[];
  /** Where browsers reach the stand-in, when it is not where it listens. */
  publicUrl?: string;
}

/** A stand-in for Stripe that runs in this process. */
export interface RunningStripe {
  url: string;
  host: string;
  port: number;
  control: StripeControl;
  /** Ends connections, releases what hangs, waits for notices under way, and writes the state. */
  stop(): Promise<void>;
}

/** @throws when the port is taken or the state file cannot be read. */
export async function startStripe(options: StripeOptions = {}): Promise<RunningStripe> {
  const host = options.host ?? '127.0.0.1';
  const standIn = new StandIn({ data: options.data, backoff: options.backoff ?? defaultBackoff });
  const server = serverOf(standIn);
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
