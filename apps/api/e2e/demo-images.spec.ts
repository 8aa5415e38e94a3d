import { afterAll, describe, expect, it } from '@jest/globals';
import { TestApi } from './support/test-api.js';

describe('pictures of the demo company', () => {
  const started: TestApi[] = [];
  afterAll(() => Promise.all(started.map((api) => api.stop())));

  const api = async (demoData: string): Promise<string> => {
    const one = await TestApi.start({ PARTNER_DEMO_DATA: demoData });
    started.push(one);
    return one.url;
  };

  it('are public drawings outside the API contract', async () => {
    const url = await api('true');
    const answer = await fetch(`${url}/demo-images/lofted-barn-front.svg`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await answer.text()).toMatch(/^<svg /);
    const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(paths).filter((path) => path.includes('demo'))).toEqual([]);
    for (const name of ['lofted-barn', 'A.svg', 'a%3Cscript%3E.svg', '..%2Fsecret.svg', `${'a'.repeat(200)}.svg`]) {
      expect([name, (await fetch(`${url}/demo-images/${name}`)).status]).toEqual([name, 404]);
    }
  });

  it('do not exist without demo data', async () => {
    expect((await fetch(`${await api('false')}/demo-images/lofted-barn-front.svg`)).status).toBe(404);
  });
});
