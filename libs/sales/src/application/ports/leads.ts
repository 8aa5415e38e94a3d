import { type CompanyId, type Id, Records, StatusRecordQueries } from '@partner/kernel';
import type { Lead } from '../../domain/lead/lead.js';
import type { DocumentLinks } from './documents.js';
import type { SalesCriteria } from './sales-criteria.js';

/** The leads of a company. Every method requires the company. */
export abstract class Leads extends Records<Lead> {
  /** Returns the current customer of a lead without a lock; undefined when the lead does not exist. */
  abstract links(company: CompanyId, id: Id): Promise<Pick<DocumentLinks, 'customerId'> | undefined>;
  /** Locks and returns all leads of a customer, deleted ones included, ordered by id (R26). */
  abstract ofCustomer(company: CompanyId, customer: Id): Promise<Lead[]>;
  /** Locks and returns up to `limit` leads of a customer that are not erased, deleted ones included (R110). */
  abstract notErased(company: CompanyId, customer: Id, limit: number): Promise<Lead[]>;
}

/** Reads leads as partners see them (§2.1, §4.3). */
export abstract class LeadQueries extends StatusRecordQueries<SalesCriteria> {}
