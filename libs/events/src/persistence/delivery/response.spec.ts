import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { Receiver } from '../../testing/receiver.js';
import { DeliveryFixture } from './delivery.fixture.js';

describe('the logged response of an endpoint (R92)', () => {
  let fixture: DeliveryFixture;
  let receiver: Receiver;
  let answer: string | Buffer = '';
  beforeAll(async () => {
    fixture = await DeliveryFixture.open();
    receiver = await Receiver.start((_, response) => {
      response.writeHead(500, { 'x-long': 'x'.repeat(2_500) });
      response.end(answer);
    });
  });
  afterEach(() => fixture.rest());
  afterAll(async () => {
    await receiver.close();
    await fixture.close();
  });

  const logged = async (text: string | Buffer): Promise<{ response: string | null; headers: string }> => {
    answer = text;
    const subscription = await fixture.aSubscription(receiver.url);
    const [event] = await fixture.events(subscription);
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 1);
    const [row] = await fixture.database.query<{ response: string | null; headers: string }>(
      sql`select response, response_headers as headers from webhook_attempts where event_id = ${event}`,
    );
    return row!;
  };

  it.each([
    ['is unchanged', 'no such order', 'no such order'],
    ['is null when it is empty', '', null],
    ['ends after 1,000 characters', 'x'.repeat(5_000), 'x'.repeat(1_000)],
    ['omits what PostgreSQL does not accept', 'a\0b', 'ab'],
    ['replaces half a character', `${'x'.repeat(999)}😀`, `${'x'.repeat(999)}\uFFFD`],
    ['replaces bytes that are not text', Buffer.from([0x61, 0xff, 0x62]), 'a\uFFFDb'],
    ['is null when it is too long to read (E9)', 'x'.repeat(20_000), null],
  ])('%s', async (_, text, expected) => {
    expect((await logged(text)).response).toBe(expected);
  });

  it('ends after 2,000 characters of the headers', async () => {
    expect((await logged('')).headers).toMatch(/^x-long: x{1992}$/);
  });
});
