import type { Id } from '@partner/kernel';
import { type Change, type ChangeChannel, type ChangeListener, WorkScope, workScope } from '@partner/persistence';
import { LRUCache } from 'lru-cache';
import type { CredentialDirectory } from '../application/ports/credential-directory.js';
import type { CredentialState } from '../domain/credential/credential.js';

/** Tells that a credential changed. */
export interface CredentialChange extends Change {
  readonly type: 'credential';
  readonly id: Id;
}

/** So many credentials are remembered, about 1 KB each. */
const mostKnown = 10_000;
/** Milliseconds. Only for the case that the changing process died between its commit and its announcement. */
const longestTrust = 30_000;

/**
 * Credentials that this process has seen lately, used only while it hears of every change (A2). Unknown ids are not
 * remembered, so that guesses push nobody out.
 */
export class CachedCredentialDirectory implements CredentialDirectory, ChangeListener<CredentialChange> {
  readonly #known = new LRUCache<Id, CredentialState>({ max: mostKnown, ttl: longestTrust });
  /** Counts what was heard: a load that began before a change must not be remembered after it. */
  #version = 0;

  constructor(
    private readonly stored: CredentialDirectory,
    private readonly channel: ChangeChannel,
  ) {
    channel.on<CredentialChange>('credential', this);
  }

  async find(id: Id): Promise<CredentialState | undefined> {
    const known = this.channel.isListening ? this.#known.get(id) : undefined;
    if (known) return known;
    const version = this.#version;
    // Not the request's own work: `Server-Timing` tells what its answer took (W12).
    const found = await workScope.run(new WorkScope(), () => this.stored.find(id));
    if (found && version === this.#version) this.#known.set(id, found);
    return found;
  }

  changed({ id }: CredentialChange): void {
    this.#version += 1;
    this.#known.delete(id);
  }

  missed(): void {
    this.#version += 1;
    this.#known.clear();
  }
}
