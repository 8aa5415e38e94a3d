import { defineContext } from '@partner/kernel';

/** The sweeps of what the platform itself stores. */
export const queueContext = defineContext({ name: 'queue', resources: {}, sweepGroups: ['retention'] });

declare module '@partner/kernel' {
  interface DeclaredContexts {
    queue: typeof queueContext;
  }
}
