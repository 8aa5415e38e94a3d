import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Socket } from 'node:net';

/** All times in milliseconds. */
interface HeldConnectionTimes {
  readonly intervalMs: number;
  /** Time without a server response after which nothing relies on the connection any more. */
  readonly trustMs: number;
  readonly maxRetryDelayMs: number;
}

/** Connection that a process holds from `start` to `stop`, and opens again whenever it is lost. */
export abstract class HeldConnection {
  readonly #stop = new AbortController();
  #client: pg.Client | undefined;
  #confirmedAt = -Infinity;
  #cause: unknown;
  #running: Promise<void> | undefined;
  #wake: () => void = () => undefined;

  constructor(
    private readonly database: { dedicated(): Promise<pg.Client> },
    private readonly times: HeldConnectionTimes,
  ) {}

  /** Connects, and reconnects until `stop`. Resolves after the first attempt. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#running ??= this.#run(resolve);
      void this.#running.then(resolve);
    });
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    this.#wake();
    await this.#running;
  }

  protected get isStarted(): boolean {
    return this.#running !== undefined && !this.#isStopped;
  }

  /** True if the server has responded lately. */
  protected get isConfirmed(): boolean {
    return performance.now() - this.#confirmedAt < this.times.trustMs;
  }

  protected abstract prepare(client: pg.Client): Promise<void>;
  /** Confirms the connection. @returns milliseconds until an additional check */
  protected abstract check(client: pg.Client): Promise<number | void>;
  /** Called when the process stops, before the connection ends. */
  protected leave(_client: pg.Client): Promise<unknown> {
    return Promise.resolve();
  }
  protected abstract failed(error: unknown): void;
  /** @param isAgain true if an earlier attempt failed, or a connection was lost */
  protected abstract opened(isAgain: boolean): void;
  /** @param isStopped true if it ended because of `stop` */
  protected abstract ended(cause: unknown, isStopped: boolean): void;

  protected isHeld(client: pg.Client): boolean {
    return this.#client === client;
  }

  /** @param asked time of a query to which the server has responded */
  protected confirm(client: pg.Client, asked: number): void {
    if (this.#client === client) this.#confirmedAt = asked;
  }

  protected lose(client: pg.Client, cause: unknown = new Error('the connection ended')): void {
    if (this.#client !== client) return;
    this.#cause ??= cause;
    this.#client = undefined;
    this.#confirmedAt = -Infinity;
    this.#wake();
  }

  get #isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  async #run(attempted: () => void): Promise<void> {
    for (let failures = 0; !this.#isStopped;) {
      const client = await this.#open().catch((error: unknown) => this.failed(error));
      attempted();
      if (client) {
        this.opened(failures > 0);
        failures = 0;
        await this.#hold(client);
        this.ended(this.#cause, this.#isStopped);
      }
      failures += 1;
      const delay = Math.min(50 * failures, this.times.maxRetryDelayMs);
      await pause(delay, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    }
  }

  async #open(): Promise<pg.Client> {
    const client = await this.database.dedicated();
    this.#cause = undefined;
    client.on('error', (error) => (this.#cause ??= error));
    client.once('end', () => this.lose(client));
    this.#client = client;
    try {
      await withDeadline(client, this.times.trustMs, () => this.prepare(client));
      return client;
    } catch (error) {
      await this.#end(client);
      throw error;
    }
  }

  /** Checks the connection until it ends, the server stops responding, or `stop` is called. */
  async #hold(client: pg.Client): Promise<void> {
    let isChecking = false;
    let again: NodeJS.Timeout | undefined;
    const look = async (): Promise<void> => {
      if (!this.isConfirmed) this.lose(client, new Error(`no response within ${this.times.trustMs} ms`));
      // Only one check at a time: checks of a silent server would queue up in the client.
      if (isChecking || this.#client !== client) return;
      isChecking = true;
      clearTimeout(again);
      const next = await this.check(client).catch((error: unknown) => this.lose(client, error));
      isChecking = false;
      if (next !== undefined) again = setTimeout(() => void look(), next);
    };
    const timer = setInterval(() => void look(), this.times.intervalMs);
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (this.#isStopped || this.#client !== client) resolve();
      else void look();
    });
    clearInterval(timer);
    clearTimeout(again);
    if (this.#client === client) await this.leave(client).catch(() => undefined);
    else destroyConnection(client);
    await this.#end(client);
  }

  async #end(client: pg.Client): Promise<void> {
    this.lose(client);
    await endConnection(client, this.times.trustMs);
  }
}

/** Members that the types of `pg` omit. */
interface Waiting {
  readonly connection: { readonly stream: Socket };
  /** False while a query is running. */
  readonly readyForQuery: boolean;
}

/**
 * Destroys a connection when the server sends nothing for `milliseconds` while a query is running; pending queries
 * fail. TCP alone takes about 15 minutes to detect a vanished host.
 */
export function setResponseTimeout(client: pg.ClientBase, milliseconds: number, onTimeout: () => void): void {
  const waiting = client as unknown as Waiting;
  const { stream } = waiting.connection;
  stream.setTimeout(milliseconds, () => {
    if (waiting.readyForQuery) return;
    onTimeout();
    stream.destroy();
  });
}

/** Closes a connection whose server does not respond; pending queries fail. */
export function destroyConnection(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

/** Runs work on a connection, which is destroyed after `milliseconds` without a result; pending queries fail. */
export async function withDeadline<T>(client: pg.ClientBase, milliseconds: number, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => destroyConnection(client), milliseconds);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

/** Ends a connection, which is destroyed if the server does not respond within `milliseconds`. */
async function endConnection(client: pg.Client, milliseconds: number): Promise<void> {
  await withDeadline(client, milliseconds, () => client.end()).catch(() => undefined);
}
