import type { INestApplicationContext } from '@nestjs/common';
import type { Actor } from '@partner/kernel';
import { PutWorkOrder } from '@partner/work-orders';
import { pictureName } from './demo-catalog.js';
import type { UnitPlan } from './unit-plan.js';
import { unitParts } from './unit-parts.js';

/**
 * Templates of the demo company and the buildings they are based on. Two are unpublished; one is at a hidden location.
 */
const templates = [
  {
    of: 'Lofted Barn',
    name: 'Farmhouse Lofted Barn',
    text: 'White board and batten with black trim and two lofts.',
    tags: ['barn', 'farmhouse', 'bestseller'],
  },
  {
    of: 'Lofted Barn',
    name: 'Workshop Barn',
    text: 'Workbench, wiring kit and a nine-light door.',
    tags: ['barn', 'workshop'],
  },
  {
    of: 'Side Lofted Barn',
    name: 'Trail Barn',
    text: 'Side entry with a ramp wide enough for a quad.',
    tags: ['barn'],
  },
  { of: 'Utility Shed', name: 'Everyday Utility', text: 'The shed most people ask for.', tags: ['shed', 'bestseller'] },
  { of: 'Utility Shed', name: 'Rental Fleet Utility', text: 'Built for many moves.', tags: ['shed'], published: false },
  {
    of: 'Garden Shed',
    name: 'Cottage Garden',
    text: 'Flower boxes, shutters and a Dutch door.',
    tags: ['shed', 'garden'],
  },
  { of: 'Quaker Shed', name: 'Quaker Classic', text: 'Shingles and an overhang, as it always was.', tags: ['shed'] },
  {
    of: 'Settler Cabin',
    name: 'Lake Cabin',
    text: 'A full porch and a loft to sleep in.',
    tags: ['cabin', 'bestseller'],
  },
  {
    of: 'Lofted Barn Cabin',
    name: 'Hunting Cabin',
    text: 'A porch, three windows and nothing to break.',
    tags: ['cabin'],
  },
  { of: 'Backyard Studio', name: 'Home Office', text: 'Insulated, wired and quiet.', tags: ['studio', 'workshop'] },
  {
    of: 'Single-Car Garage',
    name: 'Tall Garage',
    text: 'Nine feet of door and room for a lift.',
    tags: ['garage'],
    published: false,
  },
  {
    of: 'Two-Car Garage',
    name: 'Show Lot Garage',
    text: 'Only for the lot behind the plant.',
    tags: ['garage'],
    place: 'HID',
  },
] as const;

/** Creates the templates, each with an internal tag that partners never see. @returns their number. */
export async function makeTemplates(
  application: INestApplicationContext,
  actor: Actor,
  plan: UnitPlan,
): Promise<number> {
  const { catalog, lots, image, random } = plan;
  for (const [index, template] of templates.entries()) {
    const product = catalog.find(({ building }) => building.name === template.of)!;
    const size = product.sizes.at(-1)!;
    const { color, ...parts } = unitParts(random, product, size.price);
    await application.get(PutWorkOrder).execute(actor, {
      workOrderType: 'template',
      title: template.name,
      ...('place' in template && { locationId: lots.get(template.place)! }),
      productId: product.id,
      sizeId: size.id,
      basePrice: size.price,
      ...parts,
      images: ['hero', 'side', 'inside'].map((view) => image(pictureName(product.building, `${view} ${color}`))),
      template: {
        templateName: template.name,
        description: template.text,
        descriptionHtml: `<p>${template.text}</p>`,
        tags: [...template.tags.map((name) => ({ name, public: true })), { name: 'margin-a', public: false }],
        published: !('published' in template),
        configuratorId: `demo-${index + 1}`,
        structuraUrl: `https://3d.example.com/demo-${index + 1}`,
      },
    });
  }
  return templates.length;
}
