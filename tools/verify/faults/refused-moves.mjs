import { execFile } from 'node:child_process';
import { chown, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../lib/root.mjs';
import { partner } from '../shared/server.mjs';
import { until } from '../shared/until.mjs';

const execute = promisify(execFile);
const operator = join(root, 'apps', 'operator', 'bundle', 'main.js');
/** Size of the file system of a full target: less than the leads take. */
const space = '256k';

/** Tries moves of one company from the first cell to the second one, and checks after each that it is served. */
export class RefusedMoves {
  /** Number of times that a server was stopped. */
  stops = 0;

  constructor(cells, { fixture, load, location, report }) {
    [this.source, this.target] = cells.all;
    Object.assign(this, { cells, fixture, load, location, report });
  }

  /** Runs `partner company move`. @param reached called with each printed line */
  async move({ id = this.fixture.company, to = this.target.name, options = [], reached } = {}) {
    const running = execute(process.execPath, [operator, 'company', 'move', id, '--to', to, ...options], {
      env: this.cells.env,
    });
    running.child.stdout.on('data', (text) => void reached?.(text));
    const { code = 0, stderr } = await running.catch((error) => error);
    return { status: code, error: stderr.trim() };
  }

  /** Checks that a move fails with exit status 1 and one line, and that nothing of the company is lost. */
  async refused(what, expected, options) {
    const { status, error } = await this.move(options);
    this.#checkRefusal(what, status, error, expected);
    await this.served();
  }

  #checkRefusal(what, status, error, expected) {
    const isRight = status === 1 && !error.includes('\n') && expected.test(error);
    this.report.check(what, `${error}${status === 1 ? '' : `, exit status ${status}`}`, () => isRight);
  }

  /** Checks that the company is read and written, at the API of the load, within two seconds. */
  async served() {
    const made = this.load.made.length;
    const { held } = await until(async () => {
      await this.load.lead(this.location);
      return this.load.made.length > made;
    }, 2);
    const id = this.load.made.at(-1);
    if (!held || (await this.load.call('GET', `leads/${id}`))?.id !== id)
      this.report.check('the company is served', false, Boolean);
  }

  /** Removes rows of the target for the time of `work`. */
  async without(table, condition, work) {
    await this.target.query(`create table aside as select * from ${table} where ${condition}`);
    await this.target.query(`delete from ${table} where ${condition}`);
    await work();
    await this.target.query(`insert into ${table} overriding system value select * from aside`);
    await this.target.query('drop table aside');
  }

  async domainTaken(expected) {
    const line = { put: 'domain', integrationId: 'site', subdomain: 'shop', apexDomain: 'example.com' };
    const path = join(this.fixture.folder, 'domain.ndjson');
    await writeFile(path, `${JSON.stringify(line)}\n`);
    const [{ id: other }] = await partner(['company', 'create', '--name', 'Other'], this.target.env);
    await partner(['apply', '--company', other, path], this.target.env);
    await partner(['apply', '--company', this.fixture.company, path], this.source.env);
    await this.refused('a domain that another company has there', expected);
    await this.target.query('update domains set deleted_at = now() where company_id = $1', [other]);
  }

  /** Stops the source before a move, and after a step of it. */
  async sourceStopped(expected) {
    await this.fixture.restartDatabase(async () => {
      const { status, error } = await this.move();
      this.#checkRefusal('a source that is stopped', status, error, expected);
    });
    await this.#ready();
    let stopped;
    const reached = (text) => {
      if (text.includes('"arriving"')) stopped ??= this.fixture.restartDatabase();
    };
    const { status, error } = await this.move({ reached });
    await stopped;
    this.stops += 2;
    this.#checkRefusal('a source that is stopped during the copy', status, error, /./);
    await this.#ready();
    await this.served();
  }

  /** Waits for the servers after a restart of the database. */
  async #ready() {
    await until(() => this.source.api.isReady(), 30);
  }

  /** Puts the leads of the target on a small file system. */
  async targetFull(expected) {
    if (process.getuid() !== 0) return void this.report.tell('a target without space', 'skipped: needs root');
    const folder = join(this.fixture.folder, 'small');
    await mkdir(folder);
    await execute('mount', ['-t', 'tmpfs', '-o', `size=${space},mode=700`, 'tmpfs', folder]);
    try {
      const { uid, gid } = await stat(join(this.target.dataDir, 'postgres'));
      await chown(folder, uid, gid);
      await this.target.query(`create tablespace small location '${folder}'`);
      await this.target.query('alter table leads set tablespace small');
      await this.refused('a target without space', expected);
      await this.target.query('alter table leads set tablespace pg_default');
      await this.target.query('drop tablespace small');
    } finally {
      await execute('umount', ['--lazy', folder]);
    }
  }
}
