import { type Id, invalid, type Money } from '@partner/kernel';

/** Delivery address of a unit (§4.3.1). */
export interface DeliveryAddress {
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zipCode?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Subject of a unit's picture (§2.7). */
export const fileTypes = ['hero', 'front', 'back', 'left', 'right', 'exterior', 'interior'] as const;

/** A picture of a unit, at a public URL. */
export interface WorkOrderFile {
  readonly type: (typeof fileTypes)[number];
  readonly url: string;
}

/** Status of a line: part of the unit, added to it, or removed from it (§2.16). */
export const lineStatuses = ['included', 'added', 'removed'] as const;

/** A line of a unit (§2.16); quotes and orders copy it. */
export interface WorkOrderLine {
  /** Unique within the work order (R25). */
  readonly key: string;
  readonly productId: Id | null;
  readonly name: string;
  readonly colorName: string | null;
  readonly quantity: number;
  /** Exact (W2). */
  readonly amount: Money | null;
  readonly status: (typeof lineStatuses)[number];
  readonly isStandardFeature: boolean;
  readonly category: string | null;
  readonly side: string | null;
}

/** Material needed to build a unit (§4.4). */
export interface BomItem {
  /** Null for material that is not a product. */
  readonly productId: Id | null;
  readonly name: string;
  readonly quantity: number;
}

/** A tag of a template; only public tags are shown (§2.8). */
export interface TemplateTag {
  readonly name: string;
  readonly public: boolean;
}

/** Fields that a stock template has in addition to its work order (§2.8). */
export interface Template {
  readonly templateName: string | null;
  readonly description: string | null;
  readonly descriptionHtml: string | null;
  readonly tags: readonly TemplateTag[];
  /** True if partners see it (R33). */
  readonly published: boolean;
  readonly configuratorId: string | null;
  /** URL of the interactive 3D view. */
  readonly structuraUrl: string | null;
}

/** Default fields of a template. */
export const blankTemplate: Template = {
  templateName: null,
  description: null,
  descriptionHtml: null,
  tags: [],
  published: false,
  configuratorId: null,
  structuraUrl: null,
};

/** Format of line keys, which appear in paths (W3): quotes and orders copy them. */
const lineKey = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Validates line keys. Keys yet to be generated are absent.
 * @throws DomainError `invalid` for a duplicate key, or one that does not fit in a path.
 */
export function checkLineKeys(lines: readonly Partial<Pick<WorkOrderLine, 'key'>>[]): void {
  const keys = new Set<string>();
  for (const { key } of lines) {
    if (key === undefined) continue;
    if (!lineKey.test(key)) throw invalid(`lines: the key "${key}" must match ${lineKey.source}`);
    if (keys.has(key)) throw invalid(`lines: the key "${key}" is used more than once`);
    keys.add(key);
  }
}
