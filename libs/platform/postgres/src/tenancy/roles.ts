/** Role of servers: owns nothing, cannot bypass policies, and sees only the current company's rows (A7). */
export const server = 'partner_server';

/** Role for access across companies: workers' claims, sweeps, credential look-up, operators' commands (A7). */
export const crossCompany = 'partner_cross_company';

/** Roles that `partner migrate` creates. They cannot log in; logins are members of them. */
export type DatabaseRole = typeof server | typeof crossCompany;

/** Transaction-local setting with which policies compare `company_id`. */
export const companySetting = 'partner.company';
