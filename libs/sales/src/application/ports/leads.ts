import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Lead } from '../../domain/lead/lead.js';

/** The leads of a company. Every method takes the company: there is no way to ask without one. */
export abstract class Leads extends Records<Lead> {
  /** Whose lead it is at the moment, without locking it. */
  abstract customerOf(company: CompanyId, id: Id): Promise<Id | undefined>;
  /** All of a customer that are not deleted, locked in the order of their ids (R26). */
  abstract ofCustomer(company: CompanyId, customer: Id): Promise<Lead[]>;
}
