import type { CompanyId, Id } from './id.js';
import type { Money } from './money.js';

/**
 * Principal of a use case and its company: the first argument of every use case.
 * `credential` is a partner, `user` and `portal` act through the portal, `system` is automation.
 */
export interface Actor {
  readonly company: CompanyId;
  readonly kind: 'credential' | 'user' | 'portal' | 'system';
  /** Id of the credential or the user. */
  readonly id?: Id;
  /** Shown in histories and the audit trail: the credential's or user's name, `Portal` or `System` (R22). */
  readonly name: string;
  readonly email?: string;
  /** Operator who ran the command line tool; appears in the audit trail only. */
  readonly operator?: string;
  /** Id of the HTTP request that caused the action (W17). */
  readonly requestId?: string;
  /** Largest amount of a record that it may write, in the company's currency (A17); absent without a limit. */
  readonly confirmLimit?: Money;
}

/** Actor for portal actions without a user (R22). */
export const portal = (company: CompanyId): Actor => ({ company, kind: 'portal', name: 'Portal' });

/** Actor for automation (R22). */
export const system = (company: CompanyId): Actor => ({ company, kind: 'system', name: 'System' });
