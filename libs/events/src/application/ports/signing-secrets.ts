import type { CompanyId, Id } from '@partner/kernel';

/** Owner of a secret. A secret encrypted for one subscription cannot be decrypted for another. */
export interface SecretOwner {
  readonly companyId: CompanyId;
  readonly subscriptionId: Id;
}

/** Secrets that sign webhooks; encrypted at rest (E8). */
export abstract class SigningSecrets {
  /** Creates `whsec_` followed by 256 random bits as 43 base64url characters. */
  abstract generate(): string;
  abstract seal(secret: string, owner: SecretOwner): Promise<string>;
  /** @throws Error when the secret was encrypted with another key or for another subscription */
  abstract open(sealed: string, owner: SecretOwner): Promise<string>;
}
