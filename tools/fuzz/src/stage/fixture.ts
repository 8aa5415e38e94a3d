import type { KnownIds } from '../run/known-ids.js';

type Line = Readonly<Record<string, unknown>>;

/** The resource of a record that a line puts. */
const kinds: Readonly<Record<string, string>> = {
  location: 'locations',
  product: 'products',
  'product-line': 'product-lines',
  size: 'sizes',
  user: 'users',
  role: 'roles',
  customer: 'customers',
  'work-order': 'work-orders',
  lead: 'leads',
  quote: 'quotes',
  order: 'orders',
};
const letters = Object.keys(kinds);

/** The id of the n-th record of a kind: made of both, so that lines can link each other. */
export const fixtureId = (company: 0 | 1, kind: string, number: number): string =>
  `65f${company}${letters.indexOf(kind).toString(16).padStart(4, '0')}${number.toString(16).padStart(16, '0')}`;

/** Records of the fixture that partners do not see, by kind and number. */
const hidden: readonly (readonly [kind: string, number: number])[] = [
  ['location', 9],
  ['product', 8],
  ['product', 9],
  ['quote', 9],
  ['order', 9],
];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Portal changes that fill a company with some of everything, as lines for `partner apply`. */
export function fixture(company: 0 | 1): Line[] {
  const id = (kind: string, number: number): string => fixtureId(company, kind, number);
  const put = (kind: string, number: number, fields: Line): Line => ({ put: kind, id: id(kind, number), ...fields });
  const sale = (number: number): Line => ({
    customerId: id('customer', 1 + (number % 4)),
    locationId: id('location', 1 + (number % 3)),
    salespersonId: id('user', 1 + (number % 2)),
    salesSource: 'Website',
    sourceMetadata: { campaign: 'spring', nested: { none: null, list: [1, null] } },
    externalReferences: { crm: `${number}` },
  });
  const lines = [
    { id: 'base', productId: id('product', 1), name: 'Lofted Barn', amount: 5_000, status: 'included' },
    { id: 'ramp', productId: id('product', 2), name: 'Ramp', amount: 75, status: 'added' },
  ];
  const atHidden = { customerId: id('customer', 1), locationId: id('location', 9), pricing: { total: 100 } };
  return [
    { put: 'company', email: 'office@example.com', phone: '+1 555 0100', timezone: 'America/Chicago' },
    put('role', 1, { name: 'Sales', key: 'sales-fixture' }),
    ...upTo(3).map((number) =>
      put('location', number, { name: `Lot ${number}`, address: `${number} Main St`, salesLot: true }),
    ),
    put('location', 9, { name: 'Secret Lot', address: '9 Main St', hideFromPartnerApi: true }),
    ...upTo(2).map((number) =>
      put('user', number, {
        firstName: 'Sam',
        lastName: `Porter ${number}`,
        email: `sam${company}${number}@example.com`,
        allLocations: true,
      }),
    ),
    put('product-line', 1, { name: 'Barns' }),
    ...upTo(4).map((number) => put('product', number, { name: `Barn ${number}`, price: 5_000, sku: `B-${number}` })),
    put('product', 8, { name: 'Secret', hideFromPartnerApi: true }),
    put('product', 9, { name: 'Stud', kind: 'raw', price: 1 }),
    ...upTo(4).map((number) =>
      put('size', number, { productId: id('product', number), width: 10, length: 16, price: 5_500 }),
    ),
    ...upTo(5).map((number) =>
      put('customer', number, {
        name: `Ada ${number}`,
        email: `ada${number}@example.com`,
        phone: `+1 555 010${number}`,
      }),
    ),
    ...upTo(40).map((number) =>
      put('work-order', number, {
        serialNumber: `SN-${number}`,
        title: '10x16 Lofted Barn',
        workOrderType: 'lot-stock',
        status: statusOf(number),
        locationId: id('location', 1 + (number % 3)),
        productId: id('product', 1),
        basePrice: 5_000,
        ...(number % 2 === 0 && { discount: 250, discountReason: 'Display model' }),
        configuration: { siding: 'LP SmartSide', sidingColor: '#A1B2C3', roofMaterial: 'Metal Roof' },
        images: ['https://example.com/barn.jpg'],
        lines,
      }),
    ),
    ...upTo(3).map((number) =>
      put('work-order', 50 + number, {
        workOrderType: 'template',
        productId: id('product', number),
        template: { templateName: `Template ${number}`, published: number < 3, tags: [{ name: 'barn' }] },
      }),
    ),
    {
      put: 'delivery',
      workOrderId: id('work-order', 1),
      scheduledDate: '2026-04-01',
      runNumber: 7,
      runStatus: 'Scheduled',
    },
    ...upTo(6).map((number) => put('lead', number, { ...sale(number), status: number === 6 ? 'Deleted' : 'Open' })),
    ...upTo(6).map((number) => put('quote', number, { ...sale(number), workOrderId: id('work-order', number), lines })),
    ...upTo(6).map((number) =>
      put('order', number, {
        ...sale(number),
        productId: id('product', 1),
        workOrderId: id('work-order', 10 + number),
        pricing: { subtotal: 5_075, total: 5_075, paymentType: number % 2 === 0 ? 'rto' : 'cash' },
        ...(number % 2 === 0 && { rto: { termMonths: 36, monthlyPayment: 210.5, rent: 190, securityDeposit: 300 } }),
        lines,
      }),
    ),
    put('quote', 9, atHidden),
    put('order', 9, { ...atHidden, productId: id('product', 1) }),
    { put: 'contract', orderId: id('order', 1), status: 'partially_signed', customerSigned: true },
    { put: 'contract', orderId: id('order', 2), status: 'draft' },
    { do: 'status', kind: 'order', id: id('order', 3), status: 'Processed' },
  ];
}

/** Units are finished, but for some that are still built. */
const statusOf = (number: number): string =>
  number < 7 || number > 10 ? 'Finished good' : number < 9 ? 'Open build' : 'Build in process';

/** Makes the records of the fixture known: to whom they belong, and what to ask for. */
export function offerFixture(ids: KnownIds, company: 0 | 1): void {
  for (const line of fixture(company)) {
    const { put, id } = line;
    if (typeof put !== 'string' || typeof id !== 'string') continue;
    const kind = kinds[put] ?? put;
    const isHidden = hidden.some(([other, number]) => other === put && fixtureId(company, other, number) === id);
    ids.claim(id, isHidden ? 'nobody' : company);
    ids.offer(id, kind, company, isHidden ? 'hidden' : 'own');
    if (put === 'work-order' && line['template']) ids.offer(id, 'stock-templates', company);
  }
}
