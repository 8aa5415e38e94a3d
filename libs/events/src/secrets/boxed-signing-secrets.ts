import { randomBytes } from 'node:crypto';
import type { SealedOwner } from '@partner/kernel';
import { SecretBox, type SecretKeys } from '@partner/runtime';
import { LRUCache } from 'lru-cache';
import { type SecretOwner, SigningSecrets } from '../application/ports/signing-secrets.js';

/** Opened secrets that are kept. */
const mostOpened = 1_000;

/** Signing secrets under AES-256-GCM, each of use to its subscription alone (E8). */
export class BoxedSigningSecrets extends SigningSecrets {
  #box: Promise<SecretBox> | undefined;
  /** By sealed secret and owner: a busy subscription signs thousands of times a second with the same one. */
  readonly #opened = new LRUCache<string, string>({ max: mostOpened });

  /**
   * @param secrets those of `secretKeys`, asked for at the first use: most commands of an operator need none.
   */
  constructor(private readonly secrets: () => Promise<SecretKeys>) {
    super();
  }

  make(): string {
    return `whsec_${randomBytes(32).toString('base64url')}`;
  }

  async seal(secret: string, owner: SecretOwner): Promise<string> {
    return (await this.box()).seal(secret, nameOf(owner));
  }

  async open(sealed: string, owner: SecretOwner): Promise<string> {
    const key = `${sealed} ${nameOf(owner)}`;
    const known = this.#opened.get(key);
    if (known !== undefined) return known;
    const secret = (await this.box()).open(sealed, nameOf(owner));
    this.#opened.set(key, secret);
    return secret;
  }

  private box(): Promise<SecretBox> {
    this.#box ??= this.secrets().then((secrets) => new SecretBox(...secrets));
    return this.#box;
  }
}

const nameOf = ({ companyId, subscriptionId }: SecretOwner): SealedOwner =>
  `webhook ${subscriptionId} of company ${companyId}`;
