import { describe, expect, it } from '@jest/globals';
import { Clock, type CompanyId, type Id, newId } from '@partner/kernel';
import type { Authenticated, Identity } from '../application/resolve-caller/resolve-caller.js';
import { CachedCallers } from './cached-callers.js';

class FixedClock extends Clock {
  at = new Date('2026-03-01T12:00:00.000Z');
  override now(): Date {
    return this.at;
  }
}

type Credential = Identity & { readonly id: Id };

/** Stored callers by token. A read returns the state at its start, once the gate opens. */
class StoredCallers {
  reads = 0;
  let: Promise<void> = Promise.resolve();
  readonly callers = new Map<string, Authenticated>();

  /** Stores a caller for the token and returns it. */
  add(token: string, more: { caller?: Credential; expiresAt?: number } = {}): Credential {
    const { expiresAt, caller } = more;
    const made = caller ?? {
      company: newId() as CompanyId,
      kind: 'credential' as const,
      id: newId(),
      name: 'ERP',
      credentialType: 'api_key' as const,
      scopes: new Set<string>(),
    };
    this.callers.set(token, { caller: made, expiresAt });
    return made;
  }

  async resolve(token: string): Promise<Authenticated | undefined> {
    this.reads += 1;
    const found = this.callers.get(token);
    await this.let;
    return found;
  }
}

/** The part of the channel that the cache uses. */
const aChannel = (): { isListening: boolean; on(): void } => ({ isListening: true, on: () => undefined });

const aCache = (stored: StoredCallers, channel = aChannel(), clock = new FixedClock()): CachedCallers =>
  new CachedCallers(stored, channel as never, clock);

describe('cached callers', () => {
  it('are found by their token', async () => {
    const stored = new StoredCallers();
    const caller = stored.add('one');
    const cache = aCache(stored);
    expect(cache.known('one')).toBeUndefined();
    expect(await cache.resolve('one')).toBe(caller);
    expect(cache.known('one')).toBe(caller);
    expect(cache.known('One')).toBeUndefined();
    expect(stored.reads).toBe(1);
  });

  it('are dropped with all their tokens when their credential changes, and no others are (A2)', async () => {
    const stored = new StoredCallers();
    const caller = stored.add('one');
    stored.add('two', { caller });
    const other = stored.add('three');
    const cache = aCache(stored);
    for (const token of ['one', 'two', 'three']) await cache.resolve(token);
    cache.changed({ type: 'credential', id: caller.id });
    expect(['one', 'two', 'three'].map((token) => cache.known(token))).toEqual([undefined, undefined, other]);
  });

  it('are dropped when changes may have been missed', async () => {
    const stored = new StoredCallers();
    stored.add('one');
    const cache = aCache(stored);
    await cache.resolve('one');
    cache.missed();
    expect(cache.known('one')).toBeUndefined();
  });

  it('are not used while the process receives no changes', async () => {
    const stored = new StoredCallers();
    stored.add('one');
    const channel = aChannel();
    const cache = aCache(stored, channel);
    await cache.resolve('one');
    channel.isListening = false;
    expect(cache.known('one')).toBeUndefined();
  });

  it('expire with their token', async () => {
    const stored = new StoredCallers();
    const clock = new FixedClock();
    stored.add('one', { expiresAt: clock.at.getTime() + 1 });
    const cache = aCache(stored, aChannel(), clock);
    await cache.resolve('one');
    expect(cache.known('one')).toBeDefined();
    clock.at = new Date(clock.at.getTime() + 1);
    expect(cache.known('one')).toBeUndefined();
  });

  for (const [what, tell] of [
    ['a change', (cache: CachedCallers, { id }: Credential) => cache.changed({ type: 'credential', id })],
    ['a lost connection', (cache: CachedCallers) => cache.missed()],
  ] as const) {
    it(`are not cached when ${what} arrives during the look-up (A2)`, async () => {
      const stored = new StoredCallers();
      const caller = stored.add('one');
      const cache = aCache(stored);
      const gate = Promise.withResolvers<void>();
      stored.let = gate.promise;
      const slow = cache.resolve('one');
      tell(cache, caller);
      gate.resolve();
      expect(await slow).toBe(caller);
      expect(cache.known('one')).toBeUndefined();
    });
  }

  it('include rejected tokens, which are not looked up again (A6)', async () => {
    const stored = new StoredCallers();
    const cache = aCache(stored);
    for (let time = 0; time < 3; time += 1) expect(await cache.resolve('unknown')).toBeUndefined();
    expect(await cache.resolve('also unknown')).toBeUndefined();
    expect(stored.reads).toBe(2);
  });

  for (const [what, tell] of [
    ['a credential changed', (cache: CachedCallers) => cache.changed({ type: 'credential', id: newId() })],
    ['changes may have been missed', (cache: CachedCallers) => cache.missed()],
  ] as const) {
    it(`are looked up again when ${what}`, async () => {
      const stored = new StoredCallers();
      const cache = aCache(stored);
      await cache.resolve('one');
      const caller = stored.add('one');
      tell(cache);
      expect(await cache.resolve('one')).toBe(caller);
    });
  }

  it('are not evicted by guesses', async () => {
    const stored = new StoredCallers();
    const caller = stored.add('one');
    const cache = aCache(stored);
    await cache.resolve('one');
    for (let guess = 0; guess < 11_000; guess += 1) await cache.resolve(`guess ${guess}`);
    expect(cache.known('one')).toBe(caller);
  });
});
