import { describe, expect, it } from '@jest/globals';
import { Database } from './database.js';
import { ChangeChannel } from './change-channel/index.js';
import { freshDatabase } from '@partner/testing';
import { type WorkLeft, WorkSignal } from './work-signal.js';

/** A channel that hears, and how often of what. */
async function aProcess(
  url: string,
): Promise<{ heard: string[]; channel: ChangeChannel; until(count: number): Promise<void>; close(): Promise<void> }> {
  const database = new Database({ url, maxConnections: 2 });
  const channel = new ChangeChannel(database);
  const heard: string[] = [];
  let wake = (): void => undefined;
  channel.on<WorkLeft>('work', { changed: ({ queue }) => void (heard.push(queue), wake()), missed: () => undefined });
  await channel.start();
  const until = async (count: number): Promise<void> => {
    while (heard.length < count) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { heard, channel, until, close: async () => (await channel.stop(), database.close()) };
}

describe('the notice of work', () => {
  it('reaches the workers of every process, once for many commits of a moment', async () => {
    const home = await freshDatabase();
    const [own, other] = [await aProcess(home.url), await aProcess(home.url)];
    const signal = new WorkSignal(own.channel);
    for (let commit = 0; commit < 1_000; commit += 1) signal.tell('webhooks');
    signal.tell('jobs');
    await signal.told();
    await other.until(2);
    expect(new Set(own.heard)).toEqual(new Set(['webhooks', 'jobs']));
    expect(own.heard.length).toBeLessThan(10);
    await Promise.all([own.close(), other.close()]);
    await home.drop();
  });

  it('is dropped when it cannot be sent: the work stands in the database', async () => {
    const database = new Database({ url: 'postgres://nobody@127.0.0.1:1/nowhere', maxConnections: 1 });
    const signal = new WorkSignal(new ChangeChannel(database));
    signal.tell('webhooks');
    await signal.told();
    await database.close();
  });
});
