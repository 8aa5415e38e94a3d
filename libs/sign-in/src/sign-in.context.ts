import { defineContext } from '@partner/kernel';

/** Sign-in of a company's users to the portal, by mailed links and sessions. */
export const signInContext = defineContext({
  name: 'sign-in',
  resources: {},
  sweepGroups: ['retention'],
  tables: {
    sign_in_links: { sweptBy: 'sign-in', travels: false },
    portal_sessions: { sweptBy: 'sign-in', travels: false },
  },
  texts: {
    portal_sessions: { other: 'user_agent' },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    'sign-in': typeof signInContext;
  }
}
