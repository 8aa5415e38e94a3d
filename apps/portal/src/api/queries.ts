import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { get, queryOf, rememberCsrfToken } from './client';
import type {
  Alerts,
  AttemptsOfEndpoint,
  AuditEntry,
  BrowserSession,
  Company,
  Credential,
  Delivery,
  DeliveryDetail,
  Endpoint,
  EventDetail,
  EventSummary,
  FoundItem,
  Home,
  KeptBodies,
  List,
  LoggedRequest,
  Page,
  People,
  PersonSession,
  Proofs,
  RecordStory,
  Roles,
  Scopes,
  SecondFactors,
  Session,
  Trace,
  Usage,
  UsageSpan,
} from './types';

/** Milliseconds between two looks at the newest entries while a list is live. */
export const liveMs = 2_000;

/** Options for data that does not change while a page is open. */
const neverStale = { staleTime: Infinity };

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client }) => {
    const known = client.getQueryData<Session>(['session']);
    const session = await get<Session>('session');
    rememberCsrfToken(session.csrfToken);
    // Another user: everything that the page has read belongs to the former one.
    if (known && known.user.id !== session.user.id) location.reload();
    return session;
  },
  ...neverStale,
  // Windows share the cookie, so signing in or presenting a factor in one replaces the session of all.
  refetchOnWindowFocus: 'always',
  retry: false,
});

export const browsersQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await get<List<BrowserSession>>('sessions')).data,
});

export const secondFactorsQuery = queryOptions({
  queryKey: ['second-factors'],
  queryFn: () => get<SecondFactors>('second-factor/factors'),
});

export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: () => get<Alerts>('alerts'),
});

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => get<People>('people'),
});

export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: () => get<Roles>('roles'),
});

export const peopleSessionsQuery = queryOptions({
  queryKey: ['people-sessions'],
  queryFn: async () => (await get<List<PersonSession>>('people-sessions')).data,
});

export const scopesQuery = queryOptions({
  queryKey: ['scopes'],
  queryFn: () => get<Scopes>('scopes'),
  ...neverStale,
});

export const eventTypesQuery = queryOptions({
  queryKey: ['event-types'],
  queryFn: async () => (await get<List<string>>('event-types')).data,
  ...neverStale,
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
    // The user is waiting for the next attempt.
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? 1_500 : false),
  });

export const eventQuery = (id: string) =>
  queryOptions({ queryKey: ['events', id], queryFn: () => get<EventDetail>(`events/${id}`) });

/** Query for a paginated list. `cursor` is the parameter that carries the `next` of the previous page. */
const pages = <Item>(path: string, cursor: string, filters: Readonly<Record<string, string | undefined>>) =>
  infiniteQueryOptions({
    queryKey: [path, 'list', filters],
    queryFn: ({ pageParam }) => get<Page<Item>>(path + queryOf({ ...filters, [cursor]: pageParam || undefined })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Delivery filters, as stored in the URL. */
export type DeliveryFilters = Partial<Record<'endpointId' | 'eventId' | 'type' | 'state' | 'from' | 'to', string>>;

export const deliveriesQuery = (filters: DeliveryFilters) => pages<Delivery>('deliveries', 'after', filters);

/** Event filters, as stored in the URL. */
export type EventFilters = Partial<Record<'types' | 'resourceId' | 'from' | 'to', string>>;

export const eventsQuery = (filters: EventFilters) => pages<EventSummary>('events', 'before', filters);

/** Audit trail filters, as stored in the URL. */
export type AuditFilters = Partial<Record<'kind' | 'resourceId' | 'actorId' | 'from' | 'to', string>>;

export const auditQuery = (filters: AuditFilters) => pages<AuditEntry>('audit', 'before', filters);

/** Request filters, as stored in the URL. */
export type RequestFilters = Partial<
  Record<
    'status' | 'method' | 'path' | 'code' | 'tool' | 'route' | 'credentialId' | 'requestId' | 'from' | 'to',
    string
  >
>;

export const requestsQuery = (filters: RequestFilters) => pages<LoggedRequest>('requests', 'before', filters);

export const traceQuery = (requestId: string) =>
  queryOptions({ queryKey: ['trace', requestId], queryFn: () => get<Trace>(`trace${queryOf({ requestId })}`) });

/** Time since which bodies of requests are kept; null if they are not. */
export const keepingQuery = queryOptions({
  queryKey: ['request-bodies'],
  queryFn: () => get<{ readonly since: string | null }>('request-bodies'),
});

/** Bodies of a logged request, by its ID in the log. */
export const bodiesQuery = (id: string) =>
  queryOptions({
    queryKey: ['request-bodies', id],
    queryFn: () => get<KeptBodies>(`requests/${encodeURIComponent(id)}/bodies`),
  });

/** @param credentialId defaults to all credentials together. */
export const usageQuery = (span: UsageSpan, credentialId?: string) =>
  queryOptions({
    queryKey: ['usage', span, credentialId ?? ''],
    queryFn: () =>
      get<Usage>(`${credentialId ? `credentials/${encodeURIComponent(credentialId)}/usage` : 'usage'}?span=${span}`),
  });

export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: async () => (text === '' ? [] : (await get<List<FoundItem>>(`search${queryOf({ text })}`)).data),
  });

export const recordQuery = (kind: string, id: string) =>
  queryOptions({ queryKey: ['records', kind, id], queryFn: () => get<RecordStory>(`records/${kind}/${id}`) });

export const homeQuery = queryOptions({ queryKey: ['home'], queryFn: () => get<Home>('home') });

export const proofsQuery = queryOptions({ queryKey: ['home', 'proofs'], queryFn: () => get<Proofs>('home/proofs') });

export const companyQuery = queryOptions({ queryKey: ['company'], queryFn: () => get<Company>('company') });

export const attemptsQuery = (endpointId: string, span: UsageSpan) =>
  queryOptions({
    queryKey: ['endpoints', endpointId, 'attempts', span],
    queryFn: () => get<AttemptsOfEndpoint>(`endpoints/${endpointId}/attempts?span=${span}`),
  });
