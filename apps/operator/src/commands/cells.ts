import { invalid } from '@partner/kernel';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readCells } from '../cells/cell-rows.js';
import { haproxyFiles } from '../cells/haproxy-files.js';
import { doubledCompanies, routeMap } from '../cells/route-maps.js';
import { Router } from '../cells/router.js';
import { WatchedCells } from '../cells/watch-cells.js';
import type { Cli } from '../cli/cli.js';
import { failureText } from '../cli/failure.js';
import { type OpenCell, openCells } from '../move/cells.js';
import { registerCellsSplit } from './cells-split.js';
import type { Register } from './register.js';

/** Milliseconds between two comparisons of the databases with the running HAProxy. */
const compareEveryMs = 60_000;

type Push = ConstructorParameters<typeof WatchedCells>[1];

interface MapOptions {
  readonly haproxy?: readonly string[];
  readonly folder?: string;
  readonly listen: string;
  readonly watch?: boolean;
}

/** `partner cells list|map|split`: the cells, and the routes to them. */
export const register: Register = (cells, cli) => {
  cells
    .command('list')
    .description('list the cells with their numbers of companies, one per line; the first is the default')
    .action(() =>
      withCells(cli, async (open) => {
        const places = await readCells(open);
        for (const { name, cell } of open) {
          const states = [...places.get(name)!.values()];
          const count = (...of: string[]) => states.filter((place) => of.includes(place)).length;
          const [companies, moving] = [count('here', 'leaving'), count('leaving', 'frozen', 'arriving')];
          await cli.print({ name, upstreams: cell.upstreams, companies, moving });
        }
      }),
    );
  registerCellsSplit(cells, cli);
  cells
    .command('map')
    .description('print the cell of each company')
    .option('--haproxy <addresses...>', 'instead, push the cells to HAProxy by its runtime sockets, host:port or path')
    .option(
      '--folder <directory>',
      'folder for the configuration and map file of HAProxy; default: in the data directory',
    )
    .option('--listen <bind>', 'address and options on which HAProxy accepts requests', '127.0.0.1:8080')
    .option('--watch', 'keep running, and push each change')
    .action((options: MapOptions) => {
      if (options.watch && !options.haproxy) throw invalid('--watch needs --haproxy');
      return withCells(cli, async (open) => {
        if (options.haproxy) return route(cli, open, options, options.haproxy);
        for (const [company, cell] of routeMap(await readCells(open))) await cli.print({ company, cell });
      });
    });
};

/** @throws DomainError `invalid` without cells. */
async function withCells(cli: Cli, work: (open: readonly OpenCell[]) => Promise<void>): Promise<void> {
  const { cells } = cli.settings;
  if (cells.length === 0)
    throw invalid('PARTNER_CELLS is not set: this deployment has one database and needs no routes');
  await openCells(cells, work);
}

/** Pushes the map to HAProxy once, or with `watch` until the operator asks to stop. */
async function route(
  cli: Cli,
  open: readonly OpenCell[],
  { folder: place, listen, watch = false }: MapOptions,
  sockets: readonly string[],
): Promise<void> {
  const folder = resolve(place ?? `${cli.settings.dataDir}/haproxy`);
  const router = new Router(folder, sockets);
  const push: Push = async (map, { places, compares }) => {
    const doubled = doubledCompanies(places);
    if (doubled.length > 0) cli.warn(`companies in two cells, routed to the first: ${doubled.slice(0, 10).join(', ')}`);
    const pushed = await router.push(map, compares);
    if (pushed.changed > 0 || !watch) await cli.print({ companies: map.size, ...pushed });
  };
  // While watching, a proxy that hangs must not end the command: the next push compares its map.
  const warned: Push = (...of) => push(...of).catch((error: unknown) => cli.warn(failureText(error)));
  const watched = new WatchedCells(open, watch ? warned : push, cli.warn.bind(cli));
  if (await router.configure(haproxyFiles({ cells: cli.settings.cells, folder, listen, sockets })))
    cli.warn(`the configuration has changed: load ${folder}/haproxy.cfg into HAProxy`);
  await watched.read();
  if (!watch) return;
  await watched.follow();
  await cli.print({ watching: open.map(({ name }) => name) });
  while (await pause(compareEveryMs, true, { signal: cli.terminal.stop }).catch(() => false)) await watched.compare();
}
