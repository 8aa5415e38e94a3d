import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Processor, ProcessorConnection } from '../../domain/processor-connection/processor-connection.js';

/** The connections of companies to payment processors. */
export abstract class ProcessorConnections extends Records<ProcessorConnection> {
  /** Locked, or undefined. */
  abstract ofProvider(company: CompanyId, provider: Processor): Promise<ProcessorConnection | undefined>;
  /** As it is, without locking it. */
  abstract current(company: CompanyId, provider: Processor): Promise<ProcessorConnection | undefined>;
  /** Whose connection it is, whichever company that may be: a notice says no more of itself (R46). */
  abstract named(id: Id): Promise<ProcessorConnection | undefined>;
  /** The processor was asked for the notices up to a time (R79). */
  abstract noteNoticesUntil(company: CompanyId, id: Id, until: Date): Promise<void>;
}
