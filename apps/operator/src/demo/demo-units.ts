import type { INestApplicationContext } from '@nestjs/common';
import { portal, utcDay } from '@partner/kernel';
import { PutWorkOrder, type PutWorkOrderCommand } from '@partner/work-orders';
import type { SeededRandom } from '@partner/kernel';
import { type DemoProduct, pictureName } from './demo-catalog.js';
import type { DemoImage } from './demo-images.js';
import { makeTemplates } from './demo-templates.js';
import type { UnitPlan } from './unit-plan.js';
import { type UnitParts, unitParts } from './unit-parts.js';

const units = 280;
const day = 86_400_000;

/** Numbers of created records. */
export interface UnitCounts {
  readonly workOrders: number;
  readonly templates: number;
}

type Stage = Pick<PutWorkOrderCommand, 'workOrderType' | 'purchaseType' | 'status' | 'discount' | 'discountReason'>;

/** Creates 16 months of units up to `now`, in every state, and the templates. */
export async function makeUnits(application: INestApplicationContext, plan: UnitPlan): Promise<UnitCounts> {
  const actor = portal(plan.company);
  const templates = await makeTemplates(application, actor, plan);
  const { now, clock, random } = plan;
  for (let index = 0; index < units; index += 1) {
    clock.at = new Date(now.getTime() - 480 * day + ((479 * day) / units) * (index + random.next()));
    await application.get(PutWorkOrder).execute(actor, unit(plan, index));
  }
  clock.at = now;
  return { workOrders: units, templates };
}

function unit({ random, catalog, lots, image, clock }: UnitPlan, index: number): PutWorkOrderCommand {
  const product = random.pick(
    catalog.filter(({ building }) => building.active !== false && !building.hideFromPartnerApi),
  );
  const { building } = product;
  const size = random.pick(product.sizes);
  const parts = unitParts(random, product, size.price);
  const stage = stageOf(random);
  const locationCode = locationOf(random, stage);
  const { configuration, lines, upgradesPrice, removedPrice } = parts;
  return {
    ...stage,
    ...(random.chance(0.97) && { serialNumber: `${building.sku}-${size.width}${size.length}-${4001 + index}` }),
    title: `${size.width}x${size.length} ${building.name}`,
    ...(locationCode && { locationId: lots.get(locationCode)! }),
    productId: product.id,
    sizeId: size.id,
    basePrice: size.price,
    ...{ configuration, lines, upgradesPrice, removedPrice },
    ...(random.chance(0.15) && { storeExpirationDays: random.pick([0, 7, 14, 60]) }),
    ...(random.chance(0.05) && { showWhenExpired: true }),
    ...(stage.workOrderType === 'made-to-order' && {
      deliveryType: random.pick(['delivery-from-factory', 'built-on-site'] as const),
      promisedDate: new Date(utcDay(clock.at).getTime() + 42 * day),
      externalReferences: { erp: `WO-${50_000 + index}` },
    }),
    ...pictures(random, building, parts, image),
  };
}

/** Chooses type, status and inventory discount of a unit; a few discounts do not count (§2.7). */
function stageOf(random: SeededRandom): Stage {
  const what = random.next();
  const finished = { status: 'Finished good' } as const;
  if (what < 0.13) {
    const months = random.integer(2, 20);
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
      discount: random.pick([250, 400, 599.99]),
      discountReason: random.pick(['Hail damage on the roof', 'Last year’s model', 'Scratched on the move']),
    };
  }
  if (what < 0.45) {
    return {
      workOrderType: 'made-to-order',
      purchaseType: 'new-build',
      status: random.pick([
        'Customer Care',
        'Open build',
        'Build in process',
        'Finished good',
        'Delivered',
        'Cancelled',
      ]),
    };
  }
  const status = random.chance(0.75)
    ? 'Finished good'
    : random.pick(['Open build', 'Build in process', 'Cancelled'] as const);
  const card = random.next();
  return {
    ...{ workOrderType: 'lot-stock', purchaseType: 'stock', status },
    ...(card < 0.2 && {
      discount: random.pick([150, 225.5, 500]),
      discountReason: random.pick(['Spring sale', 'On the lot for a year']),
    }),
    ...(card > 0.95 && { discount: 100, discountReason: '??' }),
    ...(card > 0.98 && { discount: 0, discountReason: 'Nothing off' }),
  };
}

function locationOf(random: SeededRandom, { workOrderType }: Stage): string | undefined {
  if (workOrderType === 'made-to-order') return 'MAR';
  if (random.chance(0.03)) return undefined;
  return random.chance(0.05) ? 'HID' : random.pick(['SPR', 'JOP', 'FAY', 'TUL', 'WIC', 'PAD']);
}

/** Adds photos to most units, and photos of every side to some. */
function pictures(
  random: SeededRandom,
  building: DemoProduct['building'],
  { color }: UnitParts,
  image: DemoImage,
): Pick<PutWorkOrderCommand, 'images' | 'files'> {
  const named = (view: string): string => image(pictureName(building, `${view} ${color}`));
  if (random.chance(0.1)) return {};
  const views = random.chance(0.4)
    ? (['hero', 'front', 'back', 'left', 'right', 'exterior', 'interior'] as const)
    : (['hero', 'front'] as const);
  return { images: ['hero', 'side'].map(named), files: views.map((type) => ({ type, url: named(type) })) };
}
