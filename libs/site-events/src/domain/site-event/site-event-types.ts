/** What a visitor can do (§4.15). */
export const siteEventTypes = [
  'session.start',
  'session.resume',
  'session.complete',
  'session.abandoned',
  'page.view',
  'page.exit',
  'cta.click',
  'menu.click',
  'product.view',
  'image.view',
  'filter.apply',
  'modal.open',
  'modal.close',
  'product.select',
  'color.select',
  'size.considered',
  'option.considered',
  'upgrade.add',
  'upgrade.remove',
  'payment.select',
  'customer.profile',
  'identity.resolved',
  'lead.created',
  'quote.created',
] as const;
export type SiteEventType = (typeof siteEventTypes)[number];

/** Where it was done: on the company's website, or in the configurator (§2.26). */
export const siteEventSources = ['marketing', 'configurator'] as const;
export type SiteEventSource = (typeof siteEventSources)[number];
