import type { CompanyId, Id } from '@partner/kernel';
import type { StateLegal } from '../../domain/state-legal/state-legal.js';

/** The legal configurations of the agreements that a company is a party of, as they are changed. */
export abstract class StateLegals {
  /** Locked until the transaction ends. @throws DomainError `notFound` unless the company is a party (R38). */
  abstract toChange(company: CompanyId, id: Id): Promise<StateLegal>;
  /** As `toChange`; undefined when there is none. */
  abstract find(company: CompanyId, id: Id): Promise<StateLegal | undefined>;
  /** That of a state, in upper case. @param owner the company that the agreement is stored under. */
  abstract ofState(owner: CompanyId, agreement: Id, stateCode: string): Promise<StateLegal | undefined>;
  abstract add(stateLegal: StateLegal): Promise<void>;
  abstract save(stateLegal: StateLegal): Promise<void>;
}
