import { randomBytes } from 'node:crypto';
import { SecretBox } from '@partner/runtime';
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
   * @param secret the 32 bytes of `PARTNER_SECRET`, asked for at the first use: most commands of an operator need none.
   */
  constructor(private readonly secret: () => Promise<Buffer>) {
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
    this.#box ??= this.secret().then((secret) => new SecretBox(secret));
    return this.#box;
  }
}

const nameOf = ({ companyId, subscriptionId }: SecretOwner): string =>
  `webhook ${subscriptionId} of company ${companyId}`;
