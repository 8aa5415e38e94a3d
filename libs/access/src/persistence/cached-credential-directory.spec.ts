import { describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { CredentialDirectory } from '../application/ports/credential-directory.js';
import { Credential, type CredentialState } from '../domain/credential/credential.js';
import { CachedCredentialDirectory } from './cached-credential-directory.js';

const noon = new Date('2026-03-01T12:00:00.000Z');

/** One stored credential. A reader gets what was there when it asked, once it is let go. */
class StoredCredential extends CredentialDirectory {
  reads = 0;
  let: Promise<void> = Promise.resolve();
  readonly credential = Credential.create(
    newId() as CompanyId,
    { type: 'api_key', name: 'ERP', environment: 'sandbox', scopes: [], secretHash: 'aa'.repeat(32) },
    noon,
  );

  async find(id: Id): Promise<CredentialState | undefined> {
    this.reads += 1;
    const { state } = this.credential;
    await this.let;
    return id === state.id ? state : undefined;
  }
}

/** What the cache asks of the channel. */
const aChannel = (): { isListening: boolean; on(): void } => ({ isListening: true, on: () => undefined });

const aCache = (stored: StoredCredential, channel = aChannel()): CachedCredentialDirectory =>
  new CachedCredentialDirectory(stored, channel as never);

describe('credentials a process has seen', () => {
  it('are not asked for again', async () => {
    const stored = new StoredCredential();
    const cache = aCache(stored);
    await cache.find(stored.credential.id);
    expect(await cache.find(stored.credential.id)).toBe(stored.credential.state);
    expect(stored.reads).toBe(1);
  });

  it('are forgotten when they change, and when changes may have been missed', async () => {
    const stored = new StoredCredential();
    const { id } = stored.credential;
    const cache = aCache(stored);
    await cache.find(id);
    cache.changed({ type: 'credential', id });
    await cache.find(id);
    cache.missed();
    await cache.find(id);
    expect(stored.reads).toBe(3);
  });

  it('are not used while changes are not heard of', async () => {
    const stored = new StoredCredential();
    const channel = aChannel();
    const cache = aCache(stored, channel);
    await cache.find(stored.credential.id);
    channel.isListening = false;
    await cache.find(stored.credential.id);
    expect(stored.reads).toBe(2);
  });

  for (const [what, tell] of [
    ['a change', (cache: CachedCredentialDirectory, id: Id) => cache.changed({ type: 'credential', id })],
    ['a lost connection', (cache: CachedCredentialDirectory) => cache.missed()],
  ] as const) {
    it(`are not remembered from a look-up that ${what} overtook (A2)`, async () => {
      const stored = new StoredCredential();
      const { id } = stored.credential;
      const cache = aCache(stored);
      const gate = Promise.withResolvers<void>();
      stored.let = gate.promise;
      const slow = cache.find(id);
      stored.credential.revoke(noon);
      tell(cache, id);
      gate.resolve();
      expect((await slow)?.revokedAt).toBeNull();
      expect((await cache.find(id))?.revokedAt).toEqual(noon);
    });
  }

  it('are none for ids that do not exist: a guess is asked for each time', async () => {
    const stored = new StoredCredential();
    const cache = aCache(stored);
    const unknown = newId();
    expect(await cache.find(unknown)).toBeUndefined();
    expect(await cache.find(unknown)).toBeUndefined();
    expect(stored.reads).toBe(2);
  });
});
