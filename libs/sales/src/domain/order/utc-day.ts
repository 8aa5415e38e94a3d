import { dayMs } from '@partner/kernel';

/** Returns the start of the UTC day that contains `at`. */
export const utcDay = (at: Date): Date => new Date(Math.floor(at.getTime() / dayMs) * dayMs);
