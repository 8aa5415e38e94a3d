import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { StateLegal } from '../../domain/state-legal/state-legal.js';

/**
 * Repository of the legal configurations of agreements that a company is a party of (R38). Deleted ones are not found.
 */
export abstract class StateLegals extends Records<StateLegal> {
  /**
   * Returns the legal configuration of a state, whose code is in upper case.
   * @param owner the company that the agreement is stored under.
   */
  abstract ofState(owner: CompanyId, agreement: Id, stateCode: string): Promise<StateLegal | undefined>;
}
