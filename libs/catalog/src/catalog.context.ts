import { defineContext } from '@partner/kernel';

export const catalogContext = defineContext({
  name: 'catalog',
  resources: {
    product: { events: [] },
    product_line: { events: [] },
    size: { events: [] },
  },
  tables: {
    product_lines: 'bounded',
    products: 'bounded',
    sizes: 'bounded',
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    catalog: typeof catalogContext;
  }
}
