import { defineContext } from '@partner/kernel';

/** Companies and who works there. */
export const companiesContext = defineContext({
  name: 'companies',
  resources: {
    company: { events: [] },
    role: { events: [] },
    user: { events: [] },
    invitation: { events: [] },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    companies: typeof companiesContext;
  }
}
