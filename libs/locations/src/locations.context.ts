import { defineContext } from '@partner/kernel';

/** Where companies sell and build. */
export const locationsContext = defineContext({
  name: 'locations',
  resources: {
    location: { events: [] },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    locations: typeof locationsContext;
  }
}
