import { type Job, JobHandler } from '@partner/kernel';
import type { CompanySecrets } from '@partner/runtime';
import type { CrmProvider } from '../../domain/crm-connection/crm-connection.js';
import type { Crm, CrmContact } from '../ports/crm.js';
import type { CrmConnections } from '../ports/crm-connections.js';
import { jobKinds } from './job-kinds.js';

/** Sends a new customer to the CRM that the company has connected (§4.7). */
export class CrmContactJob extends JobHandler<CrmContact> {
  readonly kind = jobKinds.crmContact;

  constructor(
    private readonly connections: CrmConnections,
    private readonly crms: Readonly<Record<CrmProvider, Crm>>,
    private readonly seal: CompanySecrets,
  ) {
    super();
  }

  /** Reads the connection now, so that a new token applies to pending jobs, and disconnected CRMs get nothing. */
  async run({ companyId, payload }: Job<CrmContact>, signal: AbortSignal): Promise<void> {
    const connection = await this.connections.findActive(companyId);
    if (!connection) return;
    const { provider, accessToken, baseUrl } = connection.state;
    const access = { accessToken: await this.seal.open(accessToken, companyId), ...(baseUrl !== null && { baseUrl }) };
    await this.crms[provider].upsertContact(access, payload, signal);
  }
}
