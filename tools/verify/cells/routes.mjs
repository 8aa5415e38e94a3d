import { Buffer } from 'node:buffer';
import { newId } from '../../../libs/kernel/dist/index.js';
import { unknownKey } from './changes.mjs';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const grant = 'grant_type=client_credentials';
const basic = (id, secret) => `Basic ${Buffer.from(`${encodeURIComponent(id)}:${secret}`).toString('base64')}`;
const linkOf = (company, bytes) =>
  Buffer.concat([Buffer.from(company, 'hex'), Buffer.alloc(bytes, 7)]).toString('base64url');
const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const forged = (company) => `${part({ alg: 'HS256', typ: 'at+jwt' })}.${part({ company })}.${'x'.repeat(43)}`;

/**
 * Requests with the cell that must respond and its status: requests of each cell, and some that belong to none, which
 * go to the default cell.
 */
export async function routes(cells, url) {
  const all = [];
  for (const { name, company, key, client, revoked, launch } of cells) {
    const add = (what, status, path, init, leadsTo) => all.push({ what, cell: name, status, path, init, leadsTo });
    const token = (init) => ['/oauth/token', { method: 'POST', ...init }];
    const { clientId, clientSecret } = client;
    const form2 = `${grant}&client_id=${clientId}&client_secret=`;
    const viaBasic = { headers: { ...form, authorization: basic(clientId, clientSecret) }, body: grant };
    const issued = await fetch(`${url}/oauth/token`, { method: 'POST', ...viaBasic });
    const { access_token: jwt } = await issued.json();
    add('an API key', 200, '/partner/v1/company', bearer(key));
    add('an API key, scheme in capitals', 200, '/partner/v1/company', { headers: { authorization: `BEARER ${key}` } });
    add('an API key with another secret', 401, '/partner/v1/company', bearer(`${key.slice(0, -1)}${swap(key.at(-1))}`));
    add('a revoked API key', 401, '/partner/v1/company', bearer(revoked));
    add('an access token', 200, '/partner/v1/company', bearer(jwt));
    add('a forged access token of the company', 401, '/partner/v1/company', bearer(forged(company)));
    add('the token endpoint by Basic', 200, ...token(viaBasic));
    add('the token endpoint by a form', 200, ...token({ headers: form, body: form2 + clientSecret }));
    add(
      'the token endpoint, wrong secret',
      401,
      ...token({ headers: form, body: `${form2}cs_test_${'x'.repeat(43)}` }),
    );
    add('a launch link', 302, launch.path, {}, encodeURIComponent(`/configurator/return/${company}`));
    add('the same launch link again', 410, launch.path);
    add('a return link', 404, `/configurator/return/${company}${newId()}`);
    add('a forged download link of the company', 404, `/document-downloads/${linkOf(company, 44)}`);
    add('a page after a payment', 200, `/payment-links/paid?company=${company}&link=${newId()}&session=x`);
    add(
      'a notice of the payment processor',
      400,
      `/processors/stripe/${company}/${launch.connection}/events`,
      post('{}'),
    );
  }
  const [{ name: cell }] = cells;
  const unknown = (what, status, path, init) => all.push({ what, cell, status, path, init });
  unknown('an unknown API key', 401, '/partner/v1/company', bearer(unknownKey()));
  unknown('a malformed API key', 401, '/partner/v1/company', bearer('pk_'));
  unknown('a token of an unknown company', 401, '/partner/v1/company', bearer(forged(newId())));
  unknown('a token that is not JSON', 401, '/partner/v1/company', bearer('eyJ.eyJ.x'));
  unknown('no credential', 401, '/partner/v1/company');
  unknown('an unknown client', 401, '/oauth/token', {
    method: 'POST',
    headers: { ...form, authorization: basic(`ci_test_${newId()}_${newId()}`, 'x') },
    body: grant,
  });
  unknown('a launch link of an earlier release', 410, `/configurator/launch/${'x'.repeat(43)}`);
  unknown('a forged launch link', 410, `/configurator/launch/${linkOf(newId(), 32)}`);
  unknown('a malformed download link', 404, '/document-downloads/%00%ff');
  unknown('the documentation', 200, '/docs');
  return all;
}

/** Sends the requests one after the other. @returns those that another cell responded to, or otherwise */
export async function misrouted(all, url) {
  const wrong = [];
  for (const { what, cell, status, path, init, leadsTo = '' } of all) {
    const response = await fetch(`${url}${path}`, { redirect: 'manual', ...init });
    await response.arrayBuffer();
    const got = `${response.status} by ${response.headers.get('x-cell')}`;
    if (got !== `${status} by ${cell}`) wrong.push(`${what}: ${got}, not ${status} by ${cell}`);
    const location = response.headers.get('location') ?? '';
    if (!location.includes(leadsTo)) wrong.push(`${what}: leads to ${location}, not to ${leadsTo}`);
  }
  return wrong;
}

const bearer = (token) => ({ headers: { authorization: `Bearer ${token}` } });
const post = (body) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
/** Changes a base64url character in its first bit, which the decoded text keeps. */
const swap = (character) => (character === 'A' ? 'Q' : 'A');
