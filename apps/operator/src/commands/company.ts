import { CreateCompany, ListCompanies } from '@partner/companies';
import type { CompanyId } from '@partner/kernel';
import { readId } from './options.js';
import type { Register } from './register.js';

interface CreateOptions {
  readonly name: string;
  readonly timezone?: string;
  readonly id?: string;
}

/** `partner company create|list`. */
export const registerCompany: Register = (program, cli) => {
  const company = program.command('company').description('the companies of this deployment');
  company
    .command('create')
    .description('make a company')
    .requiredOption('--name <name>', 'what it is called')
    .option('--timezone <timezone>', 'IANA name; UTC unless given')
    .option('--id <id>', 'its id; a new one unless given')
    .action(({ name, timezone, id }: CreateOptions) =>
      cli.use(async (application) => {
        const command = { name, timezone, ...(id !== undefined && { id: readId('--id', id) as CompanyId }) };
        await cli.print(await application.get(CreateCompany).execute(command));
      }),
    );
  company
    .command('list')
    .description('a line for each company')
    .action(() =>
      cli.use(async (application) => {
        for (const one of await application.get(ListCompanies).execute()) await cli.print(one);
      }),
    );
};
