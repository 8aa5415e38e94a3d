import { commonReasons, type ContextDeclaration, type DomainError } from '@partner/kernel';
import { statusOfFamily } from './failure.js';
import { httpErrors } from './http-errors.js';

/** Error code that a response has beside `error`, with its meaning and remedy (R80). */
interface CatalogueEntry {
  readonly code: string;
  readonly status: number;
  readonly text: string;
}

/** Lists all codes by status and name: common codes, codes of HTTP, and codes that contexts declare. */
export function errorCatalogue(contexts: readonly ContextDeclaration[]): readonly CatalogueEntry[] {
  const declared = [commonReasons, ...contexts.flatMap(({ errors }) => errors ?? [])].flatMap(ofFamilies);
  const ofHttp = Object.entries(httpErrors).map(([code, [status, text]]) => ({ code, status, text }));
  const byCode = new Map([...ofHttp, ...declared].map((entry) => [entry.code, entry]));
  return [...byCode.values()].sort((one, other) => one.status - other.status || (one.code < other.code ? -1 : 1));
}

const ofFamilies = (families: NonNullable<ContextDeclaration['errors']>): CatalogueEntry[] =>
  Object.entries(families).flatMap(([family, reasons]) =>
    Object.entries(reasons).map(([code, text]) => ({
      code,
      status: statusOfFamily[family as DomainError['code']],
      text,
    })),
  );
