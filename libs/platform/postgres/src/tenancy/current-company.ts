import type { CompanyId } from '@partner/kernel';
import { command, type Command } from '../statements/command.js';
import { currentTransaction } from '../transaction/current-transaction.js';
import { workScope, WorkScope } from '../work-scope.js';
import * as roles from './roles.js';

/** The company that the work under way is for: that of its transaction, else of its request or job. */
export const currentCompany = (): CompanyId | undefined =>
  currentTransaction.getStore()?.tenant ?? workScope.getStore()?.company;

/** Runs `work`, which is no request, for one company: a job, a sweep's step. Without it no row is visible (A7). */
export const forCompany = <T>(company: CompanyId, work: () => T): T =>
  workScope.run(new WorkScope(workScope.getStore()?.requestId, company), work);

const opening = [`select set_config('${roles.companySetting}', `, ', true)'];

/** Says to the policies whose rows the transaction may see and write; nothing when no company is at work (A7). */
export const companyStatements = (company: CompanyId | undefined): readonly Command[] =>
  company === undefined ? [] : [command(opening, company)];
