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

/** Query for the answer of a path, whose parts are its key. */
const answer = <T>(path: string) => queryOptions({ queryKey: path.split('/'), queryFn: () => get<T>(path) });

/** Query for a list that is not paginated. */
const items = <Item>(path: string) =>
  queryOptions({ queryKey: path.split('/'), queryFn: async () => (await get<List<Item>>(path)).data });

export const browsersQuery = items<BrowserSession>('sessions');
export const secondFactorsQuery = answer<SecondFactors>('second-factor/factors');
export const alertsQuery = answer<Alerts>('alerts');
export const peopleQuery = answer<People>('people');
export const rolesQuery = answer<Roles>('roles');
export const peopleSessionsQuery = items<PersonSession>('people-sessions');
export const scopesQuery = { ...answer<Scopes>('scopes'), ...neverStale };
export const eventTypesQuery = { ...items<string>('event-types'), ...neverStale };
export const credentialsQuery = items<Credential>('credentials');
export const endpointsQuery = items<Endpoint>('endpoints');
export const homeQuery = answer<Home>('home');
export const proofsQuery = answer<Proofs>('home/proofs');
export const companyQuery = answer<Company>('company');
export const endpointQuery = (id: string) => answer<Endpoint>(`endpoints/${id}`);
export const eventQuery = (id: string) => answer<EventDetail>(`events/${id}`);
export const recordQuery = (kind: string, id: string) => answer<RecordStory>(`records/${kind}/${id}`);

/** Time since which bodies of requests are kept; null if they are not. */
export const keepingQuery = answer<{ readonly since: string | null }>('request-bodies');

export const deliveryQuery = (eventId: string, endpointId: string) =>
  queryOptions({
    ...answer<DeliveryDetail>(`deliveries/${eventId}/${endpointId}`),
    // The user is waiting for the next attempt.
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? 1_500 : false),
  });

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

export const attemptsQuery = (endpointId: string, span: UsageSpan) =>
  queryOptions({
    queryKey: ['endpoints', endpointId, 'attempts', span],
    queryFn: () => get<AttemptsOfEndpoint>(`endpoints/${endpointId}/attempts?span=${span}`),
  });
