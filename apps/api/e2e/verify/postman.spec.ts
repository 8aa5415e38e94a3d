import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Postman } from '../support/postman.js';

describe('Postman collection (R103)', () => {
  let postman: Postman;
  beforeAll(async () => {
    postman = await Postman.start();
  });
  afterAll(() => postman.stop());

  it('runs with an API key, which it keeps', async () => {
    const { key } = postman.demo.company;
    const { failures, sent, variables } = await postman.run({ token: key });
    expect(failures).toEqual([]);
    expect(variables['token']).toBe(key);
    // Without a client, the token request is skipped.
    expect(sent).toHaveLength(postman.operations - 1);
  });

  it('runs a second time, with an OAuth client', async () => {
    const { failures, sent } = await postman.run(await postman.client());
    expect(failures).toEqual([]);
    expect(sent).toHaveLength(postman.operations);
  });
});
