import { defineContext } from '@partner/kernel';

/** Sign-in of a company's users to the portal, by mailed links, second factors and sessions. */
export const signInContext = defineContext({
  name: 'sign-in',
  resources: {},
  sweepGroups: ['retention'],
  errors: {
    forbidden: {
      wrong_second_factor: 'The code is wrong, was already used, or has expired (the portal).',
      second_factor_stale: 'The change needs a second factor that was presented in the last 5 minutes (the portal).',
    },
    conflict: {
      second_factor_exists: 'The person has this second factor already (the portal).',
      second_factor_limit: 'The person has as many second factors as possible (the portal).',
      second_factor_needed: 'The person needs a second factor of their own (the portal).',
    },
  },
  sealedColumns: [
    {
      table: 'second_factors',
      key: { account_id: 'char(24)', id: 'char(24)' },
      column: 'secret',
      owner: 'second factor of account {account_id}',
    },
  ],
  tables: {
    sign_in_links: { sweptBy: 'sign-in', travels: false },
    portal_sessions: { sweptBy: 'sign-in', travels: false },
    // Of people, at most a few each; deleted with the account.
    second_factors: { partOf: 'accounts' },
    recovery_codes: { partOf: 'accounts' },
    second_factor_attempts: { partOf: 'accounts' },
    second_factor_requirements: 'bounded',
  },
  texts: {
    portal_sessions: { other: 'user_agent passkey_challenge' },
    second_factors: { other: 'kind name secret credential_id public_key transports' },
  },
  reads: { companies: ['users'] },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    'sign-in': typeof signInContext;
  }
}
