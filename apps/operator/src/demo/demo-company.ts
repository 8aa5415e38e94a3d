import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { CreateCompany } from '@partner/companies';
import { MergeCustomers } from '@partner/customers';
import { type CompanyId, type FixedClock, type Id, portal, samples, dayMs, hourMs } from '@partner/kernel';
import { RecordPayment } from '@partner/payments';
import { applyBatch } from '../apply/apply-batch.js';
import type { Progress } from '../cli/progress.js';

const folder = new URL('../../demo/', import.meta.url);
/** Files of `partner apply`, in this order because later ones refer to records of earlier ones. */
const files = ['company', 'catalog', 'sales', 'visits', 'samples'];
/** Address of the API in the files. */
const addressInFiles = 'http://127.0.0.1:3000';
/** Present time in the files. */
const presentInFiles = Date.parse('2026-07-01T12:00:00Z');
/** Beginning of the ids in the files, which is also in the id of the company. */
const idsInFiles = '65f0c0ffee';
const hostInFiles = 'ozark-sheds.example.com';
/** Two records of one customer in `samples.ndjson`. */
const duplicate = { merged: '65f0c0ffee00000000e00005' as Id, survivor: '65f0c0ffee00000000e00001' as Id };
/** Deposits of the sample order. */
const deposits = [
  { method: 'check', amount: 300, checkNumber: '1042' },
  { method: 'financed', amount: 900, bankName: 'First Bank of Marshfield' },
] as const;

/**
 * Creates a realistic company with two years of history from the files in `apps/operator/demo`, moved to the present.
 * @param made `baseUrl` is the public address of the API, which serves the company's images and configurator. `company`
 * is the demo company, or another one, whose records have other ids and whose people other addresses.
 * @returns the number of applied lines.
 * @throws Error for a line that fails
 */
export async function makeDemoCompany(
  application: INestApplicationContext,
  clock: FixedClock,
  made: { readonly baseUrl: string; readonly company: CompanyId; readonly progress: Progress },
): Promise<number> {
  const { baseUrl, company, progress } = made;
  const now = clock.at;
  const actor = portal(company);
  const named = (text: string): string =>
    company === samples.company
      ? text
      : text
          .replaceAll(idsInFiles, company.slice(0, idsInFiles.length))
          .replaceAll(hostInFiles, `${company}.example.com`);
  const idOf = (id: Id): Id => named(id) as Id;
  let count = 0;
  clock.at = new Date(now.getTime() - 750 * dayMs);
  await application
    .get(CreateCompany)
    .execute({ id: company, name: 'Ozark Sheds & Cabins', timezone: 'America/Chicago' });
  for (const name of files) {
    const file = named(await readFile(new URL(`${name}.ndjson`, folder), 'utf8'));
    const text = moved(file, now).replaceAll(addressInFiles, baseUrl);
    const lines = text.split('\n');
    clock.at = timeOf(lines[0]!, clock.at, now);
    for await (const result of applyBatch(application, actor, Readable.from([text]))) {
      if (!result.ok) throw new Error(`${name}.ndjson, line ${result.line}: ${result.error}`);
      clock.at = timeOf(lines[result.line]!, clock.at, now);
      count += 1;
      progress.advance();
    }
  }
  clock.at = now;
  // No line merges customers, or has the details of a deposit.
  await application
    .get(MergeCustomers)
    .execute(actor, { merged: idOf(duplicate.merged), survivor: idOf(duplicate.survivor) });
  for (const deposit of deposits)
    await application.get(RecordPayment).execute(actor, { orderId: idOf(samples.ids.order), ...deposit });
  return count;
}

/** Moves the dates and years in the text of a file from its present to `now`. */
function moved(text: string, now: Date): string {
  const shift = now.getTime() - presentInFiles;
  const years = now.getUTCFullYear() - new Date(presentInFiles).getUTCFullYear();
  return text
    .replaceAll(/"(20\d\d-\d\d-\d\d)(T[\d:]+Z)?"/g, (_, date: string, time?: string) => {
      const at = new Date(Date.parse(date + (time ?? 'T00:00:00Z')) + shift).toISOString();
      return JSON.stringify(time === undefined ? at.slice(0, 10) : at);
    })
    .replaceAll(/"year":(\d+)/g, (_, year: string) => `"year":${Number(year) + years}`);
}

/** Returns the time of the portal's change: the latest past time that a line states, or an hour after the previous. */
function timeOf(line: string, previous: Date, now: Date): Date {
  const stated = [...line.matchAll(/"\w+At":"([^"]+)"/g)].map(([, at]) => Date.parse(at!));
  const latest = Math.max(...stated.filter((at) => at <= now.getTime()));
  return new Date(Math.min(Number.isFinite(latest) ? latest : previous.getTime() + hourMs, now.getTime()));
}
