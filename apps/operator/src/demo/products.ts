import { sidings } from './sidings.js';

/** Product lines of the demo company. */
export const lines = {
  sheds: 'Storage sheds',
  barns: 'Barns',
  cabins: 'Cabins',
  garages: 'Garages',
} as const;

/** Key of a product line. */
export type Line = keyof typeof lines;

/** Width and length in feet and price in dollars. */
export type Extent = readonly [width: number, length: number, price: number];

/** A building of the demo catalog. The first size gives its own price and dimensions. */
export interface Building {
  readonly line: Line;
  readonly name: string;
  readonly sku: string;
  readonly description: string;
  readonly sizes: readonly [Extent, ...Extent[]];
  /** Views that the API can draw: `front`, `left`, `interior`. */
  readonly pictures: readonly string[];
  /** Number of pictures stored in the legacy image list. */
  readonly legacy?: number;
  readonly active?: boolean;
  readonly hideFromPartnerApi?: boolean;
}

/** Buildings that the demo company sells: one is discontinued, and one is hidden from partners. */
export const buildings: readonly Building[] = [
  {
    line: 'sheds',
    name: 'Utility Shed',
    sku: 'US',
    description: 'A gable shed with double doors on the long side and a 6 ft 6 in wall.',
    sizes: [
      [8, 10, 3295],
      [8, 12, 3745],
      [10, 12, 4395],
      [10, 16, 5295],
      [12, 16, 6195],
      [12, 20, 7295],
    ],
    pictures: ['front', 'left', 'interior'],
  },
  {
    line: 'sheds',
    name: 'Garden Shed',
    sku: 'GS',
    description: 'A cottage look with a flower box, two windows with shutters and a steeper roof.',
    sizes: [
      [8, 10, 3895],
      [8, 12, 4350],
      [10, 12, 5120],
      [10, 14, 5675.5],
    ],
    pictures: ['front', 'left'],
  },
  {
    line: 'sheds',
    name: 'Quaker Shed',
    sku: 'QS',
    description: 'The classic off-centre roof with an overhang above the doors.',
    sizes: [
      [8, 12, 4195],
      [10, 12, 4895],
      [10, 16, 5995],
      [12, 20, 8095],
    ],
    pictures: ['front', 'interior'],
  },
  {
    line: 'sheds',
    name: 'Lean-To Shed',
    sku: 'LT',
    description: 'A single-slope shed that stands against a wall or a fence.',
    sizes: [
      [6, 8, 2395],
      [6, 10, 2745],
      [8, 12, 3695],
    ],
    pictures: ['front'],
    legacy: 1,
  },
  {
    line: 'barns',
    name: 'Lofted Barn',
    sku: 'LB',
    description: 'A gambrel roof with a loft at both ends and headroom between.',
    sizes: [
      [10, 12, 4995],
      [10, 16, 5995],
      [12, 16, 6895],
      [12, 20, 8095],
      [12, 24, 9295],
      [14, 32, 13_495],
    ],
    pictures: ['front', 'left', 'interior'],
    legacy: 1,
  },
  {
    line: 'barns',
    name: 'Side Lofted Barn',
    sku: 'SLB',
    description: 'A gambrel roof with the door on the long side and one loft.',
    sizes: [
      [10, 16, 6395],
      [12, 20, 8495],
      [12, 24, 9795],
    ],
    pictures: ['front', 'left'],
  },
  {
    line: 'barns',
    name: 'Run-In Shelter',
    sku: 'RI',
    description: 'A three-sided shelter for horses on treated skids, with oak kick boards.',
    sizes: [
      [10, 12, 4295],
      [10, 20, 6595],
      [12, 24, 8750],
      [12, 36, 12_495],
    ],
    pictures: ['front', 'interior'],
  },
  {
    line: 'barns',
    name: 'Chicken Coop',
    sku: 'CC',
    description: 'A coop with nesting boxes, a roost and a run for up to two dozen hens.',
    sizes: [
      [4, 6, 1695],
      [6, 8, 2495],
      [8, 12, 4195],
    ],
    pictures: ['front'],
  },
  {
    line: 'cabins',
    name: 'Lofted Barn Cabin',
    sku: 'LBC',
    description: 'A lofted barn with a porch, a nine-light door and three windows.',
    sizes: [
      [12, 24, 11_495],
      [12, 32, 14_295],
      [14, 32, 16_795],
      [14, 40, 20_495],
    ],
    pictures: ['front', 'left', 'interior'],
  },
  {
    line: 'cabins',
    name: 'Settler Cabin',
    sku: 'SC',
    description: 'A gable cabin with a full porch across its front and a sleeping loft.',
    sizes: [
      [12, 24, 12_695],
      [12, 32, 15_395],
      [14, 36, 19_295],
    ],
    pictures: ['front', 'left', 'interior'],
  },
  {
    line: 'cabins',
    name: 'Backyard Studio',
    sku: 'BS',
    description: 'A single-slope office with a glass door, insulated and wired.',
    sizes: [
      [10, 12, 9895],
      [10, 16, 11_995],
      [12, 20, 15_750],
    ],
    pictures: ['front', 'interior'],
  },
  {
    line: 'garages',
    name: 'Single-Car Garage',
    sku: 'SG',
    description: 'A gable garage with a 9 ft overhead door, a walk-in door and a floor for a car.',
    sizes: [
      [12, 20, 9295],
      [12, 24, 10_495],
      [14, 28, 13_295],
    ],
    pictures: ['front', 'left'],
  },
  {
    line: 'garages',
    name: 'Two-Car Garage',
    sku: 'TG',
    description: 'Built on your site in two halves: two overhead doors and attic trusses.',
    sizes: [
      [20, 20, 21_495],
      [22, 24, 25_995],
      [24, 30, 32_495],
    ],
    pictures: ['front', 'left', 'interior'],
  },
  {
    line: 'garages',
    name: 'Carport',
    sku: 'CP',
    description: 'An open metal carport. No longer built.',
    sizes: [
      [12, 20, 2895],
      [18, 20, 3495],
    ],
    pictures: ['front'],
    legacy: 1,
    active: false,
  },
  {
    line: 'cabins',
    name: 'Tiny House (prototype)',
    sku: 'TH',
    description: 'Not on sale yet.',
    sizes: [[8, 24, 38_500]],
    pictures: ['front'],
    hideFromPartnerApi: true,
  },
];

/** Materials of the buildings, which partners never see. */
export const supplies = [
  { kind: 'raw', name: 'LP SmartSide panel 4x8', sku: 'RM-LP48', price: 46.75 },
  { kind: 'raw', name: 'Treated skid 4x6x16', sku: 'RM-SK16', price: 38.2 },
  { kind: 'raw', name: 'Metal roofing, linear foot', sku: 'RM-MR', price: 3.85 },
  ...sidings,
  { kind: 'raw', name: 'Stud 2x4x8', sku: 'RM-ST8', price: 4.12 },
  { kind: 'kit', name: 'Loft kit 4 ft', sku: 'KIT-LO4', price: 189 },
  { kind: 'kit', name: 'Porch railing kit', sku: 'KIT-PR', price: 342.5 },
] as const;
