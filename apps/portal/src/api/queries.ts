import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { get, queryOf, rememberCsrfToken } from './client';
import type {
  AuditEntry,
  Browser,
  Credential,
  Delivery,
  DeliveryDetail,
  Endpoint,
  EventDetail,
  EventSummary,
  List,
  LoggedRequest,
  Page,
  Session,
  Usage,
  UsageSpan,
} from './types';

/** What never changes while a page is open. */
const still = { staleTime: Infinity };

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    const session = await get<Session>('session');
    rememberCsrfToken(session.csrfToken);
    return session;
  },
  ...still,
  retry: false,
});

export const browsersQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await get<List<Browser>>('sessions')).data,
});

export const scopesQuery = queryOptions({
  queryKey: ['scopes'],
  queryFn: async () => (await get<List<string>>('scopes')).data,
  ...still,
});

export const eventTypesQuery = queryOptions({
  queryKey: ['event-types'],
  queryFn: async () => (await get<List<string>>('event-types')).data,
  ...still,
});

export const credentialsQuery = queryOptions({
  queryKey: ['credentials'],
  queryFn: async () => (await get<List<Credential>>('credentials')).data,
});

export const endpointsQuery = queryOptions({
  queryKey: ['endpoints'],
  queryFn: async () => (await get<List<Endpoint>>('endpoints')).data,
});

export const deliveryQuery = (eventId: string, endpointId: string) =>
  queryOptions({
    queryKey: ['deliveries', eventId, endpointId],
    queryFn: () => get<DeliveryDetail>(`deliveries/${eventId}/${endpointId}`),
    // While an attempt is to come, somebody is waiting for it.
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? 1_500 : false),
  });

export const eventQuery = (id: string) =>
  queryOptions({ queryKey: ['events', id], queryFn: () => get<EventDetail>(`events/${id}`) });

/** Pages of a list, each from where the one before ended. */
const pages = <Item>(path: string, cursor: string, filters: Readonly<Record<string, string | undefined>>) =>
  infiniteQueryOptions({
    queryKey: [path, 'list', filters],
    queryFn: ({ pageParam }) => get<Page<Item>>(path + queryOf({ ...filters, [cursor]: pageParam || undefined })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Filters of the list of deliveries, as they stand in the address. */
export type DeliveryFilters = Partial<Record<'endpointId' | 'eventId' | 'type' | 'state' | 'from' | 'to', string>>;

export const deliveriesQuery = (filters: DeliveryFilters) => pages<Delivery>('deliveries', 'after', filters);

/** Filters of the list of events, as they stand in the address. */
export type EventFilters = Partial<Record<'types' | 'resourceId' | 'from' | 'to', string>>;

export const eventsQuery = (filters: EventFilters) => pages<EventSummary>('events', 'before', filters);

/** Filters of the audit trail, as they stand in the address. */
export type AuditFilters = Partial<Record<'kind' | 'resourceId', string>>;

export const auditQuery = (filters: AuditFilters) => pages<AuditEntry>('audit', 'before', filters);

/** Filters of the list of requests, as they stand in the address. */
export type RequestFilters = Partial<Record<'status' | 'route' | 'credentialId' | 'requestId', string>>;

export const requestsQuery = (filters: RequestFilters) => pages<LoggedRequest>('requests', 'before', filters);

/** @param credentialId all credentials together unless given. */
export const usageQuery = (span: UsageSpan, credentialId?: string) =>
  queryOptions({
    queryKey: ['usage', span, credentialId ?? ''],
    queryFn: () =>
      get<Usage>(`${credentialId ? `credentials/${encodeURIComponent(credentialId)}/usage` : 'usage'}?span=${span}`),
  });
