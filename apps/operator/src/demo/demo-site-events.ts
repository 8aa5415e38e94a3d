import type { INestApplicationContext } from '@nestjs/common';
import { type SeededRandom, type FixedClock, system, type CompanyId } from '@partner/kernel';
import { RecordSiteEvents, type RecordSiteEventsCommand, type SiteEventType } from '@partner/site-events';

const visitors = 48;
const minute = 60_000;
const day = 86_400_000;

/** One event of a visit. */
type Step = readonly [type: SiteEventType, page: string, payload?: object];

const looking = (path: string): readonly Step[] => [
  ['session.start', '/'],
  ['page.view', '/sheds'],
  ['filter.apply', '/sheds', { width: [10, 12] }],
  ['product.view', path],
  ['image.view', path, { image: 2 }],
  ['size.considered', path, { width: 12, length: 24 }],
  ['cta.click', path, { label: 'Design yours' }],
  ['page.exit', path],
];

const designing: readonly Step[] = [
  ['session.start', '/design'],
  ['product.select', '/design'],
  ['color.select', '/design', { part: 'siding', color: 'Barn Red' }],
  ['option.considered', '/design', { option: 'Work bench' }],
  ['upgrade.add', '/design', { upgrade: 'Ramp' }],
  ['payment.select', '/design', { paymentType: 'rto' }],
];

const products = [
  { productId: 'lofted-barn', productName: 'Lofted Barn' },
  { productId: 'utility-shed', productName: 'Utility Shed' },
  { productId: 'cabin', productName: 'Cabin' },
] as const;

/** Parameters of the demo site events. */
export interface SiteEventsPlan {
  readonly company: CompanyId;
  readonly now: Date;
  readonly clock: FixedClock;
  readonly random: SeededRandom;
}

/**
 * Creates a month of website visits, some of which continue in the configurator with the same `visitor_id`.
 * @returns the number of events.
 */
export async function makeSiteEvents(
  application: INestApplicationContext,
  { company, now, clock, random }: SiteEventsPlan,
): Promise<number> {
  const record = application.get(RecordSiteEvents);
  let made = 0;
  for (let index = 1; index <= visitors; index += 1) {
    const begun = now.getTime() - day / 24 - random.next() * 30 * day;
    const product = random.pick(products);
    const visit = (suffix: string, after: number, steps: readonly Step[]): RecordSiteEventsCommand => ({
      sessionId: `demo-session-${index}-${suffix}`,
      visitorId: `demo-visitor-${index}`,
      source: suffix === 'site' ? 'marketing' : 'configurator',
      siteHost: suffix === 'site' ? 'shop.ozark-sheds.example.com' : 'design.ozark-sheds.example.com',
      events: steps.map(([eventType, page, payload], step) => ({
        eventType,
        page,
        payload,
        occurredAt: new Date(begun + (after + step) * minute),
        ...(eventType.startsWith('product.') && product),
        ...(suffix === 'design' && {
          ...{ configId: `demo-configuration-${index}`, quoteId: `demo-quote-${index}` },
          ...{ step: `${step + 1}`, menuItem: 'Design' },
        }),
      })),
    });
    const seen = looking(`/sheds/${product.productId}`);
    const visits = [visit('site', 0, seen.slice(0, random.integer(3, seen.length)))];
    if (random.chance(0.4)) {
      const end: Step = random.chance(0.5) ? ['quote.created', '/design'] : ['session.abandoned', '/design'];
      visits.push(visit('design', seen.length, [...designing, end]));
    }
    clock.at = new Date(begun + 30 * minute);
    for (const one of visits) made += await record.execute(system(company), one);
  }
  return made;
}
