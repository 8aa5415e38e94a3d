import { Records } from '@partner/kernel';
import type { Agreement } from '../../domain/agreement/agreement.js';

/** The agreements that a company is a party of (R38), as they are changed. Deleted ones are not found. */
export abstract class Agreements extends Records<Agreement> {}
