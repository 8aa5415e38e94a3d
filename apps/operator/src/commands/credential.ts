import type { INestApplicationContext } from '@nestjs/common';
import {
  CreateCredential,
  CredentialDirectory,
  type CredentialType,
  credentialTypes,
  ListCredentials,
  RevokeCredential,
  RotateCredential,
  SetCredentialScopes,
} from '@partner/access';
import { type Actor, Clock, type Id, invalid, notFound } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { CredentialUsage } from '@partner/request-log';
import type { Cli } from '../cli/cli.js';
import { usageOf } from '../support/credential-usage.js';
import { credentialLine, newCredentialLine, rotatedCredentialLine } from './credential-lines.js';
import { readCompany, readId } from './options.js';
import type { Register } from './register.js';

interface CreateOptions {
  readonly company: string;
  readonly type: string;
  readonly name?: string;
  readonly scopes: string;
}

/** `partner credential create|list|scopes|revoke|rotate|usage`. */
export const registerCredential: Register = (program, cli) => {
  const credential = program.command('credential').description('what the software of partners identifies itself with');
  credential
    .command('create')
    .description('make a credential; its secret is shown this once')
    .requiredOption('--company <id>', 'the company it belongs to')
    .requiredOption('--type <type>', credentialTypes.join(' or '))
    .requiredOption('--scopes <scopes>', 'all, or a comma-separated list such as leads.read,leads.write')
    .option('--name <name>', 'shown as the actor of what it does')
    .action(({ company, type, name, scopes }: CreateOptions) => {
      const actor = cli.portal(readCompany(company));
      const command = { type: readType(type), name, scopes };
      return cli.use(async (application) => {
        await cli.print(newCredentialLine(await application.get(CreateCredential).execute(actor, command)));
      });
    });
  credential
    .command('list')
    .description('a line for each credential of a company')
    .requiredOption('--company <id>', 'the company')
    .action(({ company }: { company: string }) => {
      const actor = cli.portal(readCompany(company));
      return cli.use(async (application) => {
        for (const one of await application.get(ListCredentials).execute(actor)) await cli.print(credentialLine(one));
      });
    });
  credential
    .command('scopes')
    .description('grant exactly these scopes; the secret stays')
    .argument('<id>', 'the credential')
    .requiredOption('--set <scopes>', 'all, or a comma-separated list')
    .action((text: string, options: { set: string }) => {
      const command = { id: readId('the credential', text), scopes: options.set };
      return cli.use(async (application) => {
        const actor = await owner(cli, application, command.id);
        await cli.print(credentialLine(await application.get(SetCredentialScopes).execute(actor, command)));
      });
    });
  credential
    .command('revoke')
    .description('end its use at once')
    .argument('<id>', 'the credential')
    .action((text: string) => {
      const id = readId('the credential', text);
      return cli.use(async (application) => {
        const actor = await owner(cli, application, id);
        await cli.print(credentialLine(await application.get(RevokeCredential).execute(actor, { id })));
      });
    });
  credential
    .command('rotate')
    .description('replace its secret; the new one is shown this once')
    .argument('<id>', 'the credential')
    .action((text: string) => {
      const id = readId('the credential', text);
      return cli.use(async (application) => {
        const actor = await owner(cli, application, id);
        await cli.print(rotatedCredentialLine(await application.get(RotateCredential).execute(actor, { id })));
      });
    });
  credential
    .command('usage')
    .description('what it asked for in the last 30 days, by answer and route, and what it has changed')
    .argument('<id>', 'the credential')
    .action((text: string) => {
      const id = readId('the credential', text);
      return cli.use(async (application) => {
        const found = await application.get(CredentialDirectory).find(id);
        if (!found) throw notFound('credential');
        const parts = { database: application.get(Database), usage: application.get(CredentialUsage) };
        const usage = await usageOf(parts, found.companyId, id, application.get(Clock).now());
        await cli.print({ ...credentialLine(found), companyId: found.companyId, ...usage });
      });
    });
};

/** The portal of the company that a credential belongs to. @throws DomainError `notFound` */
async function owner(cli: Cli, application: INestApplicationContext, id: Id): Promise<Actor> {
  const credential = await application.get(CredentialDirectory).find(id);
  if (!credential) throw notFound('credential');
  return cli.portal(credential.companyId);
}

function readType(text: string): CredentialType {
  const type = credentialTypes.find((known) => known === text);
  if (!type) throw invalid(`--type must be ${credentialTypes.join(' or ')}, not "${text}"`);
  return type;
}
