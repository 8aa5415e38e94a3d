import { type Id, invalid, type Money } from '@partner/kernel';

/** Where a unit is to be delivered (§4.3.1). */
export interface DeliveryAddress {
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zipCode?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** What a picture of a unit shows (§2.7). */
export const fileTypes = ['hero', 'front', 'back', 'left', 'right', 'exterior', 'interior'] as const;

/** A picture of a unit, at a public address. */
export interface WorkOrderFile {
  readonly type: (typeof fileTypes)[number];
  readonly url: string;
}

/** Whether a line is part of the unit, was added to it, or taken out of it (§2.16). */
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

/** What is needed to build a unit (§4.4). */
export interface BomItem {
  /** Absent for material that is no product. */
  readonly productId: Id | null;
  readonly name: string;
  readonly quantity: number;
}

/** A tag of a template; only public ones are shown (§2.8). */
export interface TemplateTag {
  readonly name: string;
  readonly public: boolean;
}

/** What a stock template shows beside its work order (§2.8). */
export interface Template {
  readonly templateName: string | null;
  readonly description: string | null;
  readonly descriptionHtml: string | null;
  readonly tags: readonly TemplateTag[];
  /** Partners see it (R33). */
  readonly published: boolean;
  readonly configuratorId: string | null;
  /** Leads into the interactive 3D view. */
  readonly structuraUrl: string | null;
}

/** A template about which nothing is said yet. */
export const blankTemplate: Template = {
  templateName: null,
  description: null,
  descriptionHtml: null,
  tags: [],
  published: false,
  configuratorId: null,
  structuraUrl: null,
};

/** What a path can name (W3): quotes and orders copy the keys. */
const lineKey = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Keys that are still to be generated are absent. @throws DomainError `invalid` when two lines have the same key, or
 * one that no path can name.
 */
export function checkLineKeys(lines: readonly Partial<Pick<WorkOrderLine, 'key'>>[]): void {
  const keys = new Set<string>();
  for (const { key } of lines) {
    if (key === undefined) continue;
    if (!lineKey.test(key)) throw invalid(`lines: the key "${key}" must match ${lineKey.source}`);
    if (keys.has(key)) throw invalid(`lines: the key "${key}" is there twice`);
    keys.add(key);
  }
}
