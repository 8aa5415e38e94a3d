import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { MistakeFixture } from './support/mistake-fixture.js';
import { OrderFixture } from './support/order-fixture.js';

describe('an error that teaches (W19)', () => {
  let fixture: MistakeFixture;
  beforeAll(async () => {
    fixture = await MistakeFixture.start();
  });
  afterAll(() => fixture.stop());

  it('shows what to change, for every mistake', async () => {
    const groups = new Set(fixture.mistakes.map(({ group }) => group));
    expect([fixture.mistakes.length, groups.size].map((count, at) => count >= [43, 26][at]!)).toEqual([true, true]);
    for (const mistake of fixture.mistakes) {
      const { status, headers, body } = await fixture.send(mistake);
      const { help = {}, warning = null } = mistake;
      expect({ mistake, status, body, warning: headers.get('partner-warning') }).toMatchObject({
        ...{ mistake, status: mistake.status, body: help, warning },
      });
      if (status < 400) continue;
      const { code, docs, requestId } = body;
      expect(docs).toBe(`${fixture.api.url}/docs/guides/errors#${String(code)}`);
      expect(requestId).toBe(headers.get('x-request-id'));
    }
  });

  it('explains each code at its address, with its reasons', async () => {
    const page = await (await fetch(`${fixture.api.url}/docs/guides/errors`)).text();
    for (const id of ['missing_field', 'route_not_found']) {
      expect(page).toContain(`<tr id="${id}">`);
    }
    for (const reason of ['The credential was revoked.', 'The id is malformed.'])
      expect(page).toContain(`<li>${reason}`);
  });

  it('names the allowed methods in Allow, too (W16)', async () => {
    const answer = await fixture.send({ group: '', method: 'PUT', path: '/partner/v1/leads', status: 405 });
    expect(answer.headers.get('allow')).toBe((answer.body['allowed'] as string[]).join(', '));
  });

  it('names no field for a record of the path, even if the body has its id, too', async () => {
    const id = newId();
    const { body } = await fixture.company.post(`leads/${id}/status`, { status: 'Lost', actionDescription: id });
    expect(Object.keys(body)).toEqual(['error', 'code', 'docs', 'requestId']);
  });

  it('has the id of the first request when it is replayed (I4)', async () => {
    const send = (id: string) =>
      fixture.company.post('leads', {}, { headers: { 'idempotency-key': 'replayed', 'x-request-id': id } });
    const [first, again] = [await send('first'), await send('again')];
    expect(first.body).toMatchObject({ code: 'missing_field', requestId: 'first' });
    expect([again.text, again.headers.get('x-request-id')]).toEqual([first.text, 'again']);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('as a warning belongs to the request and not to the cached list, which all spellings share (W4)', async () => {
    const key = await fixture.company.newKey('all');
    const ask = async (query: string): Promise<unknown[]> => {
      const { headers } = await fixture.company.get(`leads?limit=3${query}`, { key });
      return [headers.get('x-cache'), headers.get('partner-warning')];
    };
    const warning = 'parameter "stauts" is unknown and was ignored, did you mean "status"?';
    expect(await ask('&stauts=Open')).toEqual(['MISS', warning]);
    expect(await ask('')).toEqual(['HIT', null]);
    expect(await ask('')).toEqual(['HIT', null]);
    for (let round = 0; round < 3; round += 1) expect(await ask('&stauts=Open')).toEqual(['HIT', warning]);
    expect(await ask('&stauts=')).toEqual(['HIT', warning]);
    expect(await ask('&status=')).toEqual(['HIT', null]);
  });

  describe('about a filter', () => {
    let shop: OrderFixture;
    beforeAll(async () => {
      shop = await OrderFixture.company(fixture.api);
    });

    it.each(['leads', 'quotes', 'orders', 'work-orders', 'lot-stock'])(
      'warns of a location that the company does not have, if nothing matches: %s (W4)',
      async (list) => {
        const { body: place } = await shop.company.get<{ slug: string }>(`locations/${shop.second}`);
        const stranger = await fixture.api.company();
        const ask = async (location: string, { key } = shop.company): Promise<unknown[]> => {
          const { headers, body } = await shop.company.get<{ total: number }>(`${list}?location=${location}`, { key });
          return [body.total, headers.get('x-cache'), headers.get('partner-warning')];
        };
        const unknown = (value: string) => `location "${value}" is not known`;
        expect(await ask(shop.hidden)).toEqual([0, 'MISS', unknown(shop.hidden)]);
        for (const hit of ['MISS', 'HIT', 'HIT']) {
          expect(await ask('nowhere')).toEqual([0, hit, unknown('nowhere')]);
          expect(await ask(place.slug)).toEqual([0, hit, null]);
          expect(await ask(place.slug, stranger)).toEqual([0, hit, unknown(place.slug)]);
        }
      },
    );

    it('warns of a sales person who is no user, if nothing matches (W4)', async () => {
      const { headers } = await shop.company.get('leads?salesperson=nobody&location=nowhere');
      expect(headers.get('partner-warning')).toBe('location "nowhere" is not known; salesperson "nobody" is not known');
    });
  });
});
