import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Postman } from './support/postman.js';

describe('Postman collection (R103)', () => {
  let postman: Postman;
  beforeAll(async () => {
    postman = await Postman.start();
  });
  afterAll(() => postman.stop());

  it('runs with an OAuth client, whose token replaces the key', async () => {
    const { failures, sent, variables } = await postman.run(await postman.client());
    expect(failures).toEqual([]);
    expect(sent).toHaveLength(postman.operations);
    expect(variables['token']).toMatch(/^ey/);
  });

  it('keeps the key when the client is rejected, and reports it', async () => {
    const { key } = postman.demo.company;
    const given = { token: key, clientId: 'unknown', clientSecret: 'nothing' };
    const { failures, sent, variables } = await postman.run(given, '--folder', 'Authentication');
    expect(failures).toEqual([expect.stringMatching(/^Create an access token: .*401/)]);
    expect([sent.map(([, status]) => status), variables['token']]).toEqual([[401, 200], key]);
  });
});
