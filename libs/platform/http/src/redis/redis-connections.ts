import { RedisConnection } from './redis-connection.js';

/** The connections of a process: one to each configured server. */
export class RedisConnections {
  readonly #connections = new Map<string, RedisConnection>();

  /** The connection to the server at `url`. */
  to(url: string): RedisConnection {
    const connection = this.#connections.get(url) ?? new RedisConnection(url);
    this.#connections.set(url, connection);
    return connection;
  }

  /** Resolves when every server has answered, or has not. */
  async started(): Promise<void> {
    await Promise.all([...this.#connections.values()].map((connection) => connection.started()));
  }

  close(): void {
    for (const connection of this.#connections.values()) connection.close();
  }
}
