import type { CompanyId, Id } from '@partner/kernel';
import type { Lead } from '../../domain/lead/lead.js';

/** The leads of a company. Every method takes the company: there is no way to ask without one. */
export abstract class Leads {
  /** Locked until the transaction ends. @throws DomainError `notFound`. */
  abstract toChange(company: CompanyId, id: Id): Promise<Lead>;
  /** Whatever its status, or undefined: the portal may bring a deleted one back. Locked. */
  abstract find(company: CompanyId, id: Id): Promise<Lead | undefined>;
  /** Whose lead it is at the moment, without locking it. */
  abstract customerOf(company: CompanyId, id: Id): Promise<Id | undefined>;
  /** All of a customer that are not deleted, locked in the order of their ids (R26). */
  abstract ofCustomer(company: CompanyId, customer: Id): Promise<Lead[]>;
  abstract add(lead: Lead): Promise<void>;
  abstract save(lead: Lead): Promise<void>;
}
