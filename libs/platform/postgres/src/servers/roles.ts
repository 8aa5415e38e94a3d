/** Roles that `partner migrate` creates. They cannot log in; logins are members of them. */
export const roles = {
  /** Role of servers: owns nothing, cannot bypass policies, and sees only the current company's rows (A7). */
  server: 'partner_server',
  /** Role for access across companies: workers' claims, sweeps, credential look-up, operators' commands (A7). */
  crossCompany: 'partner_cross_company',
} as const;

export type DatabaseRole = (typeof roles)[keyof typeof roles];

/** Transaction-local setting with which policies compare `company_id`. */
export const companySetting = 'partner.company';

const namesNone = `coalesce(current_setting('${companySetting}', true), '') = ''`;
const absent = `select a.company_id from absent_companies a where ${namesNone}`;

const isPresent = `company_id <> all (array(${absent}))`;

/**
 * Conditions of the policies by which the cross-company role changes rows: their company is neither frozen, arriving
 * nor gone. A row that is added cannot be skipped, so it fails with 503. A session that names a company by the setting,
 * such as a move, changes rows wherever their companies are: rows of one company may belong to another, too, which
 * moved with it.
 */
export const presentCompany = [
  { command: 'insert', check: `${isPresent} or refuse('PA005', 'company_away', company_id::text) = 1` },
  { command: 'update', using: isPresent },
  { command: 'delete', using: isPresent },
] as const;
