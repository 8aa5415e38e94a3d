import type { Id } from '@partner/kernel';

/** Sidings of the demo company's units: products that partners see in lot stock (`siding`) but not in the catalog. */
export const sidings = [
  { id: '65f0c0ffee00000000005001' as Id, kind: 'raw', name: 'LP SmartSide', sku: 'RM-SD-LP', price: 2.1 },
  { id: '65f0c0ffee00000000005002' as Id, kind: 'raw', name: 'Board and Batten', sku: 'RM-SD-BB', price: 2.85 },
  { id: '65f0c0ffee00000000005003' as Id, kind: 'raw', name: 'Vinyl Lap', sku: 'RM-SD-VL', price: 1.65 },
  { id: '65f0c0ffee00000000005004' as Id, kind: 'raw', name: 'Metal Panel', sku: 'RM-SD-MP', price: 2.4 },
] as const;
