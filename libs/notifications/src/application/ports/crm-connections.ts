import type { CompanyId } from '@partner/kernel';
import type { CrmConnection } from '../../domain/crm-connection/crm-connection.js';

/** Which company has connected which CRM. */
export abstract class CrmConnections {
  /** Whether there is one that is in use: what new customers are asked with. */
  abstract isConnected(company: CompanyId): Promise<boolean>;
  /** Locked until the transaction ends; undefined when the company never had one. */
  abstract getForUpdate(company: CompanyId): Promise<CrmConnection | undefined>;
  /** The connection in use, to be read only. */
  abstract inUse(company: CompanyId): Promise<CrmConnection | undefined>;
  /** @throws DomainError `conflict` when another one was made meanwhile. */
  abstract add(connection: CrmConnection): Promise<void>;
  abstract save(connection: CrmConnection): Promise<void>;
}
