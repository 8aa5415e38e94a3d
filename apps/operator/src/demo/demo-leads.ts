import type { INestApplicationContext } from '@nestjs/common';
import { type Actor, type CompanyId, type Id, portal, type FixedClock } from '@partner/kernel';
import { ChangeLead, CreateLead, LeadStatusChanges, salesSources } from '@partner/sales';
import type { SeededRandom } from '@partner/kernel';
import { type Person, person } from './people.js';

const leads = 320;
const hour = 3_600_000;
const day = 24 * hour;

const notes = [
  'Bought elsewhere',
  'No answer after three calls',
  'Budget fell through',
  'Moved out of state',
  'Will build it himself',
] as const;
const interests = [
  'lofted barn',
  'utility shed',
  'garden shed',
  'two-car garage',
  'cabin',
  'run-in shelter',
  'chicken coop',
] as const;

/** Creates 18 months of leads up to `now` through the use cases of the partner API, with the clock set to each time. */
export async function makeLeads(
  application: INestApplicationContext,
  {
    company,
    manager,
    locationIds,
    now,
    clock,
    random,
  }: {
    company: CompanyId;
    /** Actor of the portal's status changes. */
    manager: Actor;
    locationIds: readonly Id[];
    now: Date;
    clock: FixedClock;
    random: SeededRandom;
  },
): Promise<number> {
  const website: Actor = { company, kind: 'credential', name: 'Website integration' };
  const [create, change, statuses] = [
    application.get(CreateLead),
    application.get(ChangeLead),
    application.get(LeadStatusChanges),
  ];
  const known: Person[] = [];
  let at = now.getTime() - 540 * day;
  for (let index = 0; index < leads; index += 1) {
    at += ((540 * day) / leads) * (0.4 + 1.2 * random.next()) * 0.95;
    clock.at = new Date(Math.min(at, now.getTime() - hour));
    const customer = known.length > 0 && random.chance(0.2) ? random.pick(known) : person(random);
    known.push(customer);
    const id = await create.execute(random.chance(0.6) ? website : portal(company), {
      locationId: random.pick(locationIds),
      customer,
      ...(random.chance(0.85) && { salesSource: random.pick(salesSources) }),
      ...(random.chance(0.5) && {
        sourceMetadata: {
          interest: random.pick(interests),
          width: random.pick([8, 10, 12, 14]),
          page: `/sheds/${random.integer(1, 40)}`,
        },
      }),
      ...(random.chance(0.4) && { externalReferences: { crm: String(40_000 + index) } }),
      ...(random.chance(0.15) && { salespersonName: 'Front desk' }),
    });
    await live(id);
  }
  return leads;

  /** Simulates a lead: some are lost, some retired, and a few of those reopened. */
  async function live(id: Id): Promise<void> {
    const actor = random.chance(0.5) ? website : manager;
    if (random.chance(0.25)) {
      later(2);
      await change.execute(actor, { id, sourceMetadata: { followUp: `call ${random.integer(1, 3)}` } });
    }
    if (random.chance(0.55)) return;
    later(20);
    const end = random.chance(0.7) ? 'Lost' : 'Retired';
    await statuses.request(actor, { id, status: end, ...(random.chance(0.8) && { note: random.pick(notes) }) });
    if (random.chance(0.85)) return;
    later(30);
    await statuses.request(actor, { id, status: 'Open', note: 'Came back' });
  }

  function later(days: number): void {
    clock.at = new Date(Math.min(clock.at.getTime() + hour + random.next() * days * day, now.getTime()));
  }
}
