import { defineContext } from '@partner/kernel';

/** The context of places where companies sell and build. */
export const locationsContext = defineContext({
  name: 'locations',
  resources: {
    location: { events: [] },
  },
  errors: {
    conflict: {
      location_code_taken: 'Another location of your company has this code (in upper or lower case).',
      slug_taken: 'Another location of your company has this slug.',
    },
  },
  tables: {
    locations: 'bounded',
  },
  texts: {
    locations: {
      other:
        'name slug code address city state zip_code phone contact_person contact_email region ' +
        'store_hours search_text',
    },
  },
  views: ['visible_locations', 'hidden_locations'],
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    locations: typeof locationsContext;
  }
}
