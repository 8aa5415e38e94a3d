import { defineContext } from '@partner/kernel';

/** What a company sells. */
export const catalogContext = defineContext({
  name: 'catalog',
  resources: {
    product: { events: [] },
    product_line: { events: [] },
    size: { events: [] },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    catalog: typeof catalogContext;
  }
}
