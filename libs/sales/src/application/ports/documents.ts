import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { AnyDocument } from '../../domain/document/sales-document.js';
import type { Lines } from './lines.js';

/** What a quote or an order is linked to: to be locked before it. */
export interface DocumentLinks {
  readonly customerId: Id;
  readonly workOrderId: Id | null;
}

/** The quotes or the orders of a company. What is loaded stays locked until the transaction ends. */
export abstract class Documents<D extends AnyDocument = AnyDocument> extends Records<D> {
  abstract readonly lines: Lines;
  /** One that the portal sees: not deleted, its location hidden or not. @throws DomainError `notFound`. */
  abstract toManage(company: CompanyId, id: Id): Promise<D>;
  /** What it is linked to at the moment, without locking it; undefined when there is none. */
  abstract links(company: CompanyId, id: Id): Promise<DocumentLinks | undefined>;
  /** All of a customer that are not deleted, hidden ones too, in the order of their ids (R26). */
  abstract ofCustomer(company: CompanyId, customer: Id): Promise<D[]>;
  /** How many of a customer's partners see: not deleted, not at a hidden location (A5). */
  abstract countVisible(company: CompanyId, customer: Id): Promise<number>;
}
