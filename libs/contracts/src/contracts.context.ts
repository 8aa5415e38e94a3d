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
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    contracts: typeof contractsContext;
  }
}
