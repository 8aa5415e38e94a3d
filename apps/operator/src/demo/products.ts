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

/** A building of the demo catalog. The first size gives its own price and dimensions. */
export interface Building {
  readonly line: Line;
  readonly name: string;
  readonly sku: string;
  readonly description: string;
  /** Prices in dollars by width and length in feet. */
  readonly sizes: Readonly<Record<`${number}x${number}`, number>>;
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
    sizes: { '8x10': 3295, '8x12': 3745, '10x12': 4395, '10x16': 5295, '12x16': 6195, '12x20': 7295 },
    pictures: ['front', 'left', 'interior'],
  },
  {
    line: 'sheds',
    name: 'Garden Shed',
    sku: 'GS',
    description: 'A cottage look with a flower box, two windows with shutters and a steeper roof.',
    sizes: { '8x10': 3895, '8x12': 4350, '10x12': 5120, '10x14': 5675.5 },
    pictures: ['front', 'left'],
  },
  {
    line: 'sheds',
    name: 'Quaker Shed',
    sku: 'QS',
    description: 'The classic off-centre roof with an overhang above the doors.',
    sizes: { '8x12': 4195, '10x12': 4895, '10x16': 5995, '12x20': 8095 },
    pictures: ['front', 'interior'],
  },
  {
    line: 'sheds',
    name: 'Lean-To Shed',
    sku: 'LT',
    description: 'A single-slope shed that stands against a wall or a fence.',
    sizes: { '6x8': 2395, '6x10': 2745, '8x12': 3695 },
    pictures: ['front'],
    legacy: 1,
  },
  {
    line: 'barns',
    name: 'Lofted Barn',
    sku: 'LB',
    description: 'A gambrel roof with a loft at both ends and headroom between.',
    sizes: { '10x12': 4995, '10x16': 5995, '12x16': 6895, '12x20': 8095, '12x24': 9295, '14x32': 13_495 },
    pictures: ['front', 'left', 'interior'],
    legacy: 1,
  },
  {
    line: 'barns',
    name: 'Side Lofted Barn',
    sku: 'SLB',
    description: 'A gambrel roof with the door on the long side and one loft.',
    sizes: { '10x16': 6395, '12x20': 8495, '12x24': 9795 },
    pictures: ['front', 'left'],
  },
  {
    line: 'barns',
    name: 'Run-In Shelter',
    sku: 'RI',
    description: 'A three-sided shelter for horses on treated skids, with oak kick boards.',
    sizes: { '10x12': 4295, '10x20': 6595, '12x24': 8750, '12x36': 12_495 },
    pictures: ['front', 'interior'],
  },
  {
    line: 'barns',
    name: 'Chicken Coop',
    sku: 'CC',
    description: 'A coop with nesting boxes, a roost and a run for up to two dozen hens.',
    sizes: { '4x6': 1695, '6x8': 2495, '8x12': 4195 },
    pictures: ['front'],
  },
  {
    line: 'cabins',
    name: 'Lofted Barn Cabin',
    sku: 'LBC',
    description: 'A lofted barn with a porch, a nine-light door and three windows.',
    sizes: { '12x24': 11_495, '12x32': 14_295, '14x32': 16_795, '14x40': 20_495 },
    pictures: ['front', 'left', 'interior'],
  },
  {
    line: 'cabins',
    name: 'Settler Cabin',
    sku: 'SC',
    description: 'A gable cabin with a full porch across its front and a sleeping loft.',
    sizes: { '12x24': 12_695, '12x32': 15_395, '14x36': 19_295 },
    pictures: ['front', 'left', 'interior'],
  },
  {
    line: 'cabins',
    name: 'Backyard Studio',
    sku: 'BS',
    description: 'A single-slope office with a glass door, insulated and wired.',
    sizes: { '10x12': 9895, '10x16': 11_995, '12x20': 15_750 },
    pictures: ['front', 'interior'],
  },
  {
    line: 'garages',
    name: 'Single-Car Garage',
    sku: 'SG',
    description: 'A gable garage with a 9 ft overhead door, a walk-in door and a floor for a car.',
    sizes: { '12x20': 9295, '12x24': 10_495, '14x28': 13_295 },
    pictures: ['front', 'left'],
  },
  {
    line: 'garages',
    name: 'Two-Car Garage',
    sku: 'TG',
    description: 'Built on your site in two halves: two overhead doors and attic trusses.',
    sizes: { '20x20': 21_495, '22x24': 25_995, '24x30': 32_495 },
    pictures: ['front', 'left', 'interior'],
  },
  {
    line: 'garages',
    name: 'Carport',
    sku: 'CP',
    description: 'An open metal carport. No longer built.',
    sizes: { '12x20': 2895, '18x20': 3495 },
    pictures: ['front'],
    legacy: 1,
    active: false,
  },
  {
    line: 'cabins',
    name: 'Tiny House (prototype)',
    sku: 'TH',
    description: 'Not on sale yet.',
    sizes: { '8x24': 38_500 },
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
