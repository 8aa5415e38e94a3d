import { type CompanyId, type Id, unavailable } from '@partner/kernel';
import type { CompanySecrets } from '@partner/runtime';
import type { ProcessorConnection } from '../domain/processor-connection/processor-connection.js';
import type { ProcessorAccess } from './ports/payment-processor.js';
import type { ProcessorConnections } from './ports/processor-connections.js';

/** Accounts of companies with their payment processor, and the decrypted secrets for them. */
export class ProcessorAccounts {
  constructor(
    private readonly connections: ProcessorConnections,
    private readonly secrets: CompanySecrets,
  ) {}

  /** @throws DomainError `unavailable` when the company has no key */
  async ofCompany(company: CompanyId): Promise<ProcessorAccess> {
    return this.opened(await this.connections.current(company, 'stripe'));
  }

  /** @throws DomainError `unavailable` when there is no key */
  async opened(connection: ProcessorConnection | undefined): Promise<ProcessorAccess> {
    const { secretKey, companyId } = connection?.state ?? {};
    if (!secretKey || !companyId)
      throw unavailable('processor_not_connected', 'the payment processor is not connected');
    return { secretKey: await this.secrets.open(secretKey, companyId) };
  }

  /** Returns the connection with this id, of any company, and its signing secret; undefined unless both exist. */
  async ofNotice(id: Id): Promise<{ connection: ProcessorConnection; webhookSecret: string } | undefined> {
    const connection = await this.connections.findById(id);
    const { webhookSecret, companyId } = connection?.state ?? {};
    if (!connection || !webhookSecret || !companyId) return undefined;
    return { connection, webhookSecret: await this.secrets.open(webhookSecret, companyId) };
  }
}
