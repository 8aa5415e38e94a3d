/** Actions of a visitor (§4.15). */
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
  'delivery.address',
  'identity.resolved',
  'lead.created',
  'quote.created',
] as const;
export type SiteEventType = (typeof siteEventTypes)[number];

/** Place of the action: the company's website or the configurator (§2.26). */
export const siteEventSources = ['marketing', 'configurator'] as const;
export type SiteEventSource = (typeof siteEventSources)[number];
