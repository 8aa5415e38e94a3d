import { Records } from '@partner/kernel';
import type { Agreement } from '../../domain/agreement/agreement.js';

/** Repository of the agreements that a company is a party of (R38). Deleted ones are not found. */
export abstract class Agreements extends Records<Agreement> {}
