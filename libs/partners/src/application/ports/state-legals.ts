import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { StateLegal } from '../../domain/state-legal/state-legal.js';

/**
 * The legal configurations of the agreements that a company is a party of (R38), as they are changed. Deleted ones are
 * not found.
 */
export abstract class StateLegals extends Records<StateLegal> {
  /** That of a state, in upper case. @param owner the company that the agreement is stored under. */
  abstract ofState(owner: CompanyId, agreement: Id, stateCode: string): Promise<StateLegal | undefined>;
}
