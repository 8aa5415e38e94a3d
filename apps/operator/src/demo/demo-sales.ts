import type { INestApplicationContext } from '@nestjs/common';
import { type Actor, type CompanyId, type Id, money, portal } from '@partner/kernel';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { ChangeQuote, ConvertQuote, CreateQuote, PutQuote, QuoteStatusChanges, SendQuote } from '@partner/sales';
import { WorkOrderQueries } from '@partner/work-orders';
import { DemoOrders } from './demo-orders.js';
import { person } from './people.js';
import { rentToOwn } from './rent-to-own.js';
import type { SalesPlan } from './sales-plan.js';
import { Time } from './time.js';

const orders = 160;
const day = 86_400_000;
const reasons = ['Too dear', 'Bought elsewhere', 'Wanted another colour', 'No answer'] as const;

/** Numbers of created records. */
export interface SalesCounts {
  readonly quotes: number;
  readonly orders: number;
}

/** A unit on a lot. */
interface Unit {
  readonly id: Id;
  readonly createdAt: string;
  readonly basePrice?: number;
}

/**
 * Creates two years of sales up to `now`: orders from the catalog, and quotes for units on the lots, some of which are
 * sold.
 */
export async function makeSales(application: INestApplicationContext, plan: SalesPlan): Promise<SalesCounts> {
  const { company, now, clock, random } = plan;
  const actors: Actor[] = [portal(company), { company, kind: 'credential', name: 'Website integration' }];
  const time = new Time(clock, now, random);
  const life = new DemoOrders(application, plan, time);
  const counts = { quotes: 0, orders };
  const stories: { readonly at: Date; readonly tell: () => Promise<void> }[] = [];
  for (let index = 0; index < orders; index += 1) {
    const at = new Date(now.getTime() - 730 * day + ((729 * day) / orders) * (index + random.next()));
    stories.push({ at, tell: () => life.orderFromCatalog(random.pick(actors)) });
  }
  for (const unit of await unitsOnLots(application, company)) {
    if (random.chance(0.2)) continue;
    const since = Date.parse(unit.createdAt);
    const at = new Date(since + random.next() * Math.min(now.getTime() - since, 120 * day));
    stories.push({ at, tell: () => quoted(unit) });
  }
  // Sorted by start time, so that numbers ascend with time.
  for (const { at, tell } of stories.sort((left, right) => left.at.getTime() - right.at.getTime())) {
    time.startAt(at);
    // One transaction per story: thousands of commits would dominate the run time.
    await application.get(DatabaseUnitOfWork).transaction(tell);
  }
  clock.at = now;
  return counts;

  /** Quotes a unit until it is sold or interest ends. */
  async function quoted(unit: Unit): Promise<void> {
    for (let quotes = 0; quotes < 3; quotes += 1) {
      const id = await quote(unit);
      const last = !time.advance(10);
      if (last || random.chance(0.25)) return;
      const actor = random.pick(actors);
      if (random.chance(0.45)) {
        const order = await application.get(ConvertQuote).execute(actor, { id });
        counts.orders += 1;
        return life.advance({ id: order, unit: unit.id });
      }
      const [status, note] = [random.chance(0.6) ? 'Lost' : 'Retired', random.pick(reasons)];
      await application.get(QuoteStatusChanges).request(actor, { id, status, note });
      if (!time.advance(40)) return;
    }
  }

  async function quote(unit: Unit): Promise<Id> {
    counts.quotes += 1;
    const actor = random.pick(actors);
    const id = await application.get(CreateQuote).execute(actor, {
      workOrderId: unit.id,
      customer: person(random),
      ...(random.chance(0.6) && {
        deliveryAddress: {
          address: `${random.integer(10, 990)} Farm Road`,
          city: 'Ozark',
          state: 'MO',
          zipCode: '65721',
        },
      }),
      ...(random.chance(0.5) && {
        salesSource: random.pick(['Facebook Marketplace', 'Walk In', 'Website', 'Inbound Call'] as const),
      }),
      ...(counts.quotes % 3 === 0 && { externalReferences: { crm: `Q-${20_000 + counts.quotes}` } }),
      ...(counts.quotes % 5 === 0 && { sourceMetadata: { campaign: 'Spring on the lots', landingPage: '/in-stock' } }),
    });
    if (unit.basePrice && counts.quotes % 12 === 0) {
      const { due, ...rented } = rentToOwn(money(unit.basePrice), plan.agreementId);
      await application.get(PutQuote).execute(portal(company), { id, ...rented });
    }
    if (random.chance(0.7)) await application.get(SendQuote).execute(portal(company), { id });
    if (random.chance(0.4)) await application.get(QuoteStatusChanges).request(actor, { id, status: 'Active' });
    if (random.chance(0.3))
      await application.get(ChangeQuote).execute(actor, { id, validUntil: new Date(clock.at.getTime() + 30 * day) });
    return id;
  }
}

/** Returns finished units with a location that are visible to partners and still for sale. */
async function unitsOnLots(application: INestApplicationContext, company: CompanyId): Promise<Unit[]> {
  const found: Unit[] = [];
  for (let page = 1; ; page += 1) {
    const criteria = { page, limit: 100, sort: 'createdAt', order: 'asc', status: 'Finished good' } as const;
    const { data } = JSON.parse((await application.get(WorkOrderQueries).list(company, criteria)).text) as {
      data: (Unit & { readonly location?: object; readonly serialNumber?: string })[];
    };
    found.push(...data.filter(({ location, serialNumber }) => location !== undefined && serialNumber !== undefined));
    if (data.length < criteria.limit) return found;
  }
}
