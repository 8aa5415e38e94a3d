import { defineContext } from '@partner/kernel';

/** Bounded context of erasing the personal data of customers everywhere (R110). */
export const erasureContext = defineContext({
  name: 'erasure',
  resources: {},
  errors: {
    unavailable: {
      erasure_list_unavailable: 'The list of erased customers cannot be written. Send the request again.',
    },
  },
  tables: { erasures: 'records' },
  texts: { erasures: { other: 'step step_table step_after counts requested_by' } },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    erasure: typeof erasureContext;
  }
}
