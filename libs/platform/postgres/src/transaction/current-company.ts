import { type CompanyId, type DomainError, unavailable } from '@partner/kernel';
import { refusal } from '../connection/postgres-errors.js';
import { command, type Command } from '../statements/command.js';
import { Transaction } from './transaction.js';
import { WorkScope } from '../work-scope.js';
import { companySetting } from '../servers/roles.js';

/** Error of a request for a company that is being moved to another cell, or was. */
export const companyMoves = (): DomainError =>
  unavailable('try_again', 'the company is being moved to another server, try again');

/** Creates an expression that fails with this error; the start of a write and row-level policies raise it, too. */
export const requireHere = refusal('company_away', 'PA005', companyMoves);

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
