import type { INestApplicationContext } from '@nestjs/common';
import { PutProduct, PutProductLine, PutSize } from '@partner/catalog';
import type { Actor, Id } from '@partner/kernel';
import type { DemoImage } from './demo-images.js';
import { type Building, buildings, type Line, lines, supplies } from './products.js';

/** A building of the demo catalog, as needed to create units and orders of it. */
export interface DemoProduct {
  readonly id: Id;
  readonly building: Building;
  readonly sizes: readonly {
    readonly id: Id;
    readonly width: number;
    readonly length: number;
    readonly price: number;
  }[];
}

/** Creates the catalog of the demo company: product lines, buildings in several sizes, and their materials. */
export async function makeCatalog(
  application: INestApplicationContext,
  actor: Actor,
  image: DemoImage,
): Promise<DemoProduct[]> {
  const [putLine, putProduct] = [application.get(PutProductLine), application.get(PutProduct)];
  const lineIds = new Map<Line, Id>();
  for (const [line, name] of Object.entries(lines)) lineIds.set(line as Line, await putLine.execute(actor, { name }));
  const made: DemoProduct[] = [];
  for (const building of buildings) {
    const { line, sizes: _, pictures, legacy = 0, ...fields } = building;
    const urls = pictures.map((picture) => image(pictureName(building, picture)));
    const id = await putProduct.execute(actor, {
      ...fields,
      ...sizesOf(building)[0],
      productLineId: lineIds.get(line)!,
      galleryImages: urls.slice(0, urls.length - legacy),
      legacyImages: urls.slice(urls.length - legacy),
    });
    made.push({ id, building, sizes: await makeSizes(application, actor, id, building) });
  }
  for (const supply of supplies) await putProduct.execute(actor, supply);
  return made;
}

/** Returns the image name of a building's view, such as `lofted-barn-front`. */
export function pictureName({ name }: Pick<Building, 'name'>, picture: string): string {
  return `${name} ${picture}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

async function makeSizes(
  application: INestApplicationContext,
  actor: Actor,
  productId: Id,
  building: Building,
): Promise<DemoProduct['sizes']> {
  const made: DemoProduct['sizes'][number][] = [];
  for (const size of sizesOf(building)) {
    const number = `${building.sku}-${String(size.width).padStart(2, '0')}${size.length}`;
    made.push({ ...size, id: await application.get(PutSize).execute(actor, { ...size, productId, sku: number }) });
  }
  return made;
}

const sizesOf = ({ sizes }: Building): { width: number; length: number; price: number }[] =>
  Object.entries(sizes).map(([size, price]) => {
    const [width = 0, length = 0] = size.split('x').map(Number);
    return { width, length, price };
  });
