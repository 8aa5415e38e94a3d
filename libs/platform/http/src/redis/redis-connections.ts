import { RedisConnection } from './redis-connection.js';

/** The connections of a process: one per configured server. */
export class RedisConnections {
  readonly #connections = new Map<string, RedisConnection>();

  /** Returns the connection to the server at `url`. */
  to(url: string): RedisConnection {
    const connection = this.#connections.get(url) ?? new RedisConnection(url);
    this.#connections.set(url, connection);
    return connection;
  }

  /** Resolves when the first connection attempt to every server has ended. */
  async started(): Promise<void> {
    await Promise.all([...this.#connections.values()].map((connection) => connection.started()));
  }

  close(): void {
    for (const connection of this.#connections.values()) connection.close();
  }
}
