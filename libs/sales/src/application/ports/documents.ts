import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { AnyDocument } from '../../domain/document/sales-document.js';
import type { Line } from '../../domain/document/line.js';

/** Links of a quote or an order: these records are locked before it. */
export interface DocumentLinks {
  readonly customerId: Id;
  readonly workOrderId: Id | null;
}

/** The quotes or the orders of a company. A loaded document stays locked until the transaction ends. */
export abstract class Documents<D extends AnyDocument = AnyDocument> extends Records<D> {
  abstract readonly lines: Lines;
  /** Returns a document as the portal sees it: not deleted, at any location. @throws DomainError `notFound`. */
  abstract getForPortal(company: CompanyId, id: Id): Promise<D>;
  /** Returns the current links without a lock; undefined when the document does not exist. */
  abstract links(company: CompanyId, id: Id): Promise<DocumentLinks | undefined>;
  /** Returns all documents of a customer, deleted and hidden ones included, ordered by id (R26). */
  abstract ofCustomer(company: CompanyId, customer: Id): Promise<D[]>;
  /** Returns the units of up to `limit` documents of a customer that are not erased, without locks (R110). */
  abstract notErased(
    company: CompanyId,
    customer: Id,
    limit: number,
  ): Promise<readonly { readonly id: Id; readonly workOrderId: Id | null }[]>;
  /** Locks and returns documents, deleted ones included, ordered by id. */
  abstract all(company: CompanyId, ids: readonly Id[]): Promise<D[]>;
  /** Counts the documents of a customer that partners see: not deleted, not at a hidden location (A5). */
  abstract countVisible(company: CompanyId, customer: Id): Promise<number>;
}

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
  abstract replace(company: CompanyId, document: Id, lines: readonly Line[]): Promise<void>;
  /** Copies the lines to another document, keys included (§4.3.3). */
  abstract copy(company: CompanyId, from: Id, to: Id): Promise<void>;
}
