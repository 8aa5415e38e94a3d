import sql from 'sql-template-tag';
import { type Answer, TestApi, type TestCompany, type TestSettings } from './test-api.js';

/** Site event as returned by the API. */
export interface SiteEvent {
  readonly eventId: string;
  readonly eventType: string;
  readonly occurredAt: string;
  readonly [field: string]: unknown;
}
export interface SiteEventPage {
  readonly data: readonly SiteEvent[];
  readonly nextCursor?: string;
  readonly hasMore: boolean;
}

/** Smallest valid event. */
export const view = { event_type: 'page.view' };

/** Returns the time a number of milliseconds ago. */
export const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

/** API without a rate limit on site events, unless a test sets one. */
export class SiteEventsFixture {
  private constructor(readonly api: TestApi) {}

  static async start(settings: TestSettings = {}): Promise<SiteEventsFixture> {
    const unlimited = { PARTNER_SITE_EVENTS_PER_SECOND: '100000', PARTNER_SITE_EVENTS_BURST: '100000' };
    return new SiteEventsFixture(await TestApi.start({ ...unlimited, ...settings }));
  }

  send(of: TestCompany, events: readonly object[], visit: object = {}): Promise<Answer> {
    return of.post('site-events', { session_id: 's-1', ...visit, events });
  }

  /** @throws Error when the response is not a page. */
  async read(of: TestCompany, query = ''): Promise<SiteEventPage> {
    const answer = await of.get<SiteEventPage>(`site-events?${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body;
  }

  /** Returns all events of a query, page by page. @param between runs between pages. */
  async walk(of: TestCompany, query: string, between?: () => Promise<unknown>): Promise<SiteEvent[]> {
    const items: SiteEvent[] = [];
    for (let page = await this.read(of, query); ; page = await this.read(of, `${query}&cursor=${page.nextCursor}`)) {
      items.push(...page.data);
      if (!page.hasMore) return items;
      await between?.();
    }
  }

  /** Returns the number of events of a company. */
  async stored({ id }: TestCompany): Promise<number> {
    const found = sql`select count(*)::int as n from site_events where company_id = ${id}`;
    return (await this.api.database.query<{ n: number }>(found))[0]!.n;
  }
}
