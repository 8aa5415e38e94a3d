import { Decimal } from 'decimal.js';
import type { ExternalReferences } from './aggregate.js';
import { invalid } from './errors.js';

/** Free-form JSON of a record, as the caller wrote it (§2.5). */
type SourceMetadata = Readonly<Record<string, unknown>>;

/** Changes to a map by key: a value replaces the current one, `null` deletes the key. */
export type MapPatch<V> = Readonly<Record<string, V | null>>;

const maxReferences = 10;
const referenceKey = /^[A-Za-z0-9_-]{1,64}$/;
const maxReferenceLength = 128;
const maxMetadataKeys = 25;
const maxMetadataBytes = 8192;

/** Returns the problem of a reference patch that is invalid whatever it is merged into (§2.6), or undefined. */
function referencesProblem(patch: MapPatch<unknown>): string | undefined {
  let kept = 0;
  for (const [key, value] of Object.entries(patch)) {
    if (!referenceKey.test(key)) return 'externalReferences: keys must match [A-Za-z0-9_-]{1,64}';
    if (value === null) continue;
    if (!isReference(value)) return `externalReferences.${key} must be a string of 1 to 128 characters`;
    kept += 1;
  }
  return kept > maxReferences ? tooManyReferences : undefined;
}

/** Returns the problem of a metadata patch that is invalid whatever it is merged into (§2.5), or undefined. */
function metadataProblem(patch: MapPatch<unknown>): string | undefined {
  const kept = Object.entries(patch).filter(([, value]) => value !== null);
  if (kept.length > maxMetadataKeys) return `sourceMetadata: at most ${maxMetadataKeys} keys`;
  if (bytesOf(Object.fromEntries(kept)) > maxMetadataBytes) {
    return `sourceMetadata: at most ${maxMetadataBytes} bytes when serialized`;
  }
  return undefined;
}

/** Counts the bytes of JSON as it is stored and returned: without exponents, so that `1e300` has 301 digits. */
function bytesOf(value: unknown): number {
  const text = JSON.stringify(value);
  if (!/\de[+-]\d/.test(text)) return Buffer.byteLength(text);
  // The quotes of the text that replaces a number are no digits of it.
  const inFull = (_: string, one: unknown): unknown =>
    typeof one === 'number' && String(one).includes('e') ? '0'.repeat(new Decimal(one).toFixed().length - 2) : one;
  return Buffer.byteLength(JSON.stringify(value, inFull));
}

/**
 * Merges references by key (§2.6). Limits apply to the merged result (R24). An empty result becomes null.
 * @throws DomainError `invalid` for an invalid key or value, or more than ten keys.
 */
export function mergeReferences(
  current: ExternalReferences | null,
  patch: MapPatch<unknown>,
): ExternalReferences | null {
  rejectProblem(referencesProblem(patch));
  const merged = merge(current, patch);
  if (merged && Object.keys(merged).length > maxReferences) throw invalid(tooManyReferences);
  return merged as ExternalReferences | null;
}

/**
 * Merges metadata by key (§2.5). A top-level `null` clears all metadata; nested nulls are data (R24).
 * @throws DomainError `invalid` for more than 25 keys or 8192 bytes serialized.
 */
export function mergeMetadata(current: SourceMetadata | null, patch: MapPatch<unknown> | null): SourceMetadata | null {
  if (patch === null) return null;
  const merged = merge(current, patch);
  rejectProblem(merged ? metadataProblem(merged) : undefined);
  return merged;
}

const tooManyReferences = `externalReferences: at most ${maxReferences} keys per record`;

/** The limit counts characters, not UTF-16 units, of which a character has at most two. */
const isReference = (value: unknown): boolean =>
  typeof value === 'string' &&
  value !== '' &&
  (value.length <= maxReferenceLength ||
    (value.length <= 2 * maxReferenceLength && [...value].length <= maxReferenceLength));

function rejectProblem(problem: string | undefined): void {
  if (problem !== undefined) throw invalid(problem);
}

/** Map fields of a request (§2.5, §2.6). */
interface MapFields {
  readonly sourceMetadata?: MapPatch<unknown> | null;
  readonly externalReferences?: MapPatch<unknown>;
}

/**
 * Rejects maps that exceed the limits by themselves, before any record is loaded (W9).
 * @throws DomainError `invalid` like `mergeReferences` and `mergeMetadata`.
 */
export function checkMaps({ sourceMetadata, externalReferences }: MapFields): void {
  if (sourceMetadata) rejectProblem(metadataProblem(sourceMetadata));
  if (externalReferences) rejectProblem(referencesProblem(externalReferences));
}

/**
 * Merges a patch into a map. `Object.fromEntries` defines keys instead of assigning them, so `__proto__` is an ordinary
 * key (W14).
 */
function merge(current: Readonly<Record<string, unknown>> | null, patch: MapPatch<unknown>): SourceMetadata | null {
  const entries = new Map(Object.entries(current ?? {}));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) entries.delete(key);
    else entries.set(key, value);
  }
  return entries.size > 0 ? Object.fromEntries(entries) : null;
}
