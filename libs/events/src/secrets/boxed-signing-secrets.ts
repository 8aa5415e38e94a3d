import type { SealedOwner } from '@partner/kernel';
import { SecretBox, type SecretKeys } from '@partner/runtime';
import { LRUCache } from 'lru-cache';
import { type SubscriptionKey, SigningSecrets } from '../application/ports/subscriptions.js';

/** Maximum number of decrypted secrets in the cache. */
const maxCached = 1_000;

/** Signing secrets encrypted with AES-256-GCM, each bound to its subscription (E8). */
export class BoxedSigningSecrets extends SigningSecrets {
  readonly #box: () => Promise<SecretBox>;
  /** Decrypted secrets by ciphertext and owner, since a busy subscription signs thousands of times a second. */
  readonly #opened = new LRUCache<string, string>({ max: maxCached });

  /** @param secrets returns the encryption keys; called on first use because most operator commands need none */
  constructor(secrets: () => Promise<SecretKeys>) {
    super();
    this.#box = SecretBox.lazy(secrets);
  }

  async seal(secret: string, owner: SubscriptionKey): Promise<string> {
    return (await this.#box()).seal(secret, nameOf(owner));
  }

  async open(sealed: string, owner: SubscriptionKey): Promise<string> {
    const key = `${sealed} ${nameOf(owner)}`;
    const known = this.#opened.get(key);
    if (known !== undefined) return known;
    const secret = (await this.#box()).open(sealed, nameOf(owner));
    this.#opened.set(key, secret);
    return secret;
  }
}

const nameOf = ({ companyId, subscriptionId }: SubscriptionKey): SealedOwner =>
  `webhook ${subscriptionId} of company ${companyId}`;
