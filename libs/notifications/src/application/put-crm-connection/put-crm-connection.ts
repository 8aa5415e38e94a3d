import { type Actor, type CompanyId, type Id, missing, type UnitOfWork } from '@partner/kernel';
import type { CompanySecrets } from '@partner/runtime';
import { checkedAddress, CrmConnection, type CrmProvider } from '../../domain/crm-connection/crm-connection.js';
import type { CrmConnections, Destinations } from '../ports/crm-connections.js';

/** Connection data from the portal; an absent field means unchanged. */
export interface PutCrmConnectionCommand {
  readonly provider?: CrmProvider;
  readonly accessToken?: string;
  readonly baseUrl?: string | null;
  /** False disconnects: no customers are sent until it is true again. */
  readonly active?: boolean;
}

/** Connects a company to its CRM, or changes the connection (§4.7). */
export class PutCrmConnection {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: CrmConnections,
    private readonly seal: CompanySecrets,
    private readonly destinations: Destinations,
  ) {}

  /**
   * @returns the id of the connection. @throws DomainError `invalid`, also for a `baseUrl` that this deployment does
   * not allow (E7), `conflict` (concurrent creation).
   */
  async execute(actor: Actor, { accessToken, ...command }: PutCrmConnectionCommand): Promise<Id> {
    const { company } = actor;
    const baseUrl = checkedAddress(command.baseUrl ?? null);
    // Before the transaction, because a DNS lookup takes time.
    if (baseUrl !== null) await this.destinations.check(baseUrl);
    return this.work.run(actor, async () => {
      const connection = await this.connections.findForUpdate(company);
      const sealed = accessToken === undefined ? undefined : await this.seal.seal(accessToken, company);
      const fields = { ...command, ...(sealed !== undefined && { accessToken: sealed }) };
      if (!connection) return this.made(company, fields);
      connection.revise(fields, this.work.now());
      await this.connections.save(connection);
      return connection.id;
    });
  }

  private async made(
    company: CompanyId,
    { provider, accessToken, baseUrl = null, active = true }: PutCrmConnectionCommand,
  ): Promise<Id> {
    if (!provider || accessToken === undefined)
      throw missing('provider and accessToken are required for a new connection');
    const connection = CrmConnection.create(company, { provider, accessToken, baseUrl, active }, this.work.now());
    await this.connections.add(connection);
    return connection.id;
  }
}
