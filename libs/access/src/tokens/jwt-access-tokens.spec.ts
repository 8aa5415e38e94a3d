import { describe, expect, it } from '@jest/globals';
import { Clock, type CompanyId, newId } from '@partner/kernel';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import type { TokenClaims } from '../application/ports/access-tokens.js';
import { JwtAccessTokens } from './jwt-access-tokens.js';

class SetClock extends Clock {
  at = new Date('2026-03-01T12:00:00.000Z');
  now(): Date {
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

const sandbox = (clock = new SetClock()): JwtAccessTokens => new JwtAccessTokens(secret, 'sandbox', clock);

describe('an access token', () => {
  it('is a signed JWT that says what A2 wants', async () => {
    const clock = new SetClock();
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

  it('is read by every process of the deployment', async () => {
    const token = await sandbox().issue(claims);
    expect(await sandbox().read(token)).toEqual(claims);
  });

  it('expires after an hour, in a process that has verified it before, too', async () => {
    const clock = new SetClock();
    const tokens = sandbox(clock);
    const token = await tokens.issue(claims);
    clock.forward(3599);
    expect(await tokens.read(token)).toEqual(claims);
    clock.forward(1);
    expect(await tokens.read(token)).toBeUndefined();
    expect(await sandbox(clock).read(token)).toBeUndefined();
  });
});

describe('what is no access token here', () => {
  const read = (token: string): Promise<unknown> => sandbox().read(token);
  const now = new SetClock().at.getTime() / 1000;
  const payload = { company: claims.company, env: 'sandbox', scopes: claims.scopes };
  const signed = async (header: { alg: string; typ?: string }, key = secret): Promise<string> =>
    new SignJWT(payload)
      .setProtectedHeader(header)
      .setSubject(claims.credential)
      .setIssuer('partner-api')
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(key);

  it('is one that was tampered with', async () => {
    const [header, body, signature] = (await sandbox().issue(claims)).split('.');
    const richer = Buffer.from(JSON.stringify({ ...decodeJwt(`${header}.${body}.${signature}`), scopes: ['partner-api.users.write'] }));
    expect(await read(`${header}.${richer.toString('base64url')}.${signature}`)).toBeUndefined();
    expect(await read(`${header}.${body}.${'A'.repeat(43)}`)).toBeUndefined();
    expect(await read(`${header}.${body}.`)).toBeUndefined();
  });

  it('is one without a signature', async () => {
    const token = new UnsecuredJWT(payload).setSubject(claims.credential).setIssuer('partner-api').setIssuedAt(now).setExpirationTime(now + 60);
    expect(await read(token.encode())).toBeUndefined();
  });

  it('is one of the other environment, though signed with the same secret (A4)', async () => {
    expect(await read(await new JwtAccessTokens(secret, 'production', new SetClock()).issue(claims))).toBeUndefined();
  });

  it('is one signed with another secret', async () => {
    const elsewhere = new JwtAccessTokens(new Uint8Array(32).fill(8), 'sandbox', new SetClock());
    expect(await read(await elsewhere.issue(claims))).toBeUndefined();
  });

  it('is one signed with the secret itself, instead of the key derived from it', async () => {
    expect(await read(await signed({ alg: 'HS256', typ: 'at+jwt' }))).toBeUndefined();
  });

  it('is one with another algorithm', async () => {
    expect(await read(await signed({ alg: 'HS512', typ: 'at+jwt' }, new Uint8Array(64).fill(7)))).toBeUndefined();
  });

  for (const text of ['', '.', '..', 'a.b.c', 'x'.repeat(5000), `pk_test_${newId()}`]) {
    it(`is "${text.slice(0, 20)}"`, async () => {
      expect(await read(text)).toBeUndefined();
    });
  }
});
