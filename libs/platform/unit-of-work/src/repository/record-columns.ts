import { p } from '@mikro-orm/core';
import type { CompanyId, Id } from '@partner/kernel';

/** Returns the columns common to all records, for an entity. */
// eslint-disable-next-line @typescript-eslint/explicit-function-return-type -- the type is what the declaration says
export const recordColumns = () => ({
  companyId: p.character().length(24).$type<CompanyId>().primary(),
  id: p.character().length(24).$type<Id>().primary(),
  version: p.integer(),
  createdAt: p.datetime(3),
  updatedAt: p.datetime(3),
});
