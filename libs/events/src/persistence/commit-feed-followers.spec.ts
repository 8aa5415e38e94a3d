import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, JsonResponse, newId } from '@partner/kernel';
import { ChangeChannel, Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { CompanyCommits } from '@partner/unit-of-work';
import type { FeedPage } from '../application/ports/event-feed.js';
import { CommitFeedFollowers } from './commit-feed-followers.js';

const page = (text: string): FeedPage => ({
  response: new JsonResponse(text),
  position: '1',
  isEmpty: text === 'empty',
});

describe('readers that wait for the feed', () => {
  let database: TestDatabase;
  let connections: Database;
  let channels: ChangeChannel[];
  let here: CompanyCommits;
  let there: CompanyCommits;

  beforeAll(async () => {
    database = await freshDatabase();
    connections = new Database({ url: database.url });
    channels = [new ChangeChannel(connections), new ChangeChannel(connections)];
    [here, there] = channels.map((channel) => new CompanyCommits(channel)) as [CompanyCommits, CompanyCommits];
    await Promise.all(channels.map((channel) => channel.start()));
  });
  afterAll(async () => {
    await Promise.all(channels.map((channel) => channel.stop()));
    await connections.close();
    await database.drop();
  });

  /** A reader whose first page is empty. `hasRead` resolves once that was read. */
  function reader(followers: CommitFeedFollowers, { company = newId() as CompanyId, credential = newId() } = {}) {
    const hasRead = Promise.withResolvers<void>();
    const gone = new AbortController();
    const texts = ['empty', 'first event'];
    const read = async (): Promise<FeedPage> => {
      const text = texts.shift() ?? 'more events';
      setImmediate(() => hasRead.resolve());
      return page(text);
    };
    // Longer than the time-out of a test, so that only the tested reason ends the wait.
    const ended = followers.firstPage({ company, credential, limitMs: 3_600_000, gone: gone.signal }, read);
    return { company, credential, hasRead: hasRead.promise, gone, text: ended.then(({ response }) => response.text) };
  }

  it('get the first page with an event after a commit in another process', async () => {
    const { company, hasRead, text } = reader(new CommitFeedFollowers(here));
    await hasRead;
    await there.committed(company);
    expect(await text).toBe('first event');
  });

  it('are not woken by a commit of another company', async () => {
    const followers = new CommitFeedFollowers(here);
    const [one, other] = [reader(followers), reader(followers)];
    await Promise.all([one.hasRead, other.hasRead]);
    await here.committed(other.company);
    expect(await other.text).toBe('first event');
    one.gone.abort();
    expect(await one.text).toBe('empty');
  });

  it('read what was committed while they read', async () => {
    const company = newId() as CompanyId;
    const texts = ['empty', 'during the read'];
    const followed = new CommitFeedFollowers(here).firstPage(
      { company, credential: newId(), limitMs: 3_600_000, gone: new AbortController().signal },
      async () => {
        if (texts.length === 2) await here.committed(company);
        return page(texts.shift()!);
      },
    );
    expect((await followed).response.text).toBe('during the read');
  });

  it('get the empty page after their time', async () => {
    const company = newId() as CompanyId;
    const gone = new AbortController().signal;
    const followers = new CommitFeedFollowers(here);
    const read = async (): Promise<FeedPage> => page('empty');
    expect((await followers.firstPage({ company, credential: newId(), limitMs: 1, gone }, read)).isEmpty).toBe(true);
  });

  it('get the empty page at shutdown, and at once after it', async () => {
    const followers = new CommitFeedFollowers(here);
    const { hasRead, text } = reader(followers);
    await hasRead;
    followers.beforeApplicationShutdown();
    expect(await text).toBe('empty');
    expect(await reader(followers).text).toBe('empty');
  });

  it('are at most four of a credential; the next gets its page at once', async () => {
    const followers = new CommitFeedFollowers(here);
    const given = { company: newId() as CompanyId, credential: newId() };
    const waiting = [1, 2, 3, 4].map(() => reader(followers, given));
    await Promise.all(waiting.map(({ hasRead }) => hasRead));
    expect(await reader(followers, given).text).toBe('empty');
    const other = reader(followers);
    await other.hasRead;
    await here.committed(given.company);
    expect(await Promise.all(waiting.map(({ text }) => text))).toEqual(Array(4).fill('first event'));
    followers.beforeApplicationShutdown();
    expect(await other.text).toBe('empty');
  });
});
