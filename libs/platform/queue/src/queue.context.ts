import { defineContext } from '@partner/kernel';

/** The sweeps of the platform's own data. */
export const queueContext = defineContext({ name: 'queue', resources: {}, sweepGroups: ['retention'] });

declare module '@partner/kernel' {
  interface DeclaredContexts {
    queue: typeof queueContext;
  }
}
