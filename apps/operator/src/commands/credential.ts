import type { INestApplicationContext } from '@nestjs/common';
import {
  CreateCredential,
  CredentialDirectory,
  type CredentialType,
  credentialTypes,
  ListCredentials,
  CredentialActions,
  CredentialList,
  type CredentialState,
  clientIdOf,
} from '@partner/access';
import { Clock, type Id, invalid, notFound, type CompanyId, firstIdAt } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { CredentialUsage, countRetentionMs } from '@partner/request-log';
import sql from 'sql-template-tag';
import { readOneOf } from './options.js';
import { recordCommands, type Register } from './register.js';

interface CreateOptions {
  readonly company: CompanyId;
  readonly type: CredentialType;
  readonly name?: string;
  readonly scopes: string;
  readonly agent?: boolean;
  readonly confirmLimit?: number;
}

interface ListOptions {
  readonly company?: CompanyId;
  readonly allCompanies?: boolean;
  readonly unused?: number;
}

/** `partner credential create|list|scopes|revoke|rotate|suspend|resume|usage`. */
export const register: Register = (credential, cli) => {
  credential
    .command('create')
    .description('create a credential; its secret is shown only now')
    .requiredOption('--company <id>', 'company that the credential belongs to')
    .requiredOption('--type <type>', credentialTypes.join(' or '), readOneOf('--type', credentialTypes))
    .requiredOption('--scopes <scopes>', 'all, or a comma-separated list such as leads.read,leads.write')
    .option('--name <name>', 'name shown as the actor of its changes')
    .option('--agent', 'for an assistant: half the rate limit')
    .option('--confirm-limit <amount>', 'largest amount that the assistant may confirm; needs --agent', readAmount)
    .action(({ company, ...command }: CreateOptions) => {
      const actor = cli.portal(company);
      return cli.withApplication(async (application) => {
        const { credential: made, ...secrets } = await application.get(CreateCredential).execute(actor, command);
        await cli.print({ id: made.id, type: made.type, scopes: made.scopes, ...secrets });
      });
    });
  credential
    .command('list')
    .description('list the credentials of a company, one per line')
    .option('--company <id>', 'company whose credentials are listed')
    .option('--all-companies', 'list the credentials of all companies; needs --unused')
    .option('--unused <days>', 'only live credentials that were not used for this long, such as 90d')
    .action(({ company: id, allCompanies, unused }: ListOptions) => {
      if ((id === undefined) !== (allCompanies === true))
        throw invalid('give either --company <id> or --all-companies');
      if (allCompanies && unused === undefined) throw invalid('--all-companies needs --unused <days>, such as 90d');
      return cli.withApplication(async (application) => {
        const all = id === undefined ? [] : await application.get(ListCredentials).execute(cli.portal(id));
        if (unused === undefined) {
          for (const one of all) await cli.print(credentialLine(one));
          return;
        }
        const since = new Date(application.get(Clock).now().getTime() - unused);
        for (const one of await application.get(CredentialList).unused(since, id))
          await cli.print({ ...credentialLine(one), companyId: one.companyId, lastUsedAt: one.lastUsedAt });
      });
    });
  const verb = recordCommands(credential, cli, 'credential', async (application, id) => {
    return (await found(application, id)).companyId;
  });
  verb('scopes', 'replace the scopes; the secret stays valid', async (application, actor, id, { set: scopes = '' }) =>
    credentialLine(await application.get(CredentialActions).setScopes(actor, { id, scopes })),
  ).requiredOption('--set <scopes>', 'all, or a comma-separated list');
  verb('revoke', 'revoke a credential immediately', async (application, actor, id) =>
    credentialLine(await application.get(CredentialActions).revoke(actor, { id })),
  );
  verb('rotate', 'replace the secret; the new one is shown only now', async (application, actor, id) => {
    const { credential: rotated, ...secrets } = await application.get(CredentialActions).rotate(actor, { id });
    return { ...credentialLine(rotated), ...secrets };
  });
  verb('suspend', 'refuse a credential and its tokens until it is resumed', async (application, actor, id) =>
    credentialLine(await application.get(CredentialActions).suspend(actor, { id })),
  );
  verb('resume', 'end the suspension of a credential', async (application, actor, id) =>
    credentialLine(await application.get(CredentialActions).resume(actor, { id })),
  );
  verb(
    'usage',
    'requests of the last 30 days by status and route, and changes by action',
    async (application, { company: companyId }, id) => {
      const state = await found(application, id);
      return { ...credentialLine(state), companyId, ...(await usageOf(application, state)) };
    },
  );
};

/** @throws DomainError `invalid` for anything but an amount with at most two decimals. */
function readAmount(text: string): number {
  if (/^\d{1,8}(\.\d{1,2})?$/.test(text)) return Number(text);
  throw invalid(`--confirm-limit must be an amount such as 5000, not "${text}"`);
}

/** @throws DomainError `notFound` */
async function found(application: INestApplicationContext, id: Id): Promise<CredentialState> {
  const credential = await application.get(CredentialDirectory).find(id);
  if (!credential) throw notFound('credential');
  return credential;
}

/** Output line of a credential, without its secret. Unset fields are absent. */
export function credentialLine(state: CredentialState): object {
  const { id, type, name, scopes, createdAt, revokedAt, suspendedAt, agent, confirmLimit } = state;
  return {
    ...{ id, type, name, scopes, clientId: clientIdOf(state), createdAt },
    ...(agent && { agent }),
    ...(confirmLimit !== null && { confirmLimit: Number(confirmLimit) }),
    ...(revokedAt && { revokedAt }),
    ...(suspendedAt && { suspendedAt }),
  };
}

/** Returns the counted requests (R100) and the audited changes of a credential in the last 30 days. */
async function usageOf(application: INestApplicationContext, { companyId, id }: CredentialState): Promise<object> {
  const since = new Date(application.get(Clock).now().getTime() - countRetentionMs);
  const { requests, routes } = await application.get(CredentialUsage).of(companyId, { credentialId: id, since });
  const rows = await application.get(Database).query<{ action: string; changes: number; last: Date }>(sql`
    select action, count(*)::int as changes, max(at) as last from audit_entries
     where company_id = ${companyId} and id >= ${firstIdAt(since)} and actor_kind = 'credential' and actor_id = ${id}
     group by action order by action`);
  const last = rows.map((row) => row.last).sort((one, other) => other.getTime() - one.getTime())[0];
  return {
    since,
    requests: Object.values(requests).reduce((sum, count) => sum + count, 0),
    byStatus: requests,
    byRoute: Object.fromEntries(routes.map(({ routeClass, ...counts }) => [routeClass, counts])),
    changes: rows.reduce((sum, { changes }) => sum + changes, 0),
    ...(last && { lastChangeAt: last }),
    byAction: Object.fromEntries(rows.map(({ action, changes }) => [action, changes])),
  };
}
