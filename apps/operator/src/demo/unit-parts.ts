import type { RequestedLine } from '@partner/work-orders';
import type { SeededRandom } from '@partner/kernel';
import type { DemoProduct } from './demo-catalog.js';
import { sidings } from './sidings.js';

const colors = [
  'Barn Red',
  'Driftwood Gray',
  'Almond White',
  'Navajo Tan',
  'Hunter Green',
  'Slate Blue',
  'Walnut Brown',
  'Onyx Black',
] as const;
const roofs = {
  'Metal Roof': ['Galvalume', 'Charcoal', 'Burnished Slate'],
  'Shingle Roof': ['Weathered Wood', 'Estate Gray'],
} as const;
const custom = ['#1F3A5F', '#7A1E2C', '#4B5D3A'] as const;

const upgrades = [
  { name: 'Extra window 2x3', category: 'Windows', amount: 185, side: 'front' },
  { name: 'Ridge vent', category: 'Roof', amount: 140 },
  { name: 'Workbench 8 ft', category: 'Interior', amount: 160, side: 'back' },
  { name: 'Ramp', category: 'Doors', amount: 225, side: 'front' },
  { name: 'Radiant barrier', category: 'Roof', amount: 312.5 },
  { name: 'Nine-light door', category: 'Doors', amount: 395, side: 'left' },
] as const;

/** Configuration of a unit: siding, added and removed lines, and their prices. */
export interface UnitParts {
  readonly configuration?: Readonly<Record<string, string>>;
  readonly lines: readonly RequestedLine[];
  readonly upgradesPrice?: number;
  readonly removedPrice?: number;
  /** Last word of the color in lower case, such as `red`, as used in image names. */
  readonly color: string;
}

/** Chooses the configuration of a unit; a few units were never configured. */
export function unitParts(random: SeededRandom, product: DemoProduct, price: number): UnitParts {
  const [siding, color, trim] = [random.pick(sidings), random.pick(colors), random.pick(colors)];
  const roofMaterial = random.pick(['Metal Roof', 'Shingle Roof'] as const);
  const added = upgrades.filter(() => random.chance(0.25));
  const removed = random.chance(0.12);
  const included = { quantity: 1, status: 'included', isStandardFeature: true } as const;
  const lines: RequestedLine[] = [
    {
      ...included,
      key: 'base',
      productId: product.id,
      name: product.building.name,
      amount: price,
      category: 'Building',
    },
    { ...included, key: 'siding', productId: siding.id, name: siding.name, colorName: color, category: 'Siding' },
    ...added.map((upgrade, index): RequestedLine => ({
      ...upgrade,
      key: `upgrade-${index + 1}`,
      quantity: 1,
      status: 'added',
      isStandardFeature: false,
    })),
    ...(removed
      ? [
          {
            key: 'removed-1',
            name: 'Gable vents',
            quantity: 1,
            amount: 75,
            status: 'removed',
            isStandardFeature: true,
            category: 'Roof',
          } as const,
        ]
      : []),
  ];
  return {
    lines,
    color: color.toLowerCase().split(' ').at(-1)!,
    ...(random.chance(0.9) && {
      configuration: {
        model: product.building.name,
        siding: siding.name,
        sidingColor: random.chance(0.1) ? `Custom Color - ${random.pick(custom)}` : color,
        trimColor: random.chance(0.05) ? `Custom Color - ${random.pick(custom)}` : trim,
        roofMaterial,
        roofColor: random.pick(roofs[roofMaterial]),
      },
    }),
    ...(added.length > 0 && { upgradesPrice: added.reduce((sum, { amount }) => sum + amount, 0) }),
    ...(removed && { removedPrice: 75 }),
  };
}
