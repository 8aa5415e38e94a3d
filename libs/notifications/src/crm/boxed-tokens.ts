import type { CompanyId } from '@partner/kernel';
import { SecretBox } from '@partner/runtime';
import { TokenSeal } from '../application/ports/token-seal.js';

/** Access tokens under AES-256-GCM, each of use to its company alone. */
export class BoxedTokens extends TokenSeal {
  #box: Promise<SecretBox> | undefined;

  /** @param secret the 32 bytes of `PARTNER_SECRET`, asked for at the first use. */
  constructor(private readonly secret: () => Promise<Buffer>) {
    super();
  }

  async seal(token: string, company: CompanyId): Promise<string> {
    return (await this.box()).seal(token, ownerOf(company));
  }

  async open(sealed: string, company: CompanyId): Promise<string> {
    return (await this.box()).open(sealed, ownerOf(company));
  }

  private box(): Promise<SecretBox> {
    this.#box ??= this.secret().then((secret) => new SecretBox(secret));
    return this.#box;
  }
}

const ownerOf = (company: CompanyId): string => `CRM of company ${company}`;
