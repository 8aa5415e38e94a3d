import type { ExternalReferences } from './aggregate.js';
import { invalid } from './errors.js';

/** Free JSON of a record, as the caller wrote it (§2.5). */
type SourceMetadata = Readonly<Record<string, unknown>>;

/** Changes to a map by key: a value replaces, `null` deletes the key. */
export type MapPatch<V> = Readonly<Record<string, V | null>>;

const maxReferences = 10;
const referenceKey = /^[A-Za-z0-9_-]{1,64}$/;
const longestReference = 128;
const maxMetadataKeys = 25;
const maxMetadataBytes = 8192;

/** What is wrong with changes to references, whatever they are merged into (§2.6); undefined when nothing is. */
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

/** What is wrong with changes to metadata, whatever they are merged into (§2.5); undefined when nothing is. */
function metadataProblem(patch: MapPatch<unknown>): string | undefined {
  const kept = Object.entries(patch).filter(([, value]) => value !== null);
  if (kept.length > maxMetadataKeys) return `sourceMetadata: at most ${maxMetadataKeys} keys`;
  if (Buffer.byteLength(JSON.stringify(Object.fromEntries(kept))) > maxMetadataBytes) {
    return `sourceMetadata: at most ${maxMetadataBytes} bytes when serialized`;
  }
  return undefined;
}

/**
 * Merges references by key (§2.6); limits hold for the merged result (R24). An emptied map is absent.
 * @throws DomainError `invalid` for a bad key or value, or more than ten keys.
 */
export function mergeReferences(
  current: ExternalReferences | null,
  patch: MapPatch<unknown>,
): ExternalReferences | null {
  refuse(referencesProblem(patch));
  const merged = merge(current, patch);
  if (merged && Object.keys(merged).length > maxReferences) throw invalid(tooManyReferences);
  return merged as ExternalReferences | null;
}

/**
 * Merges metadata by key (§2.5); a top-level `null` clears all of it. Nested nulls are data (R24).
 * @throws DomainError `invalid` for more than 25 keys or 8192 bytes serialized.
 */
export function mergeMetadata(current: SourceMetadata | null, patch: MapPatch<unknown> | null): SourceMetadata | null {
  if (patch === null) return null;
  const merged = merge(current, patch);
  refuse(merged ? metadataProblem(merged) : undefined);
  return merged;
}

const tooManyReferences = `externalReferences: at most ${maxReferences} keys per record`;

/** Characters are counted, not UTF-16 units, of which a character has two at most. */
const isReference = (value: unknown): boolean =>
  typeof value === 'string' &&
  value !== '' &&
  (value.length <= longestReference || (value.length <= 2 * longestReference && [...value].length <= longestReference));

function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw invalid(problem);
}

/** The maps of a request (§2.5, §2.6). */
interface MapFields {
  readonly sourceMetadata?: MapPatch<unknown> | null;
  readonly externalReferences?: MapPatch<unknown>;
}

/**
 * Refuses maps that no record could take over, before any record is looked for (W9): what is over the limits by itself
 * is so merged with anything.
 * @throws DomainError `invalid` as `mergeReferences` and `mergeMetadata`.
 */
export function checkMaps({ sourceMetadata, externalReferences }: MapFields): void {
  if (sourceMetadata) refuse(metadataProblem(sourceMetadata));
  if (externalReferences) refuse(referencesProblem(externalReferences));
}

/** `Object.fromEntries` defines keys instead of assigning them, so `__proto__` stays an ordinary key (W14). */
function merge(current: Readonly<Record<string, unknown>> | null, patch: MapPatch<unknown>): SourceMetadata | null {
  const entries = new Map(Object.entries(current ?? {}));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) entries.delete(key);
    else entries.set(key, value);
  }
  return entries.size > 0 ? Object.fromEntries(entries) : null;
}
