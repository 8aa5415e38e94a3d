import { Inject, Injectable } from '@nestjs/common';
import { ListCredentials } from '@partner/access';
import { type DeliveryItem, DeliveryQueries, EventQueries, ListSubscriptions } from '@partner/events';
import { errorCatalogue } from '@partner/http';
import { type Actor, type Id, isId } from '@partner/kernel';
import { RequestQueries } from '@partner/request-log';
import { Contexts } from '@partner/schema';
import { ifFound, type RecordKind, RecordKinds, recordKinds, type RecordSummary } from '../records/record-kinds.js';
import { FindRecords } from './find-records.js';

/** Result of a search. An endpoint's ID is only in the results of deliveries. The ID of an error is its code. */
export interface FoundItem extends Omit<RecordSummary, 'kind' | 'id'> {
  readonly kind: RecordKind | 'event' | 'delivery' | 'request' | 'credential' | 'endpoint' | 'error';
  readonly id: string;
  readonly endpointId?: Id;
}

/** Results of a kind. Numbers, serial numbers and emails are nearly unique. */
const limit = 5;
const maxNumber = 2 ** 31;

/** Words before a number or a name, such as `order 1042`, `quote Q-17` or `key Website`, with their kinds. */
const kindWords: Readonly<Record<string, FoundItem['kind']>> = {
  ...Object.fromEntries(recordKinds.map((kind) => [kind.replace('_', ' '), kind])),
  event: 'event',
  delivery: 'delivery',
  request: 'request',
  credential: 'credential',
  key: 'credential',
  endpoint: 'endpoint',
  webhook: 'endpoint',
  error: 'error',
};
const withKind = new RegExp(`^(${Object.keys(kindWords).join('|')})s?[\\s:#]+(?:\\p{L}-?(?=\\d+$))?(.+)$`, 'iu');

/** Public part of an API key or a client ID: the company, and the ID of the credential or its beginning. */
const keyIds = /^(?:pk|ci)_(?:live|test)_([0-9a-f]{24})_([0-9a-f]{0,24})/;

/**
 * Finds records, events, deliveries and requests by an ID, number, serial number or email, customers, credentials and
 * endpoints also by a part of their name, and error codes. Every lookup has an index or reads few rows, also in a large
 * company (A7).
 */
@Injectable()
export class FindAnything {
  readonly #errors: readonly FoundItem[];

  constructor(
    @Inject(RecordKinds) private readonly kinds: RecordKinds,
    @Inject(FindRecords) private readonly records: FindRecords,
    @Inject(EventQueries) private readonly events: EventQueries,
    @Inject(DeliveryQueries) private readonly deliveries: DeliveryQueries,
    @Inject(RequestQueries) private readonly requests: RequestQueries,
    @Inject(ListCredentials) private readonly credentials: ListCredentials,
    @Inject(ListSubscriptions) private readonly endpoints: ListSubscriptions,
    @Inject(Contexts) contexts: Contexts,
  ) {
    this.#errors = errorCatalogue(contexts.all).map(({ code, status, text }) => {
      return { kind: 'error', id: code, title: code, detail: `${status}. ${text.replaceAll('`', '')}` };
    });
  }

  async execute(actor: Actor, text: string): Promise<FoundItem[]> {
    const [, word = '', rest] = withKind.exec(text) ?? [];
    const [found, named] = await Promise.all([this.#find(actor, text), rest ? this.#find(actor, rest) : []]);
    return unique([...named.filter(({ kind }) => kind === kindWords[word.toLowerCase()]), ...found]);
  }

  async #find(actor: Actor, text: string): Promise<FoundItem[]> {
    const lookups: Promise<FoundItem[]>[] = [this.#requests(actor, text), this.#named(actor, text)];
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
    return (await Promise.all(lookups)).flat();
  }

  async #byId({ company }: Actor, id: Id): Promise<FoundItem[]> {
    const [records, event, attempt] = await Promise.all([
      this.kinds.findAny(company, id),
      ifFound(this.events.one(company, id)),
      this.deliveries.ofAttempt(company, id),
    ]);
    return [
      ...records,
      ...(event ? [{ kind: 'event' as const, id, title: event.type, detail: event.resourceType }] : []),
      ...(attempt ? [deliveryOf(attempt)] : []),
    ];
  }

  /** Finds credentials and endpoints by their ID, a key or a part of their name, and error codes by a part. */
  async #named(actor: Actor, text: string): Promise<FoundItem[]> {
    const [credentials, endpoints] = await Promise.all([
      this.credentials.execute(actor),
      this.endpoints.execute(actor),
    ]);
    const part = text.toLowerCase();
    const isPart = (name: string | null): boolean => part.length > 2 && (name ?? '').toLowerCase().includes(part);
    const [, company, keyId] = keyIds.exec(text) ?? [];
    const code = part.replaceAll(' ', '_');
    return [
      ...credentials
        .filter(({ id, name }) => id === text || isPart(name) || (company === actor.company && id.startsWith(keyId!)))
        .slice(0, limit)
        .map(({ id, name, type }) => ({ kind: 'credential' as const, id, title: name, detail: type })),
      ...endpoints
        .filter(({ id, name, url }) => id === text || isPart(name) || isPart(url))
        .slice(0, limit)
        .map(({ id, name, url, status }) => {
          return { kind: 'endpoint' as const, id, title: name ?? url, detail: name ? `${url} · ${status}` : status };
        }),
      ...this.#errors.filter(({ id }) => code.length > 2 && id.includes(code)).slice(0, limit),
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

const deliveryOf = ({ eventId, subscriptionId, eventType, url, state }: DeliveryItem): FoundItem => ({
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
