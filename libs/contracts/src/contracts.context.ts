import { defineContext } from '@partner/kernel';

export const contractsContext = defineContext({
  name: 'contracts',
  resources: {
    contract: {
      events: ['sent', 'signed', 'completed', 'voided'],
      hidesWithLocation: true,
      url: 'orders/{orderId}/contract',
    },
  },
  errors: {
    conflict: {
      contract_exists: 'The order already has another contract.',
      contract_step_not_allowed: 'The current status of the contract does not allow this step.',
      already_signed: 'This party has already signed the contract.',
      document_of_another_record: 'The document belongs to another record.',
    },
    locked: {
      contract_signed: 'A signed contract locks the fields or line items to be changed.',
    },
  },
  tables: {
    contracts: 'records',
  },
  texts: {
    contracts: { other: 'status contract_number' },
  },
  reads: {
    sales: ['orders'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    contracts: typeof contractsContext;
  }
}
