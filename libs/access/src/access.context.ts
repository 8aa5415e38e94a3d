import { defineContext } from '@partner/kernel';

/** Credentials and what they may do. */
export const accessContext = defineContext({
  name: 'access',
  resources: {
    credential: { events: [] },
  },
  errors: {
    conflict: {
      credential_revoked: 'The credential is revoked for good. Create a new one.',
      too_many_credentials: 'The company has as many live credentials as it may have. Revoke one that is not used.',
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
