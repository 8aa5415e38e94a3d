import { describe, expect, it } from '@jest/globals';
import { IdOf, type RequestPlan } from '../plan.js';
import { buildRequest, type SentRequest } from '../run/request.js';
import { Client } from '../run/send.js';
import { ofFirst, ofHidden, ofSecond, type PlantedResponse, PlantedApi } from '../testing/planted-api.js';
import { Oracle } from './oracle.js';

const list: RequestPlan = {
  operation: 'GET /partner/v1/things',
  method: 'GET',
  path: ['partner', 'v1', 'things'],
  query: [],
  headers: [],
  company: 0,
  credential: 'right',
  mutations: [],
};
const item = (id: string): RequestPlan => ({
  ...list,
  operation: 'GET /partner/v1/things/{id}',
  path: [...list.path, id],
});
const post: RequestPlan = { ...list, operation: 'POST /partner/v1/things', method: 'POST' };
const thing = { id: ofFirst, name: 'Shed' };

/** Returns the kinds of problems that the oracle reports for a planted response. */
async function problems(
  plan: RequestPlan,
  planted: PlantedResponse | undefined,
  change = (request: SentRequest): SentRequest => request,
): Promise<string[]> {
  const api = await PlantedApi.start(() => planted);
  const client = new Client(api.target.url, 1);
  const request = change(buildRequest(plan, api.target));
  const found = new Oracle(api.document, api.target.ids).check(request, await client.send(request));
  client.close();
  await api.stop();
  return found.map(({ kind }) => kind);
}

describe('the oracle', () => {
  it.each<[string, RequestPlan, PlantedResponse]>([
    ['a list', list, { status: 200, body: { data: [thing] } }],
    ['a field that the document does not name', item(ofFirst), { status: 200, body: { ...thing, more: 1 } }],
    ['null in free JSON (W1)', item(ofFirst), { status: 200, body: { ...thing, free: { a: null, b: [null] } } }],
    ['null in any JSON', item(ofFirst), { status: 200, body: { ...thing, any: [null, { a: null }] } }],
    [
      'null in free JSON with a name that objects inherit',
      item(ofFirst),
      { status: 200, body: { ...thing, free: { constructor: { a: null } } } },
    ],
    ['a documented error', item(ofSecond), { status: 404 }],
    ['a documented page', item(ofSecond), { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } }],
    ['a documented HEAD', { ...item(ofFirst), method: 'HEAD' }, { status: 204 }],
    ['an unknown path (W16)', { ...list, path: ['nowhere'] }, { status: 404 }],
    ['a known path with another method', { ...list, method: 'PUT' }, { status: 405, headers: { allow: 'GET, POST' } }],
    ['an encoded letter', { ...list, path: ['partner', 'v1', '%74hings'] }, { status: 200, body: { data: [] } }],
    [
      'the request ID that was sent',
      { ...list, headers: [['X-Request-Id', 'r1']] },
      { status: 200, body: { data: [] } },
    ],
  ])('accepts %s', async (_, plan, planted) => {
    expect(await problems(plan, planted)).toEqual([]);
  });

  it.each<[string, RequestPlan, PlantedResponse | undefined, string]>([
    ['a 500', list, { status: 500 }, 'returns 500'],
    ['a 503', list, { status: 503 }, 'returns 503'],
    ['no response', list, undefined, 'no response: ECONNRESET'],
    ['an undocumented status', list, { status: 409 }, 'returns 409, which is not documented'],
    [
      'a 200 for an undocumented path',
      { ...list, path: ['partner', 'v1', 'secrets'] },
      { status: 200, body: {} },
      'returns 200, which is not documented for an unknown path',
    ],
    [
      'a missing field',
      item(ofFirst),
      { status: 200, body: { id: ofFirst } },
      '200 does not match its schema at / required',
    ],
    [
      'a wrong type in a list',
      list,
      { status: 200, body: { data: [thing, { ...thing, name: 1 }] } },
      '200 does not match its schema at /data/n/name type',
    ],
    [
      'a wrong format',
      item(ofFirst),
      { status: 200, body: { ...thing, at: 'yesterday' } },
      '200 does not match its schema at /at format',
    ],
    [
      'an error without its text',
      item(ofFirst),
      { status: 404, body: {} },
      '404 does not match its schema at / required',
    ],
    [
      'null in an unknown field (W1)',
      item(ofFirst),
      { status: 200, body: { ...thing, more: null } },
      '200 has null at /more',
    ],
    [
      'an ID of the other company',
      list,
      { status: 200, body: { data: [{ ...thing, id: ofSecond }] } },
      'exposes an ID of another company',
    ],
    [
      'an ID of the other company in a link',
      item(ofFirst),
      { status: 200, body: { ...thing, ownerId: ofSecond } },
      'exposes an ID of another company',
    ],
    [
      'a hidden ID',
      item(ofFirst),
      { status: 200, body: { ...thing, placeId: ofHidden } },
      'exposes the ID of a hidden record',
    ],
    [
      'no X-Request-Id (W17)',
      list,
      { status: 200, body: { data: [] }, headers: { 'x-request-id': '' } },
      'has no X-Request-Id',
    ],
    [
      'another X-Request-Id than was sent (W17)',
      { ...list, headers: [['X-Request-Id', 'mine']] },
      { status: 200, body: { data: [] } },
      'does not echo X-Request-Id',
    ],
    [
      'another content type',
      list,
      { status: 200, body: { data: [] }, headers: { 'content-type': 'text/html' } },
      'returns 200 with the content type text/html',
    ],
    [
      'a 401 without a challenge (W10)',
      { ...list, credential: 'none' },
      { status: 401 },
      'returns 401 without www-authenticate',
    ],
    [
      'a success without a credential',
      { ...list, credential: 'none' },
      { status: 200, body: { data: [] } },
      'returns 200 without a credential',
    ],
    [
      'a success without the required body',
      post,
      { status: 201, body: thing },
      'returns 201 without the body that is documented as required',
    ],
  ])('reports %s', async (_, plan, planted, kind) => {
    expect(await problems(plan, planted)).toEqual([kind]);
  });

  it("reports another company's ID in a body only if it was sent", async () => {
    const planted = { status: 201, body: thing };
    const foreign: RequestPlan = { ...post, body: { as: 'json', value: { name: new IdOf('things', 'other', 0) } } };
    expect(await problems(foreign, planted)).toEqual(['accepts an ID of another company in the body']);
    const simpler = (request: SentRequest): SentRequest => ({ ...request, body: Buffer.from('{"name":"Shed"}') });
    expect(await problems(foreign, planted, simpler)).toEqual([]);
    const read: RequestPlan = { ...foreign, method: 'GET' };
    expect(await problems(read, { status: 200, body: { data: [] } })).toEqual([]);
  });

  it('reports a success for a record of another company, whatever the response contains', async () => {
    const foreign = { ...item(''), path: [...list.path, new IdOf('things', 'other', 0)] };
    const planted = { status: 200, body: { id: 'none', name: 'Shed' } };
    expect(await problems(foreign, planted)).toEqual(['accepts an ID of another company in the path']);
  });
});
