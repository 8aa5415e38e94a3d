import { hash } from 'node:crypto';
import type { Clock, Id } from '@partner/kernel';
import { type Change, type ChangeChannel, workScope, WorkScope } from '@partner/postgres';
import { LRUCache } from 'lru-cache';
import type { Identity, ResolveCaller } from '../application/resolve-caller/resolve-caller.js';

/** Tells that a credential changed. */
export interface CredentialChange extends Change {
  readonly type: 'credential';
  readonly id: Id;
}

interface Known {
  readonly caller: Identity;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** So many callers are remembered, about 1 KB each. */
const mostKnown = 10_000;
/** Milliseconds. Only for the case that the changing process died between its commit and its announcement. */
const longestTrust = 30_000;

/** So many tokens that stand for nobody are remembered, about 100 bytes each. */
const mostRefused = 10_000;
/** Milliseconds. A token holds a secret that nobody knows before its credential is stored: it cannot become good. */
const longestRefusal = 5_000;

/**
 * The callers that this process has authenticated lately, used only while it hears of every change (A2), and no longer
 * than their tokens live. Tokens that stand for nobody are remembered apart, so that guesses push nobody out, and one
 * that
 * is presented again and again is not looked up again and again.
 */
export class CachedCallers {
  readonly #known = new LRUCache<string, Known>({ max: mostKnown, ttl: longestTrust });
  readonly #refused = new LRUCache<string, true>({ max: mostRefused, ttl: longestRefusal });
  /** Counts what was heard: a caller resolved before a change must not be remembered after it. */
  #generation = 0;

  constructor(
    private readonly callers: Pick<ResolveCaller, 'resolve'>,
    private readonly channel: ChangeChannel,
    private readonly clock: Clock,
  ) {
    channel.on<CredentialChange>('credential', this);
  }

  /** Who the token stands for, when that is remembered. */
  known(token: string): Identity | undefined {
    if (!this.channel.isListening) return undefined;
    const known = this.#known.get(keyOf(token));
    return known && known.expiresAt > this.clock.now().getTime() ? known.caller : undefined;
  }

  /** Authenticates the token against what is stored. @returns undefined when it stands for nobody (A1, A2). */
  async resolve(token: string): Promise<Identity | undefined> {
    const key = keyOf(token);
    if (this.#refused.has(key)) return undefined;
    const generation = this.#generation;
    // Not the request's own work: `Server-Timing` tells what its answer took (W12).
    const found = await workScope.run(new WorkScope(), () => this.callers.resolve(token));
    const isCurrent = generation === this.#generation;
    if (!found) {
      if (isCurrent) this.#refused.set(key, true);
      return undefined;
    }
    const { caller, expiresAt = Infinity } = found;
    if (isCurrent) this.#known.set(key, { caller, expiresAt });
    return caller;
  }

  /** A credential may have many tokens, and changes are rare: looking through all that is remembered takes no index. */
  changed({ id }: CredentialChange): void {
    this.#generation += 1;
    this.#refused.clear();
    for (const [key, { caller }] of [...this.#known.entries()]) if (caller.id === id) this.#known.delete(key);
  }

  missed(): void {
    this.#generation += 1;
    this.#known.clear();
    this.#refused.clear();
  }
}

/** A hash, so that no token stays in memory, and keys have one length: for about a microsecond (decision 16). */
const keyOf = (token: string): string => hash('sha256', token, 'base64url');
