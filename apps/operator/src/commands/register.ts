import type { INestApplicationContext } from '@nestjs/common';
import type { Actor, CompanyId, Id } from '@partner/kernel';
import type { Command } from 'commander';
import type { Cli } from '../cli/cli.js';
import { readId } from './options.js';

/** Adds arguments, options and an action to a command, or the commands of a group to it. */
export type Register = (command: Command, cli: Cli) => void;

/** Performs a command for one record, as the portal of its company. @returns the printed line. */
type Act<Options> = (application: INestApplicationContext, actor: Actor, id: Id, options: Options) => Promise<object>;

/**
 * Returns a function that adds a command for one record to a group.
 * @param what completes "id of the".
 * @param companyOf returns the company of the record, or throws `notFound`.
 */
export const recordCommands =
  (
    group: Command,
    cli: Cli,
    what: string,
    companyOf: (application: INestApplicationContext, id: Id) => Promise<CompanyId>,
  ) =>
  <Options = Readonly<Record<string, string>>>(name: string, description: string, act: Act<Options>): Command =>
    group
      .command(name)
      .description(description)
      .argument('<id>', `id of the ${what}`, (text) => readId(`the ${what}`, text))
      .action((id: Id, options: Options) =>
        cli.withApplication(async (application) => {
          const actor = cli.portal(await companyOf(application, id));
          await cli.print(await act(application, actor, id, options));
        }),
      );
