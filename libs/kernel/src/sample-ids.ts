import type { CompanyId, Id } from './id.js';

const id = (end: string): Id => `65f0c0ffee0000000000${end}` as Id;

/** The demo company has the same id everywhere, so that it is made once. */
export const demoCompany = '65f0c0ffee00000000000001' as CompanyId;

/**
 * Records of the demo company that have the same ids everywhere: the examples of the OpenAPI document name them, and
 * `partner demo` makes them.
 */
export const sampleIds = {
  lead: id('a001'),
  quote: id('a002'),
  order: id('a003'),
  /** A unit that is being built. */
  workOrder: id('a004'),
  /** A finished unit on a lot that nobody has. */
  freeUnit: id('a005'),
  quotedUnit: id('a006'),
  soldUnit: id('a007'),
  agreement: id('a008'),
  budget: id('a009'),
  payment: id('a00a'),
  document: id('a00b'),
  template: id('a00c'),
  role: id('a00d'),
  /** Nothing but converting it is done with it. */
  quoteToConvert: id('a00e'),
  unitToConvert: id('a00f'),
  location: id('b001'),
  user: id('c001'),
  customer: id('d001'),
  /** Another customer, for the first one to be merged into. */
  survivor: id('d002'),
  product: id('e001'),
  size: id('e101'),
  productLine: id('e901'),
  /** An upgrade that a building can have. */
  upgrade: id('f001'),
} as const;

/** The key of the line that the sample order and the sample quote have for their upgrade. */
export const sampleLineKey = 'ramp';
