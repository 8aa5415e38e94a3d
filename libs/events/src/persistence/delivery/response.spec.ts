import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { Receiver } from '../../testing/receiver.js';
import { DeliveryFixture } from './delivery.fixture.js';

describe('what an endpoint answers (R92)', () => {
  let fixture: DeliveryFixture;
  let receiver: Receiver;
  let answer: string | Buffer = '';
  beforeAll(async () => {
    fixture = await DeliveryFixture.open();
    receiver = await Receiver.start((_, response) => {
      response.statusCode = 500;
      response.end(answer);
    });
  });
  afterEach(() => fixture.rest());
  afterAll(async () => {
    await receiver.close();
    await fixture.close();
  });

  const logged = async (text: string | Buffer): Promise<string | null> => {
    answer = text;
    const subscription = await fixture.aSubscription(receiver.url);
    const [event] = await fixture.events(subscription);
    const worker = fixture.aWorker();
    worker.loop.start();
    await worker.until(() => worker.outcomes.length === 1);
    const { response } = await fixture.database.one<{ response: string | null }>(
      sql`select response from webhook_attempts where event_id = ${event}`,
    );
    return response;
  };

  it.each([
    ['as it is', 'no such order', 'no such order'],
    ['as nothing when it is empty', '', null],
    ['to its 1,000th character', 'x'.repeat(5_000), 'x'.repeat(1_000)],
    ['without what PostgreSQL does not take', 'a\0b', 'ab'],
    ['with half a character replaced', `${'x'.repeat(999)}😀`, `${'x'.repeat(999)}\uFFFD`],
    ['with bytes that are no text replaced', Buffer.from([0x61, 0xff, 0x62]), 'a\uFFFDb'],
    ['as nothing when it is too long to be read (E9)', 'x'.repeat(20_000), null],
  ])('is logged %s', async (_, text, expected) => {
    expect(await logged(text)).toBe(expected);
  });
});
