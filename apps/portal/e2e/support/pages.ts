import { readFileSync } from 'node:fs';

/** A page of the router, and what it shows. */
export interface PortalPage {
  /** Path of the router, with a query if the page needs one. `$name` stands for a value. */
  readonly path: string;
  readonly heading: string | RegExp;
  /** True if it is for people who are not signed in. */
  readonly isPublic?: boolean;
  /** False if it loads no data that could fail. */
  readonly loads?: boolean;
  /** Explanation for a company without data; absent if the page always has some. */
  readonly empty?: string | RegExp;
}

/** Every page of the portal. */
export const pages: readonly PortalPage[] = [
  { path: '/sign-in', heading: 'Sign in to the developer portal', isPublic: true, loads: false },
  { path: '/sign-in/$token', heading: 'Sign in to the developer portal', isPublic: true, loads: false },
  { path: '/invitations/$token', heading: 'You have been invited', isPublic: true, loads: false },
  {
    path: '/alert-addresses/$token',
    heading: 'Alerts about an API integration',
    isPublic: true,
    loads: false,
  },
  // It leads on who has no second factor.
  { path: '/second-factor', heading: 'Home', loads: false },
  { path: '/', heading: 'Home', empty: 'Nothing is set up yet.' },
  { path: '/credentials', heading: 'Credentials', empty: 'No credentials yet.' },
  { path: '/endpoints', heading: 'Webhook endpoints', empty: 'No endpoints yet.' },
  { path: '/endpoints/$subscriptionId', heading: 'Webhook endpoint' },
  { path: '/deliveries', heading: 'Deliveries', empty: 'No deliveries yet.' },
  { path: '/deliveries/$eventId/$subscriptionId', heading: /^Delivery of / },
  { path: '/events', heading: 'Events', empty: 'No events yet.' },
  { path: '/events/checksums', heading: 'Checksums of the event feed', empty: 'No events yet.' },
  { path: '/events/$id', heading: /\./ },
  { path: '/event-types?type=lead.created', heading: 'Event catalogue', loads: false },
  { path: '/records/$resourceType/$resourceId', heading: /./ },
  { path: '/requests', heading: 'Requests', empty: 'No requests in the last seven days.' },
  { path: '/trace?requestId=$requestId', heading: 'Request trace' },
  { path: '/usage', heading: 'Usage', empty: 'No requests in this period' },
  { path: '/signature', heading: 'Signature debugger', loads: false },
  { path: '/audit', heading: 'Audit trail' },
  { path: '/alerts', heading: 'Alerts', empty: 'Nothing needs attention.' },
  { path: '/team', heading: 'Team', empty: 'You work here alone.' },
  { path: '/security', heading: 'Security', empty: 'You have none.' },
];

/** Paths of the router, without the names of their parameters. */
export const routes = [
  ...readFileSync(new URL('../../src/router.tsx', import.meta.url), 'utf8').matchAll(
    /\b(?:path: |page\(\s*)'([^']+)'/g,
  ),
].map(([, path]) => path!.replaceAll(/\$\w+/g, '$'));
