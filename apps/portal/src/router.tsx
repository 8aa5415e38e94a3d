import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type ParsedLocation,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router';
import { queryOf, signInPathOf } from './api/client';
import { sessionQuery } from './api/queries';
import { Shell } from './layout/shell';
import { FailedPage } from './ui/failed';
import { NotFound } from './ui/not-found';

interface Context {
  readonly queries: QueryClient;
}

/** Search validator that keeps the non-empty text parameters with these names. */
const searchParams =
  <Name extends string>(...names: readonly Name[]) =>
  (search: Record<string, unknown>): Partial<Record<Name, string>> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = search[name];
        return typeof value === 'string' && value !== '' ? [[name, value]] : [];
      }),
    ) as Partial<Record<Name, string>>;

const root = createRootRouteWithContext<Context>()({ component: Outlet, notFoundComponent: NotFound });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: searchParams('to'),
  component: lazyRouteComponent(() => import('./pages/sign-in'), 'SignIn'),
});

const followLink = createRoute({
  getParentRoute: () => root,
  path: '/sign-in/$token',
  component: lazyRouteComponent(() => import('./pages/follow-link'), 'FollowLink'),
});

const followInvitation = createRoute({
  getParentRoute: () => root,
  path: '/invitations/$token',
  component: lazyRouteComponent(() => import('./pages/follow-link'), 'FollowInvitation'),
});

const confirmAddress = createRoute({
  getParentRoute: () => root,
  path: '/alert-addresses/$token',
  component: lazyRouteComponent(() => import('./pages/confirm-address'), 'ConfirmAddress'),
});

const secondFactor = createRoute({
  getParentRoute: () => root,
  path: '/second-factor',
  validateSearch: searchParams('to'),
  component: lazyRouteComponent(() => import('./pages/second-factor'), 'SecondFactorStep'),
});

/** Search of a sign-in page, with the address that the user wants to see. */
export const signInSearch = ({ href, pathname, search }: ParsedLocation): { readonly to?: string } =>
  ['/sign-in', '/second-factor'].includes(pathname) ? search : href === '/' ? {} : { to: href };

/** Parent of all views that require a signed-in user. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    try {
      await context.queries.ensureQueryData(sessionQuery);
    } catch (error) {
      const to = signInPathOf(error);
      if (to) redirect({ to, search: signInSearch(location), throw: true });
      throw error;
    }
  },
  component: Shell,
  errorComponent: ({ error }) => <FailedPage error={error} />,
});

/** View of a signed-in user. Its code is loaded on the first visit, or when the user points at a link to it. */
const page = <const Path extends string, View extends string, Name extends string = never>(
  path: Path,
  load: () => Promise<Record<View, RouteComponent>>,
  view: View,
  validateSearch = searchParams<Name>(),
) => createRoute({ getParentRoute: () => signedIn, path, component: lazyRouteComponent(load, view), validateSearch });

const tree = root.addChildren([
  signIn,
  followLink,
  followInvitation,
  confirmAddress,
  secondFactor,
  signedIn.addChildren([
    page('/', () => import('./pages/home'), 'Home'),
    page('/credentials', () => import('./pages/credentials'), 'Credentials'),
    page('/endpoints', () => import('./pages/endpoints'), 'Endpoints'),
    page('/endpoints/$id', () => import('./pages/endpoint'), 'EndpointPage'),
    page(
      '/deliveries',
      () => import('./pages/deliveries'),
      'Deliveries',
      searchParams('endpointId', 'eventId', 'type', 'state', 'from', 'to'),
    ),
    page('/deliveries/$eventId/$endpointId', () => import('./pages/delivery'), 'DeliveryPage'),
    page('/events', () => import('./pages/events'), 'Events', searchParams('types', 'resourceId', 'from', 'to')),
    page('/events/checksums', () => import('./pages/checksums'), 'Checksums'),
    page('/events/$id', () => import('./pages/event'), 'EventPage'),
    page('/event-types', () => import('./pages/event-types'), 'EventTypes', searchParams('type')),
    page('/records/$kind/$id', () => import('./pages/record'), 'RecordPage'),
    page(
      '/requests',
      () => import('./pages/requests'),
      'Requests',
      searchParams('status', 'method', 'path', 'code', 'tool', 'route', 'credentialId', 'requestId', 'from', 'to'),
    ),
    page('/trace', () => import('./pages/trace'), 'TracePage', searchParams('requestId')),
    page('/usage', () => import('./pages/usage'), 'UsagePage', searchParams('credentialId', 'span')),
    page(
      '/signature',
      () => import('./pages/signature'),
      'Signature',
      searchParams('eventId', 'endpointId', 'attemptId'),
    ),
    page('/audit', () => import('./pages/audit'), 'Audit', searchParams('kind', 'resourceId', 'actorId', 'from', 'to')),
    page('/alerts', () => import('./pages/alerts'), 'AlertsPage'),
    page('/team', () => import('./pages/team'), 'TeamPage'),
    page('/security', () => import('./pages/security'), 'Security'),
  ]),
]);

export const createPortalRouter = (queries: QueryClient) =>
  createRouter({
    routeTree: tree,
    context: { queries },
    // Parameters are texts: as numbers, long request IDs would lose their last digits.
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: queryOf,
    defaultPreload: 'intent',
    defaultErrorComponent: ({ error }) => <FailedPage error={error} />,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}
