import { type CompanyId, invalid } from '@partner/kernel';

/** A party as an agreement names it. A company of this deployment is shown by its profile instead (R38). */
export interface Party {
  readonly companyId: string;
  readonly companyType?: string | null;
  readonly name?: string | null;
}

/** The two sides of an agreement. */
export const sides = ['from', 'to'] as const;
export type Side = (typeof sides)[number];

/** The other side. */
export const otherSide = (side: Side): Side => (side === 'from' ? 'to' : 'from');

/**
 * Which of the two parties a company is.
 * @throws DomainError `invalid` unless it is exactly one of them.
 */
export function sideOf(company: CompanyId, parties: Readonly<Record<Side, Pick<Party, 'companyId'>>>): Side {
  if (parties.from.companyId === parties.to.companyId) throw invalid('from and to must be two companies');
  const side = sides.find((one) => parties[one].companyId === company);
  if (!side) throw invalid('from or to must be the company of the batch');
  return side;
}
