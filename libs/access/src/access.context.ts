import { defineContext } from '@partner/kernel';

/** Credentials and what they may do. */
export const accessContext = defineContext({
  name: 'access',
  resources: {
    credential: { events: [] },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    access: typeof accessContext;
  }
}
