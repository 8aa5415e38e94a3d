import { defineContext } from '@partner/kernel';

export const accessContext = defineContext({
  name: 'access',
  resources: {
    credential: { events: [] },
  },
  errors: {
    conflict: {
      credential_revoked: 'The credential was revoked. Create a new one.',
      too_many_credentials: 'The company has reached its limit of live credentials. Revoke one that is not in use.',
    },
  },
  tables: {
    credentials: 'bounded',
    credential_uses: 'bounded',
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    access: typeof accessContext;
  }
}
