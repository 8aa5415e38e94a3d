import { DomainError } from '@partner/kernel';
import type { KnownCredential } from '../ports/credentials.js';

const ofCompany =
  'the company is suspended; it can resume in the portal if it suspended itself, otherwise contact the operator';
const ofCredential = 'the credential is suspended; ask the company to resume it';

/**
 * Refuses an authentic credential while it or its company is suspended. Call it after the secret was checked, so that a
 * guess reveals nothing.
 * @throws DomainError `forbidden`
 */
export function checkNotSuspended({ companyIsSuspended, suspendedAt }: KnownCredential): void {
  if (companyIsSuspended) throw new DomainError('forbidden', 'company_suspended', ofCompany);
  if (suspendedAt) throw new DomainError('forbidden', 'credential_suspended', ofCredential);
}
