import { isTest } from '../source.js';
import type { Source, Violation } from '../source.js';

/** Records that are no tenant's, by table name, each with the reason. */
const tenantless: Readonly<Record<string, string>> = {
  companies: 'its own id is the tenant',
};

/** Every MikroORM record declares the company it belongs to. */
export function recordsBelongToACompany(sources: readonly Source[]): Violation[] {
  return sources
    .filter((source) => /^(libs|apps)\//.test(source.path) && !isTest(source))
    .flatMap(({ path, text }) =>
      text
        .split(/\bdefineEntity\(/)
        .slice(1)
        .filter((declaration) => !/\bcompanyId\b/.test(declaration) && !((tableName(declaration) ?? '') in tenantless))
        .map((declaration) => `${path} declares ${tableName(declaration) ?? 'a record'} without companyId`),
    );
}

function tableName(declaration: string): string | undefined {
  return /\btableName:\s*'([^']+)'/.exec(declaration)?.[1];
}
