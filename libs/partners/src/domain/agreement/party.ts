import { type CompanyId, invalid } from '@partner/kernel';

/** Party of an agreement. A company of this deployment is shown by its profile instead (R38). */
export interface Party {
  readonly companyId: string;
  readonly companyType?: string | null;
  readonly name?: string | null;
}

export const sides = ['from', 'to'] as const;
export type Side = (typeof sides)[number];

export const otherSide = (side: Side): Side => (side === 'from' ? 'to' : 'from');

/** Returns the side of a company. @throws DomainError `invalid` unless it is exactly one of the parties. */
export function sideOf(company: CompanyId, parties: Readonly<Record<Side, Pick<Party, 'companyId'>>>): Side {
  if (parties.from.companyId === parties.to.companyId) throw invalid('from and to must be two companies');
  const side = sides.find((one) => parties[one].companyId === company);
  if (!side) throw invalid('from or to must be the company of the batch');
  return side;
}
