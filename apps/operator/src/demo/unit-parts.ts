import type { GivenLine } from '@partner/work-orders';
import type { Chance } from './chance.js';
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

/** What a unit consists of beside its base: what it is clad in, what was added and taken out, and what that costs. */
export interface UnitParts {
  readonly configuration?: Readonly<Record<string, string>>;
  readonly lines: readonly GivenLine[];
  readonly upgradesPrice?: number;
  readonly removedPrice?: number;
  /** The first word that its colour has for a picture: `red`. */
  readonly color: string;
}

/** Dresses a building; a few units were never in the configurator. */
export function unitParts(chance: Chance, product: DemoProduct, price: number): UnitParts {
  const [siding, color, trim] = [chance.of(sidings), chance.of(colors), chance.of(colors)];
  const roofMaterial = chance.of(['Metal Roof', 'Shingle Roof'] as const);
  const added = upgrades.filter(() => chance.happens(0.25));
  const removed = chance.happens(0.12);
  const included = { quantity: 1, status: 'included', isStandardFeature: true } as const;
  const lines: GivenLine[] = [
    {
      ...included,
      key: 'base',
      productId: product.id,
      name: product.building.name,
      amount: price,
      category: 'Building',
    },
    { ...included, key: 'siding', productId: siding.id, name: siding.name, colorName: color, category: 'Siding' },
    ...added.map((upgrade, index): GivenLine => ({
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
    ...(chance.happens(0.9) && {
      configuration: {
        model: product.building.name,
        siding: siding.name,
        sidingColor: chance.happens(0.1) ? `Custom Color - ${chance.of(custom)}` : color,
        trimColor: chance.happens(0.05) ? `Custom Color - ${chance.of(custom)}` : trim,
        roofMaterial,
        roofColor: chance.of(roofs[roofMaterial]),
      },
    }),
    ...(added.length > 0 && { upgradesPrice: added.reduce((sum, { amount }) => sum + amount, 0) }),
    ...(removed && { removedPrice: 75 }),
  };
}
