import { CallerResolver } from '@partner/http';
import { hash } from 'node:crypto';
import type { Clock, Id } from '@partner/kernel';
import { type ChangeChannel, WorkScope } from '@partner/postgres';
import { LRUCache } from 'lru-cache';
import type { CredentialChanges } from '../application/ports/credentials.js';
import type { Identity, ResolveCaller, TokenProblem } from '../application/resolve-caller/resolve-caller.js';

interface CredentialChange {
  readonly type: 'credential';
  /** Id of a credential, or of a company that was suspended or resumed, or keeps bodies from now on or no longer. */
  readonly id: Id;
}

interface Known {
  readonly caller: Identity;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Maximum number of cached callers, about 1 KB each. */
const maxCallers = 10_000;
/** Time to live in milliseconds. Matters only if the changing process dies between its commit and its notice. */
const callerTtlMs = 30_000;

/** Maximum number of cached rejected tokens, about 100 bytes each. */
const maxRejected = 10_000;
/**
 * Time to live in milliseconds. A rejected token cannot become valid, since its secret is unknown to everyone until its
 * credential is stored; only a token that a user derived can, when the user regains the right.
 */
const rejectedTtlMs = 5_000;

/**
 * Cache of recently authenticated callers. Entries are used only while the process receives every change (A2), and not
 * after their token expires. Rejected tokens are cached separately, so that guesses evict no callers and a repeated
 * token is not looked up again.
 */
export class CachedCallers extends CallerResolver {
  readonly #known = new LRUCache<string, Known>({ max: maxCallers, ttl: callerTtlMs });
  readonly #refused = new LRUCache<string, { readonly problem: TokenProblem | undefined }>({
    max: maxRejected,
    ttl: rejectedTtlMs,
  });
  /** Counts received changes: a caller resolved before a change must not be cached after it. */
  #generation = 0;

  constructor(
    private readonly callers: Pick<ResolveCaller, 'resolve'>,
    private readonly channel: ChangeChannel,
    private readonly clock: Clock,
  ) {
    super();
    channel.on<CredentialChange>('credential', this);
  }

  /** Returns the cached caller of a token, or undefined. */
  known(token: string): Identity | undefined {
    if (!this.channel.isListening) return undefined;
    const known = this.#known.get(keyOf(token));
    return known && known.expiresAt > this.clock.now().getTime() ? known.caller : undefined;
  }

  /** Authenticates the token against the database. @returns as {@link ResolveCaller} for an invalid token (A1, A2). */
  async resolve(token: string): Promise<Identity | TokenProblem | undefined> {
    const key = keyOf(token);
    const refused = this.#refused.get(key);
    if (refused) return refused.problem;
    const generation = this.#generation;
    // Runs outside the request's scope, because `Server-Timing` covers only the request's own work (W12).
    const found = await new WorkScope().run(() => this.callers.resolve(token));
    const isCurrent = generation === this.#generation;
    if (!found || typeof found === 'string') {
      if (isCurrent) this.#refused.set(key, { problem: found });
      return found;
    }
    const { caller, expiresAt = Infinity } = found;
    if (isCurrent) this.#known.set(key, { caller, expiresAt });
    return caller;
  }

  /** Scans all entries, since a credential may have many tokens and changes are rare. */
  changed({ id }: CredentialChange): void {
    this.#generation += 1;
    this.#refused.clear();
    for (const [key, { caller }] of [...this.#known.entries()])
      if (caller.id === id || caller.company === id) this.#known.delete(key);
  }

  missed(): void {
    this.#generation += 1;
    this.#known.clear();
    this.#refused.clear();
  }
}

/**
 * Hashes a token, so that no token stays in memory and keys have a fixed length. Takes about a microsecond (decision
 * 16).
 */
const keyOf = (token: string): string => hash('sha256', token, 'base64url');

/** Publishes credential changes on the channel that every process listens to. */
export class ChannelCredentialChanges implements CredentialChanges {
  constructor(private readonly channel: ChangeChannel) {}

  async announce(id: Id): Promise<void> {
    await this.channel.publishAndWait<CredentialChange>({ type: 'credential', id });
  }
}
