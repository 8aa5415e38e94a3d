import { type DomainError, unavailable } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { refusal } from '../connection/postgres-errors.js';

/** Advisory locks of companies: shared by each write, exclusive while a move waits for them. */
const writeLock = 7_220_037;

/** Error of a request for a company that is being moved to another cell, or was. */
const companyAway = (): DomainError =>
  unavailable('try_again', 'the company is being moved to another server, try again');

const refuseAway = refusal('company_away', 'PA005', companyAway);

/** Condition that the rows of a company may be changed here: it is neither frozen, arriving nor gone. */
const isPresent = (company: Sql): Sql => sql`${company} <> all(array(select a.company_id from absent_companies a))`;

/** Condition that workers may start work for a company: it is present, and not about to leave. */
const isSettled = (company: Sql): Sql => sql`${company} <> all(array(select m.company_id from moving_companies m))`;

/** Condition that a company is not here: its rows are incomplete, or outdated. */
const isElsewhere = (company: Sql): Sql =>
  sql`${company} = any(array(select p.company_id from company_places p where p.state in ('arriving', 'gone')))`;

/** Expression for a look-up of a company that fails with 503 while the company is elsewhere. */
const requireReadable = (company: Sql): Sql => refuseAway(sql`not ${isElsewhere(company)}`, company);

/** Expression for a look-up that changes a row of a company: it fails with 503 unless the company is present. */
const requirePresent = (company: Sql): Sql => refuseAway(isPresent(company), company);

/** Place of a company: conditions and errors for companies that are moved between cells. */
export const companyPlace = {
  writeLock,
  companyAway,
  isPresent,
  isSettled,
  isElsewhere,
  requireReadable,
  requirePresent,
};
