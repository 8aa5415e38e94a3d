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
