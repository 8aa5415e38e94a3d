import { randomBytes } from 'node:crypto';
import { SecretBox } from '@partner/runtime';
import { type SecretOwner, SigningSecrets } from '../application/ports/signing-secrets.js';

/** Signing secrets under AES-256-GCM, each of use to its subscription alone (E8). */
export class BoxedSigningSecrets extends SigningSecrets {
  #box: Promise<SecretBox> | undefined;

  /** @param secret the 32 bytes of `PARTNER_SECRET`, asked for at the first use: most commands of an operator need none. */
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
    return (await this.box()).open(sealed, nameOf(owner));
  }

  private box(): Promise<SecretBox> {
    this.#box ??= this.secret().then((secret) => new SecretBox(secret));
    return this.#box;
  }
}

const nameOf = ({ companyId, subscriptionId }: SecretOwner): string => `webhook ${subscriptionId} of company ${companyId}`;
