import type { CompanyId, Id } from '@partner/kernel';

/** A link that signs one user in, once: of its token only the hash is kept (R90). */
export interface SignInLink {
  readonly companyId: CompanyId;
  readonly id: Id;
  readonly userId: Id;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Links that sign users in. */
export abstract class SignInLinks {
  /** Inside a unit of work. */
  abstract add(link: SignInLink): Promise<void>;

  /**
   * Uses a link up, of whichever company: among requests that come at once one gets it. Commits by itself.
   * @returns whose it is; undefined when there is none, or it was used, or has expired.
   */
  abstract use(tokenHash: string, at: Date): Promise<Pick<SignInLink, 'companyId' | 'userId'> | undefined>;
}
