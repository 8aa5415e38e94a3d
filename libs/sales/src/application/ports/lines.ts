import type { CompanyId, Id } from '@partner/kernel';
import type { Line } from '../../domain/document/line.js';

/**
 * The lines of quotes and orders (§2.16). They are changed while their document is locked, and counted by its version
 * (R19).
 */
export abstract class Lines {
  /** All lines of a quote or order, in their order. */
  abstract of(company: CompanyId, document: Id): Promise<Line[]>;
  abstract find(company: CompanyId, document: Id, key: string): Promise<Line | undefined>;
  /** Puts lines behind those that are there. @throws DomainError `conflict` for a key that is taken. */
  abstract add(company: CompanyId, document: Id, lines: readonly Line[]): Promise<void>;
  abstract remove(company: CompanyId, document: Id, key: string): Promise<void>;
  /** Puts other lines in the place of all that are there. */
  abstract replace(company: CompanyId, document: Id, lines: readonly Line[]): Promise<void>;
  /** Gives another document the same lines, keys included (§4.3.3). */
  abstract copy(company: CompanyId, from: Id, to: Id): Promise<void>;
}
