/** What servers run their statements as: owns nothing, may bypass nothing, and sees the company at work alone (A7). */
export const server = 'partner_server';

/** What looks across companies: workers' claims, sweeps, the look-up of credentials, operators' commands (A7). */
export const crossCompany = 'partner_cross_company';

/** The roles that `partner migrate` makes. Neither can log in; whoever logs in is a member of them. */
export type DatabaseRole = typeof server | typeof crossCompany;

/** The setting, local to a transaction, that policies compare `company_id` with. */
export const companySetting = 'partner.company';
