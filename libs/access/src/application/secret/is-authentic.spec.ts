import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Credential } from '../../domain/credential/credential.js';
import { isAuthentic } from './is-authentic.js';
import { hashOf, newSecret } from './secret.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const secret = newSecret();
const aKey = (): Credential =>
  Credential.create(
    newId() as CompanyId,
    { type: 'api_key', name: 'ERP', environment: 'sandbox', scopes: [], secretHash: hashOf(secret) },
    noon,
  );
const proof = { type: 'api_key', environment: 'sandbox', secret, at: noon } as const;

describe('isAuthentic (A1)', () => {
  it('accepts the secret of the credential', () => {
    expect(isAuthentic(aKey().state, proof)).toBe(true);
  });

  it('rejects another secret', () => {
    expect(isAuthentic(aKey().state, { ...proof, secret: newSecret() })).toBe(false);
    expect(isAuthentic(aKey().state, { ...proof, secret: '' })).toBe(false);
  });

  it('rejects an unknown or revoked credential', () => {
    const key = aKey();
    key.revoke(noon);
    expect(isAuthentic(undefined, proof)).toBe(false);
    expect(isAuthentic(key.state, proof)).toBe(false);
  });

  it('rejects another kind or environment', () => {
    expect(isAuthentic(aKey().state, { ...proof, type: 'oauth_client' })).toBe(false);
    expect(isAuthentic(aKey().state, { ...proof, environment: 'production' })).toBe(false);
  });
});
