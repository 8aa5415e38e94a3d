import type { CompanyId, Id } from '@partner/kernel';
import type { Line } from '../../domain/document/line.js';

/**
 * Lines of quotes and orders (§2.16). They change only while their document is locked, and its version counts their
 * changes (R19).
 */
export abstract class Lines {
  /** Returns all lines of a quote or order in their order. */
  abstract of(company: CompanyId, document: Id): Promise<Line[]>;
  abstract find(company: CompanyId, document: Id, key: string): Promise<Line | undefined>;
  /** Appends lines. @throws DomainError `conflict` for a key that exists. */
  abstract add(company: CompanyId, document: Id, lines: readonly Line[]): Promise<void>;
  abstract remove(company: CompanyId, document: Id, key: string): Promise<void>;
  /** Replaces all lines. */
  abstract replace(company: CompanyId, document: Id, lines: readonly Line[]): Promise<void>;
  /** Copies the lines to another document, keys included (§4.3.3). */
  abstract copy(company: CompanyId, from: Id, to: Id): Promise<void>;
}
