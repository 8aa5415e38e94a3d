import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type ParsedLocation,
  redirect,
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

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/home'), 'Home'),
});

const credentials = createRoute({
  getParentRoute: () => signedIn,
  path: '/credentials',
  component: lazyRouteComponent(() => import('./pages/credentials'), 'Credentials'),
});

const endpoints = createRoute({
  getParentRoute: () => signedIn,
  path: '/endpoints',
  component: lazyRouteComponent(() => import('./pages/endpoints'), 'Endpoints'),
});

const endpoint = createRoute({
  getParentRoute: () => signedIn,
  path: '/endpoints/$id',
  component: lazyRouteComponent(() => import('./pages/endpoint'), 'EndpointPage'),
});

const deliveries = createRoute({
  getParentRoute: () => signedIn,
  path: '/deliveries',
  validateSearch: searchParams('endpointId', 'eventId', 'type', 'state', 'from', 'to'),
  component: lazyRouteComponent(() => import('./pages/deliveries'), 'Deliveries'),
});

const delivery = createRoute({
  getParentRoute: () => signedIn,
  path: '/deliveries/$eventId/$endpointId',
  component: lazyRouteComponent(() => import('./pages/delivery'), 'DeliveryPage'),
});

const events = createRoute({
  getParentRoute: () => signedIn,
  path: '/events',
  validateSearch: searchParams('types', 'resourceType', 'resourceId', 'from', 'to'),
  component: lazyRouteComponent(() => import('./pages/events'), 'Events'),
});

const event = createRoute({
  getParentRoute: () => signedIn,
  path: '/events/$id',
  component: lazyRouteComponent(() => import('./pages/event'), 'EventPage'),
});

const eventTypes = createRoute({
  getParentRoute: () => signedIn,
  path: '/event-types',
  validateSearch: searchParams('type'),
  component: lazyRouteComponent(() => import('./pages/event-types'), 'EventTypes'),
});

const record = createRoute({
  getParentRoute: () => signedIn,
  path: '/records/$kind/$id',
  component: lazyRouteComponent(() => import('./pages/record'), 'RecordPage'),
});

const requests = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests',
  validateSearch: searchParams('status', 'method', 'path', 'code', 'route', 'credentialId', 'requestId', 'from', 'to'),
  component: lazyRouteComponent(() => import('./pages/requests'), 'Requests'),
});

const trace = createRoute({
  getParentRoute: () => signedIn,
  path: '/trace',
  validateSearch: searchParams('requestId'),
  component: lazyRouteComponent(() => import('./pages/trace'), 'TracePage'),
});

const explorer = createRoute({
  getParentRoute: () => signedIn,
  path: '/explorer',
  validateSearch: searchParams('operation', 'method', 'url', 'request'),
  component: lazyRouteComponent(() => import('./pages/explorer'), 'Explorer'),
});

const usage = createRoute({
  getParentRoute: () => signedIn,
  path: '/usage',
  validateSearch: searchParams('credentialId', 'span'),
  component: lazyRouteComponent(() => import('./pages/usage'), 'UsagePage'),
});

const signature = createRoute({
  getParentRoute: () => signedIn,
  path: '/signature',
  component: lazyRouteComponent(() => import('./pages/signature'), 'Signature'),
});

const audit = createRoute({
  getParentRoute: () => signedIn,
  path: '/audit',
  validateSearch: searchParams('kind', 'resourceId', 'actorId', 'from', 'to'),
  component: lazyRouteComponent(() => import('./pages/audit'), 'Audit'),
});

const alerts = createRoute({
  getParentRoute: () => signedIn,
  path: '/alerts',
  component: lazyRouteComponent(() => import('./pages/alerts'), 'AlertsPage'),
});

const team = createRoute({
  getParentRoute: () => signedIn,
  path: '/team',
  component: lazyRouteComponent(() => import('./pages/team'), 'TeamPage'),
});

const access = createRoute({
  getParentRoute: () => signedIn,
  path: '/access',
  component: lazyRouteComponent(() => import('./pages/access'), 'AccessPage'),
});

const sessions = createRoute({
  getParentRoute: () => signedIn,
  path: '/sessions',
  component: lazyRouteComponent(() => import('./pages/sessions'), 'Sessions'),
});

const security = createRoute({
  getParentRoute: () => signedIn,
  path: '/security',
  component: lazyRouteComponent(() => import('./pages/security'), 'Security'),
});

const tree = root.addChildren([
  signIn,
  followLink,
  followInvitation,
  secondFactor,
  signedIn.addChildren([
    home,
    credentials,
    endpoints,
    endpoint,
    deliveries,
    delivery,
    events,
    event,
    eventTypes,
    record,
    requests,
    trace,
    explorer,
    usage,
    signature,
    audit,
    alerts,
    team,
    access,
    sessions,
    security,
  ]),
]);

/** Creates the router. The code of a view is loaded on the first visit, or when the user points at a link to it. */
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
