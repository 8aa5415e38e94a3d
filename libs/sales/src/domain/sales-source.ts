/** Origin of a sale, in the exact spelling that partners must use (§2.5). */
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
