import type { CompanyId, Id } from './id.js';

/**
 * Who does something, in which company: the first argument of every use case.
 * `credential` is a partner, `user` and `portal` act through the portal, `system` is automation.
 */
export interface Actor {
  readonly company: CompanyId;
  readonly kind: 'credential' | 'user' | 'portal' | 'system';
  /** The credential or the user. */
  readonly id?: Id;
  /** Shown in histories and the audit trail: the credential's or user's name, `Portal` or `System` (R22). */
  readonly name: string;
  readonly email?: string;
  /** Who works on the operator's command line: told in the audit trail alone. */
  readonly operator?: string;
  /** The request this happens in (W17). */
  readonly requestId?: string;
}

/** The portal without a user behind it (R22). */
export const portal = (company: CompanyId): Actor => ({ company, kind: 'portal', name: 'Portal' });

/** Automation (R22). */
export const system = (company: CompanyId): Actor => ({ company, kind: 'system', name: 'System' });
