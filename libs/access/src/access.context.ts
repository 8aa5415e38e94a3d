import { defineContext } from '@partner/kernel';

export const accessContext = defineContext({
  name: 'access',
  resources: {
    credential: { events: [] },
  },
  errors: {
    forbidden: {
      credential_suspended: 'The credential is suspended. Ask the company to resume it, or use another credential.',
    },
    conflict: {
      credential_revoked: 'The credential was revoked. Create a new one.',
      too_many_credentials: 'The company has reached its limit of live credentials. Revoke one that is not in use.',
    },
  },
  reads: {
    companies: ['suspended_companies'],
  },
  tables: {
    credentials: 'bounded',
    credential_uses: 'bounded',
  },
  texts: {
    credentials: { other: 'type name environment scopes' },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    access: typeof accessContext;
  }
}
