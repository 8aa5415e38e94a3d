import type { CompanyId, Id } from '@partner/kernel';

/** Whose secret it is: sealed for one subscription, it opens for no other. */
export interface SecretOwner {
  readonly companyId: CompanyId;
  readonly subscriptionId: Id;
}

/** The secrets that webhooks are signed with, unreadable where they are stored (E8). */
export abstract class SigningSecrets {
  /** `whsec_` and 256 random bits as 43 base64url characters. */
  abstract make(): string;
  abstract seal(secret: string, owner: SecretOwner): Promise<string>;
  /** @throws Error when it was sealed under another key or for another subscription. */
  abstract open(sealed: string, owner: SecretOwner): Promise<string>;
}
