import type { CompanyId } from '@partner/kernel';
import type { CrmConnection } from '../../domain/crm-connection/crm-connection.js';

export abstract class CrmConnections {
  /** True if the company has an active connection; checked for every new customer. */
  abstract isConnected(company: CompanyId): Promise<boolean>;
  /** Returns the connection, locked until the transaction ends; undefined when the company never had one. */
  abstract findForUpdate(company: CompanyId): Promise<CrmConnection | undefined>;
  abstract findActive(company: CompanyId): Promise<CrmConnection | undefined>;
  /** @throws DomainError `conflict` when another connection was created concurrently */
  abstract add(connection: CrmConnection): Promise<void>;
  abstract save(connection: CrmConnection): Promise<void>;
}

/** Checks URLs that companies configure against the rules of this deployment (E7). */
export abstract class Destinations {
  /** @throws DomainError `invalid` with the reason when requests to this URL are never allowed */
  abstract check(url: string): Promise<void>;
}
