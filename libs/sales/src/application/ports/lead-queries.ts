import { StatusRecordQueries } from '@partner/kernel';
import type { SalesCriteria } from './sales-criteria.js';

/** Reads leads as partners see them (§2.1, §4.3). */
export abstract class LeadQueries extends StatusRecordQueries<SalesCriteria> {}
