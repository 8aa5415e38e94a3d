import type { CompanyId } from '@partner/kernel';
import { command, type Command } from '../statements/command.js';
import { Transaction } from './transaction.js';
import { WorkScope } from '../work-scope.js';
import { companySetting } from '../servers/database-servers.js';

/** Returns the company of the current transaction, else of the current request or job. */
export const currentCompany = (): CompanyId | undefined =>
  Transaction.current.getStore()?.tenant ?? WorkScope.current?.company;

/** Returns the access of the current request or job; one that only reads is not stopped by a move of its company. */
export const currentAccess = (): 'read' | 'write' => (WorkScope.current?.readsOnly ? 'read' : 'write');

const settingOnly = [`select set_config('${companySetting}', `, ', true)'];
const settingForWrite = ['select begin_company_write(', ')'];

/**
 * Returns the statement that tells row-level policies whose rows the transaction may see and write; empty without a
 * company (A7). A transaction that may write fails if the company is moving to another cell.
 */
export const companyStatements = (company: CompanyId | undefined, access: 'read' | 'write'): readonly Command[] =>
  company === undefined
    ? []
    : [command(access === 'read' || String(company) === '' ? settingOnly : settingForWrite, company)];
