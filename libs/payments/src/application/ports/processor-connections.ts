import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Processor, ProcessorConnection } from '../../domain/processor-connection/processor-connection.js';

export abstract class ProcessorConnections extends Records<ProcessorConnection> {
  /** Returns the connection, locked, or undefined. */
  abstract findByProvider(company: CompanyId, provider: Processor): Promise<ProcessorConnection | undefined>;
  /** Returns the connection without locking it. */
  abstract current(company: CompanyId, provider: Processor): Promise<ProcessorConnection | undefined>;
  /** Finds a connection of any company; a notice names only the connection (R46). */
  abstract findById(id: Id): Promise<ProcessorConnection | undefined>;
  /** Stores the time up to which the processor's notices were fetched (R79). */
  abstract setNoticesUntil(company: CompanyId, id: Id, until: Date): Promise<void>;
}
