/** Where a sale came from, spelled as partners must spell it (§2.5). */
export const salesSources = [
  'Facebook',
  'Website',
  'Landing Page',
  'Website Chat',
  'Walk In',
  'Inbound Call',
  'Referral',
  'Facebook Marketplace',
  'Trade Show',
  'YouTube',
  'Social Media',
  'Blog',
  '3D configurator',
  'Request Quote form',
] as const;

export type SalesSource = (typeof salesSources)[number];
