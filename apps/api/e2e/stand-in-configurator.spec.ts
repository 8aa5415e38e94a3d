import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreateCompany, PutCompany } from '@partner/companies';
import { PutCustomer } from '@partner/customers';
import { type Id, samples } from '@partner/kernel';
import { TestApi, TestCompany } from './support/test-api.js';

interface Session {
  readonly sessionId: Id;
  readonly launchUrl: string;
}

describe('stand-in configurator', () => {
  let api: TestApi;
  let company: TestCompany;

  beforeAll(async () => {
    api = await TestApi.start({ PARTNER_DEMO_DATA: 'true' });
    await api.application.get(CreateCompany).execute({ id: samples.company, name: 'Barns <b>& Sons</b>' });
    company = new TestCompany(api, samples.company);
    company.key = await company.newKey('all');
    await api.application.get(PutCompany).execute(company.portal, {
      configuratorUrl: '/demo-configurator',
      configuratorLaunchAllowlist: [api.url],
    });
  });
  afterAll(() => api.stop());

  const create = async (body: object, of = company): Promise<Session> =>
    (await of.post<Session>('configurator-sessions', body)).body;

  it('shows its launch parameters escaped, and returns (R54)', async () => {
    const name = `"><script>alert('1')</script>`;
    const customerId = await api.application.get(PutCustomer).execute(company.portal, { name, email: 'a@example.com' });
    const returnUrl = `${api.url}/docs?cart=7&x='"`;
    const { sessionId, launchUrl } = await create({ customerId, returnUrl });
    const page = await fetch(launchUrl);
    const text = await page.text();
    expect([page.status, page.url]).toEqual([200, `${api.url}/demo-configurator?psid=${sessionId}`]);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;');
    expect(text).toContain('Barns &lt;b&gt;&amp; Sons&lt;/b&gt;');
    expect(text).not.toMatch(/<script|<b>|<style|javascript:|\son\w+=/);
    const [, back = ''] = /id="return" href="([^"]*)"/.exec(text) ?? [];
    expect(back).toBe(`/configurator/return/${sessionId}`);
    const returned = await fetch(api.url + back, { redirect: 'manual' });
    expect([returned.status, returned.headers.get('location')]).toEqual([
      302,
      `${api.url}/docs?cart=7&x=%27%22&psid=${sessionId}`,
    ]);
  });

  it('shows browsers what to do about a link that does not work, in the name of its company (W16, R54)', async () => {
    const { sessionId, launchUrl } = await create({});
    expect((await fetch(launchUrl, { redirect: 'manual' })).status).toBe(302);
    const asBrowser = async (url: string): Promise<[number, string | null, string]> => {
      const { status, headers, text } = await page(url, 'text/html,application/xhtml+xml,*/*;q=0.8');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
      expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
      expect(text).not.toMatch(/<script|<b>|javascript:|\son\w+=/);
      return [status, headers.get('content-type'), text];
    };
    const page = async (url: string, accept: string) => {
      const response = await fetch(url, { headers: { accept }, redirect: 'manual' });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    const html = 'text/html; charset=utf-8';
    const named = expect.stringContaining('Barns &lt;b&gt;&amp; Sons&lt;/b&gt;');
    expect(await asBrowser(launchUrl)).toEqual([410, html, named]);
    expect(await asBrowser(`${api.url}/configurator/return/${sessionId}`)).toEqual([404, html, named]);
    const unnamed = expect.not.stringContaining('Barns');
    expect(await asBrowser(`${launchUrl.slice(0, -43)}${'x'.repeat(43)}`)).toEqual([410, html, unnamed]);
    for (const accept of ['*/*', 'application/json']) {
      const { status, text } = await page(launchUrl, accept);
      expect([status, JSON.parse(text)]).toMatchObject([410, { error: expect.any(String), code: 'link_expired' }]);
    }
  });

  it('returns with the chosen quote', async () => {
    const { sessionId, launchUrl } = await create({ returnUrl: api.url });
    await fetch(launchUrl);
    const chosen = '65f0c0ffee0000000000e001';
    const page = await fetch(`${api.url}/demo-configurator?psid=${sessionId}&quoteId=${chosen}`);
    expect(await page.text()).toContain(`href="/configurator/return/${sessionId}?quoteId=${chosen}"`);
    const wrong = await fetch(`${api.url}/demo-configurator?psid=${sessionId}&quoteId=%22%3E`);
    expect(await wrong.text()).toContain(`href="/configurator/return/${sessionId}"`);
  });

  it('shows nothing of an unopened or unknown session', async () => {
    const { sessionId } = await create({});
    for (const query of [`?psid=${sessionId}`, '?psid=x', '', `?psid=${sessionId}&psid=${sessionId}`]) {
      const page = await fetch(`${api.url}/demo-configurator${query}`);
      expect([query, page.status]).toEqual([query, 404]);
    }
  });

  it('shows nothing of companies other than the demo company (A10)', async () => {
    const other = await api.company('Other Sheds');
    const settings = { configuratorUrl: '/demo-configurator', configuratorLaunchAllowlist: [api.url] };
    await api.application.get(PutCompany).execute(other.portal, settings);
    const { sessionId, launchUrl } = await create({ returnUrl: api.url }, other);
    expect((await fetch(launchUrl)).status).toBe(404);
    expect((await fetch(`${api.url}/demo-configurator?psid=${sessionId}`)).status).toBe(404);
    expect((await fetch(`${api.url}/configurator/return/${sessionId}`, { redirect: 'manual' })).status).toBe(302);
  });

  it.each<Readonly<Record<string, string>>>([
    {},
    { PARTNER_DEMO_DATA: 'false' },
    {
      PARTNER_DEMO_DATA: 'true',
      PARTNER_ENVIRONMENT: 'production',
      PARTNER_BASE_URL: 'https://api.example.com',
    },
  ])('does not exist with %p', async (settings) => {
    const other = await TestApi.start(settings);
    const page = await fetch(`${other.url}/demo-configurator`);
    expect([page.status, await page.json()]).toMatchObject([404, { error: 'not found', code: 'route_not_found' }]);
    await other.stop();
  });
});
