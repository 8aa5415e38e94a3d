import { Inject, Injectable } from '@nestjs/common';
import { ListCredentials } from '@partner/access';
import { DeliveryQueries, EventQueries, ListSubscriptions } from '@partner/events';
import { type Actor, type Id, isId } from '@partner/kernel';
import { RequestQueries } from '@partner/request-log';
import { ifFound, type RecordKind, type RecordSummary } from '../records/record-kinds.js';
import { FindRecords } from './find-records.js';

/** Result of a search. An endpoint's ID is only in the results of deliveries. */
export interface FoundItem extends Omit<RecordSummary, 'kind'> {
  readonly kind: RecordKind | 'event' | 'delivery' | 'request' | 'credential' | 'endpoint';
  readonly endpointId?: Id;
}

/** Results of a kind. Numbers, serial numbers and emails are nearly unique. */
const limit = 5;
const maxNumber = 2 ** 31;

/**
 * Finds records, events, deliveries, requests, credentials and endpoints by an ID, number, serial number or email.
 * Customers are also found by a part of their name. Every lookup has an index, also in a large company (A7).
 */
@Injectable()
export class FindAnything {
  constructor(
    @Inject(FindRecords) private readonly records: FindRecords,
    @Inject(EventQueries) private readonly events: EventQueries,
    @Inject(DeliveryQueries) private readonly deliveries: DeliveryQueries,
    @Inject(RequestQueries) private readonly requests: RequestQueries,
    @Inject(ListCredentials) private readonly credentials: ListCredentials,
    @Inject(ListSubscriptions) private readonly endpoints: ListSubscriptions,
  ) {}

  async execute(actor: Actor, text: string): Promise<FoundItem[]> {
    const lookups: Promise<FoundItem[]>[] = [this.#requests(actor, text)];
    if (isId(text)) lookups.push(this.#byId(actor, text));
    else if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) lookups.push(this.records.byEmail(actor.company, text));
    else {
      lookups.push(this.records.bySerialNumber(actor.company, text));
      if (/\p{L}{3}/u.test(text)) lookups.push(this.records.byName(actor.company, text));
    }
    if (/^\d{1,10}$/.test(text) && Number(text) < maxNumber)
      lookups.push(this.records.byNumber(actor.company, Number(text)));
    const [eventId, endpointId, ...more] = text.split(/[./]/);
    if (isId(eventId) && isId(endpointId) && more.length === 0)
      lookups.push(this.#delivery(actor, eventId, endpointId));
    return unique((await Promise.all(lookups)).flat());
  }

  async #byId(actor: Actor, id: Id): Promise<FoundItem[]> {
    const { company } = actor;
    const [records, event, attempt, credentials, endpoints] = await Promise.all([
      this.records.byId(company, id),
      ifFound(this.events.one(company, id)),
      this.deliveries.ofAttempt(company, id),
      this.credentials.execute(actor),
      this.endpoints.execute(actor),
    ]);
    return [
      ...records,
      ...(event ? [{ kind: 'event' as const, id, title: event.type, detail: event.resourceType }] : []),
      ...(attempt ? [deliveryOf(attempt)] : []),
      ...credentials
        .filter((one) => one.id === id)
        .map(({ name, type }) => ({ kind: 'credential' as const, id, title: name, detail: type })),
      ...endpoints
        .filter((one) => one.id === id)
        .map(({ url, status }) => ({ kind: 'endpoint' as const, id, title: url, detail: status })),
    ];
  }

  async #requests({ company }: Actor, requestId: string): Promise<FoundItem[]> {
    const { data } = await this.requests.list(company, { requestId, limit });
    return data.map(({ id, method, route, status }) => {
      return { kind: 'request' as const, id, title: requestId, detail: `${method} ${route} · ${status}` };
    });
  }

  async #delivery({ company }: Actor, eventId: Id, subscriptionId: Id): Promise<FoundItem[]> {
    const found = await ifFound(this.deliveries.one(company, { eventId, subscriptionId }));
    return found ? [deliveryOf(found)] : [];
  }
}

const deliveryOf = ({
  eventId,
  subscriptionId,
  eventType,
  url,
  state,
}: Awaited<ReturnType<DeliveryQueries['list']>>['data'][number]): FoundItem => ({
  kind: 'delivery',
  id: eventId,
  endpointId: subscriptionId,
  title: eventType ?? 'Expired event',
  detail: `${url} · ${state}`,
});

/** A record may be found by its number and its serial number. */
const unique = (items: readonly FoundItem[]): FoundItem[] => [
  ...new Map(items.map((one) => [one.kind + one.id + (one.endpointId ?? ''), one])).values(),
];
