import type { CompanyId, Id } from './id.js';

const id = (end: string): Id => `65f0c0ffee0000000000${end}` as Id;

/**
 * The demo company and records of it with the same ids in every installation: the examples of the OpenAPI document use
 * them, and `partner demo` creates them.
 */
export const samples = {
  /** Id of the demo company, which is created only once. */
  company: '65f0c0ffee00000000000001' as CompanyId,
  ids: {
    lead: id('a001'),
    quote: id('a002'),
    order: id('a003'),
    /** A unit under construction. */
    workOrder: id('a004'),
    /** A finished, unsold unit on a lot. */
    freeUnit: id('a005'),
    quotedUnit: id('a006'),
    soldUnit: id('a007'),
    agreement: id('a008'),
    budget: id('a009'),
    payment: id('a00a'),
    document: id('a00b'),
    template: id('a00c'),
    role: id('a00d'),
    /** Reserved for the example that converts a quote. */
    quoteToConvert: id('a00e'),
    unitToConvert: id('a00f'),
    location: id('b001'),
    user: id('c001'),
    customer: id('d001'),
    /** Another customer, for the first one to be merged into. */
    survivor: id('d002'),
    /** Reserved for the example that erases a customer. */
    customerToErase: id('d003'),
    product: id('e001'),
    size: id('e101'),
    productLine: id('e901'),
    /** An upgrade for a building. */
    upgrade: id('f001'),
  },
  /** Key of the upgrade line in the sample order and the sample quote. */
  lineKey: 'ramp',
} as const;
