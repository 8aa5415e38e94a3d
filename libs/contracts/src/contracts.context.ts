import { defineContext } from '@partner/kernel';

/** The contracts of orders, and what they lock. */
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
      contract_exists: 'The order has another contract already.',
      contract_step_not_allowed: 'The contract cannot take this step in its present status.',
      already_signed: 'This party has signed the contract already.',
      document_of_another_record: 'The document that was named belongs to another record.',
    },
    locked: {
      contract_signed: 'A signed contract locks what was to be changed.',
    },
  },
  tables: {
    contracts: 'records',
  },
  reads: {
    sales: ['orders'],
  },
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    contracts: typeof contractsContext;
  }
}
