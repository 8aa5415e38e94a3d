import { describe, expect, it } from '@jest/globals';
import { ChangeChannel, Database } from '@partner/postgres';
import { freshDatabase } from '@partner/testing';
import { WorkerNotifier } from './worker-notifier.js';

/** Listening channel that records the notifications it receives. */
async function aProcess(url: string): Promise<{
  received: string[];
  channel: ChangeChannel;
  until(count: number): Promise<void>;
  close(): Promise<void>;
}> {
  const database = new Database({ url, maxConnections: 2 });
  const channel = new ChangeChannel(database);
  const received: string[] = [];
  let wake = (): void => undefined;
  for (const kind of ['webhooks', 'jobs'] as const)
    new WorkerNotifier(channel).onWork(kind, () => void (received.push(kind), wake()));
  await channel.start();
  const until = async (count: number): Promise<void> => {
    while (received.length < count) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { received, channel, until, close: async () => (await channel.stop(), database.close()) };
}

describe('the worker notification', () => {
  it('reaches the workers of every process, combined for many commits', async () => {
    const testDatabase = await freshDatabase();
    const [own, other] = [await aProcess(testDatabase.url), await aProcess(testDatabase.url)];
    const signal = new WorkerNotifier(own.channel);
    for (let commit = 0; commit < 1_000; commit += 1) signal.notify('webhooks');
    signal.notify('jobs');
    await signal.flushed();
    await other.until(2);
    expect(new Set(own.received)).toEqual(new Set(['webhooks', 'jobs']));
    expect(own.received.length).toBeLessThan(10);
    await Promise.all([own.close(), other.close()]);
    await testDatabase.drop();
  });

  it('is dropped when it cannot be sent, because the work is in the database', async () => {
    const database = new Database({ url: 'postgres://user@127.0.0.1:1/nowhere', maxConnections: 1 });
    const signal = new WorkerNotifier(new ChangeChannel(database));
    signal.notify('webhooks');
    await signal.flushed();
    await database.close();
  });
});
