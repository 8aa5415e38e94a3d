import type { INestApplicationContext } from '@nestjs/common';
import { portal } from '@partner/kernel';
import { PutWorkOrder, type PutWorkOrderCommand } from '@partner/work-orders';
import type { Chance } from './chance.js';
import { type DemoProduct, pictureName } from './demo-catalog.js';
import type { DemoImage } from './demo-images.js';
import { makeTemplates } from './demo-templates.js';
import type { UnitMaking } from './unit-making.js';
import { type UnitParts, unitParts } from './unit-parts.js';

const units = 280;
const day = 86_400_000;

/** What became of them. */
export interface UnitCounts {
  readonly workOrders: number;
  readonly templates: number;
}

type Stage = Pick<PutWorkOrderCommand, 'workOrderType' | 'purchaseType' | 'status' | 'discount' | 'discountReason'>;

/** Sixteen months of units up to `now`, in every state, and the templates that some were built from. */
export async function makeUnits(application: INestApplicationContext, making: UnitMaking): Promise<UnitCounts> {
  const actor = portal(making.company);
  const templates = await makeTemplates(application, actor, making);
  const { now, clock, chance } = making;
  for (let index = 0; index < units; index += 1) {
    clock.at = new Date(now.getTime() - 480 * day + ((479 * day) / units) * (index + chance.number()));
    await application.get(PutWorkOrder).execute(actor, unit(making, index));
  }
  clock.at = now;
  return { workOrders: units, templates };
}

function unit({ chance, catalog, lots, image }: UnitMaking, index: number): PutWorkOrderCommand {
  const product = chance.of(
    catalog.filter(({ building }) => building.active !== false && !building.hideFromPartnerApi),
  );
  const { building } = product;
  const size = chance.of(product.sizes);
  const parts = unitParts(chance, product, size.price);
  const stage = stageOf(chance);
  const place = placeOf(chance, stage);
  const { configuration, lines, upgradesPrice, removedPrice } = parts;
  return {
    ...stage,
    ...(chance.happens(0.97) && { serialNumber: `${building.sku}-${size.width}${size.length}-${4001 + index}` }),
    title: `${size.width}x${size.length} ${building.name}`,
    ...(place && { locationId: lots.get(place)! }),
    productId: product.id,
    sizeId: size.id,
    basePrice: size.price,
    ...{ configuration, lines, upgradesPrice, removedPrice },
    ...(chance.happens(0.15) && { storeExpirationDays: chance.of([0, 7, 14, 60]) }),
    ...(chance.happens(0.05) && { showWhenExpired: true }),
    ...(stage.workOrderType === 'made-to-order' && {
      deliveryType: chance.of(['delivery-from-factory', 'built-on-site'] as const),
    }),
    ...pictures(chance, building, parts, image),
  };
}

/** How a unit is sold, how far it is, and what its inventory card takes off: a few discounts do not count (§2.7). */
function stageOf(chance: Chance): Stage {
  const what = chance.number();
  const finished = { status: 'Finished good' } as const;
  if (what < 0.13) {
    const months = chance.between(2, 20);
    return {
      ...finished,
      workOrderType: 'rental-return',
      purchaseType: 'existing-physical-inventory',
      discount: months * 45,
      discountReason: `Rented for ${months} months`,
    };
  }
  if (what < 0.23) {
    return {
      ...finished,
      workOrderType: 'immediate-sale',
      purchaseType: 'existing-physical-inventory',
      discount: chance.of([250, 400, 599.99]),
      discountReason: chance.of(['Hail damage on the roof', 'Last year’s model', 'Scratched on the move']),
    };
  }
  if (what < 0.45) {
    return {
      workOrderType: 'made-to-order',
      purchaseType: 'new-build',
      status: chance.of(['Customer Care', 'Open build', 'Build in process', 'Finished good', 'Delivered', 'Cancelled']),
    };
  }
  const status = chance.happens(0.75)
    ? 'Finished good'
    : chance.of(['Open build', 'Build in process', 'Cancelled'] as const);
  const card = chance.number();
  return {
    ...{ workOrderType: 'lot-stock', purchaseType: 'stock', status },
    ...(card < 0.2 && {
      discount: chance.of([150, 225.5, 500]),
      discountReason: chance.of(['Spring sale', 'On the lot for a year']),
    }),
    ...(card > 0.95 && { discount: 100, discountReason: '??' }),
    ...(card > 0.98 && { discount: 0, discountReason: 'Nothing off' }),
  };
}

function placeOf(chance: Chance, { workOrderType }: Stage): string | undefined {
  if (workOrderType === 'made-to-order') return 'MAR';
  if (chance.happens(0.03)) return undefined;
  return chance.happens(0.05) ? 'HID' : chance.of(['SPR', 'JOP', 'FAY', 'TUL', 'WIC', 'PAD']);
}

/** Most units were photographed, some from every side. */
function pictures(
  chance: Chance,
  building: DemoProduct['building'],
  { color }: UnitParts,
  image: DemoImage,
): Pick<PutWorkOrderCommand, 'images' | 'files'> {
  const named = (view: string): string => image(pictureName(building, `${view} ${color}`));
  if (chance.happens(0.1)) return {};
  const views = chance.happens(0.4)
    ? (['hero', 'front', 'back', 'left', 'right', 'exterior', 'interior'] as const)
    : (['hero', 'front'] as const);
  return { images: ['hero', 'side'].map(named), files: views.map((type) => ({ type, url: named(type) })) };
}
