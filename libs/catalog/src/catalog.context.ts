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
  texts: {
    product_lines: { other: 'name' },
    products: { other: 'kind name description sku gallery_images legacy_images search_text' },
    sizes: { other: 'name sku' },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    catalog: typeof catalogContext;
  }
}
