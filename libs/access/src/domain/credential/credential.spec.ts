import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Credential } from './credential.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');

const aCredential = (name = 'ERP'): Credential =>
  Credential.create(
    newId() as CompanyId,
    {
      type: 'api_key',
      name,
      environment: 'sandbox',
      scopes: ['partner-api.quotes.read', 'partner-api.leads.read', 'partner-api.leads.read'],
      secretHash: 'aa'.repeat(32),
    },
    noon,
  );

describe('a credential', () => {
  it('is active when created, with sorted scopes', () => {
    expect(aCredential().state).toMatchObject({
      version: 1,
      createdAt: noon,
      revokedAt: null,
      suspendedAt: null,
      scopes: ['partner-api.leads.read', 'partner-api.quotes.read'],
    });
  });

  it('keeps its secret when scopes change (§5.2)', () => {
    const credential = aCredential();
    const { secretHash } = credential.state;
    credential.setScopes(['partner-api.events.read'], later);
    expect(credential.state).toMatchObject({ scopes: ['partner-api.events.read'], secretHash, updatedAt: later });
  });

  it('can be revoked only once', () => {
    const credential = aCredential();
    credential.revoke(noon);
    credential.revoke(later);
    expect(credential.state).toMatchObject({ revokedAt: noon, updatedAt: noon });
  });

  it('can lose scopes after revocation, since tokens may still be valid (A2)', () => {
    const credential = aCredential();
    credential.revoke(noon);
    credential.setScopes(['partner-api.leads.read'], later);
    expect(credential.state.scopes).toEqual(['partner-api.leads.read']);
  });

  it('replaces its secret', () => {
    const credential = aCredential();
    const hash = 'bb'.repeat(32);
    credential.rotate(hash, later);
    expect(credential.state.secretHash).toBe(hash);
  });

  it('has a name and a reason of its suspension that are limited by characters, not by UTF-16 units', () => {
    const name = '😀'.repeat(200);
    const reason = `a${'😀'.repeat(499)}`;
    const credential = aCredential(name);
    credential.suspend(later, `${reason}b`);
    expect(credential.state).toMatchObject({ name, suspensionReason: reason });
    expect(() => aCredential(`${name}b`)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });

  it('cannot be rotated when revoked', () => {
    const credential = aCredential();
    credential.revoke(noon);
    expect(() => credential.rotate('bb'.repeat(32), later)).toThrow(expect.objectContaining({ code: 'conflict' }));
  });

  it('emits no events', () => {
    const credential = aCredential();
    credential.revoke(later);
    expect(credential.events).toEqual([]);
  });
});
