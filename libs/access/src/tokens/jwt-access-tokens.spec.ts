import { hkdfSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Clock, type CompanyId, newId } from '@partner/kernel';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import type { TokenClaims } from '../application/ports/access-tokens.js';
import { JwtAccessTokens } from './jwt-access-tokens.js';

class FixedClock extends Clock {
  at = new Date('2026-03-01T12:00:00.000Z');
  override now(): Date {
    return this.at;
  }
  forward(seconds: number): void {
    this.at = new Date(this.at.getTime() + seconds * 1000);
  }
}

const secret = new Uint8Array(32).fill(7);
const claims: TokenClaims = {
  credential: newId(),
  company: newId() as CompanyId,
  scopes: ['partner-api.leads.read', 'partner-api.events.read'],
};

const sandbox = (clock = new FixedClock()): JwtAccessTokens => new JwtAccessTokens([secret], 'sandbox', clock);

describe('an access token', () => {
  it('is a signed JWT with the claims of A2', async () => {
    const clock = new FixedClock();
    const token = await sandbox(clock).issue(claims);
    const issuedAt = clock.at.getTime() / 1000;
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    expect(decodeJwt(token)).toEqual({
      sub: claims.credential,
      company: claims.company,
      env: 'sandbox',
      scopes: claims.scopes,
      iss: 'partner-api',
      iat: issuedAt,
      exp: issuedAt + 3600,
      jti: expect.stringMatching(/^[0-9a-f]{24}$/),
    });
  });

  it('is accepted by every process of the deployment', async () => {
    const token = await sandbox().issue(claims);
    expect(await sandbox().read(token)).toEqual({ ...claims, expiresAt: new FixedClock().at.getTime() + 3_600_000 });
  });

  it('is verified with both keys during a rotation and signed with the first (R87)', async () => {
    const next = new Uint8Array(32).fill(9);
    const both = new JwtAccessTokens([next, secret], 'sandbox', new FixedClock());
    expect(await both.read(await sandbox().issue(claims))).toMatchObject(claims);
    const token = await both.issue(claims);
    expect(await sandbox().read(token)).toBeUndefined();
    expect(await new JwtAccessTokens([next], 'sandbox', new FixedClock()).read(token)).toMatchObject(claims);
  });

  it('expires after an hour, even in a process that verified it before', async () => {
    const clock = new FixedClock();
    const tokens = sandbox(clock);
    const token = await tokens.issue(claims);
    clock.forward(3599);
    expect(await tokens.read(token)).toMatchObject(claims);
    clock.forward(1);
    expect(await tokens.read(token)).toBe('expired');
    expect(await sandbox(clock).read(token)).toBe('expired');
  });
});

describe('an invalid access token', () => {
  const read = (token: string): Promise<unknown> => sandbox().read(token);
  const derived = new Uint8Array(hkdfSync('sha256', secret, '', 'partner access tokens', 32));
  const issuedAt = new FixedClock().at.getTime() / 1000;
  const good = {
    sub: claims.credential,
    company: claims.company,
    env: 'sandbox',
    scopes: claims.scopes,
    iss: 'partner-api',
    iat: issuedAt,
    exp: issuedAt + 60,
  };
  const signed = (payload: object, header: object = {}, key: Uint8Array = derived): Promise<string> =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(key);

  it('differs from a valid one', async () => {
    expect(await read(await signed(good))).toMatchObject(claims);
  });

  it('is rejected when tampered with', async () => {
    const [header, , signature] = (await signed(good)).split('.');
    const richer = Buffer.from(JSON.stringify({ ...good, scopes: ['partner-api.users.write'] })).toString('base64url');
    expect(await read(`${header}.${richer}.${signature}`)).toBeUndefined();
    expect(await read(`${header}.${richer}.${'A'.repeat(43)}`)).toBeUndefined();
    expect(await read(`${header}.${richer}.`)).toBeUndefined();
  });

  for (const [what, token] of [
    ['without a signature', async () => new UnsecuredJWT(good).encode()],
    [
      'signed with another algorithm and the right key',
      () => signed(good, { alg: 'HS512' }, new Uint8Array([...derived, ...derived])),
    ],
    ['signed with the secret itself, instead of the key derived from it', () => signed(good, {}, secret)],
    [
      'of another deployment',
      () => new JwtAccessTokens([new Uint8Array(32).fill(8)], 'sandbox', new FixedClock()).issue(claims),
    ],
    [
      'of the other environment, signed with the same secret (A4)',
      () => new JwtAccessTokens([secret], 'production', new FixedClock()).issue(claims),
    ],
    ['of another type', () => signed(good, { typ: 'JWT' })],
    ['of another issuer', () => signed({ ...good, iss: 'someone else' })],
    ['that has expired in the other environment', () => signed({ ...good, exp: issuedAt, env: 'production' })],
    ['that has expired, signed with another key', () => signed({ ...good, exp: issuedAt }, {}, secret)],
    ['that never expires', () => signed({ ...good, exp: undefined })],
    ['without a credential', () => signed({ ...good, sub: 'x' })],
    ['without a company', () => signed({ ...good, company: undefined })],
    ['without scopes', () => signed({ ...good, scopes: 'partner-api.leads.read' })],
  ] as const) {
    it(`is rejected: ${what}`, async () => {
      expect(await read(await token())).toBeUndefined();
    });
  }

  it('that has expired is rejected as such only with the right signature (W19)', async () => {
    expect(await read(await signed({ ...good, exp: issuedAt }))).toBe('expired');
  });

  it('is rejected as another encoding of the same bytes', async () => {
    const token = await signed(good);
    const [header, payload, signature = ''] = token.split('.');
    const last = signature.at(-1) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // The last of 43 characters carries four bits of the signature and two that must be zero.
    const spare = signature.slice(0, -1) + alphabet[alphabet.indexOf(last) + 1];
    expect(Buffer.from(spare, 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
    const others = [`${token}=`, `${header}=.${payload}.${signature}`, `${header}.${payload}.${spare}`, `${token}\n`];
    for (const other of others) expect(await read(other)).toBeUndefined();
    expect(await read(token)).toMatchObject(claims);
  });

  it('grants no unknown scopes', async () => {
    const token = await signed({ ...good, scopes: ['partner-api.leads.read', 'partner-api.all', 7] });
    expect(await read(token)).toMatchObject({ scopes: ['partner-api.leads.read'] });
  });

  for (const text of ['', '.', 'x'.repeat(5000), `pk_test_${newId()}`]) {
    it(`is malformed: "${text.slice(0, 20)}"`, async () => {
      expect(await read(text)).toBe('malformed');
    });
  }

  for (const text of ['..', 'a.b.c']) {
    it(`is rejected: "${text}"`, async () => {
      expect(await read(text)).toBeUndefined();
    });
  }
});
