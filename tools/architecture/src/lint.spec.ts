import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { root } from './workspace.js';

const [domain, test, application] = [
  'libs/sales/src/domain/lead/lead.ts',
  'libs/sales/src/domain/lead/lead.spec.ts',
  'libs/sales/src/application/create-lead/create-lead.ts',
];
const [persistence, module, page, api] = [
  'libs/sales/src/persistence/database-leads.ts',
  'libs/sales/src/sales.module.ts',
  'apps/portal/src/pages/events.tsx',
  'apps/api/src/pipeline/requests.ts',
];

const forbidden = [
  [domain, `import { Injectable } from '@nestjs/common';`],
  [domain, `import type { Pool } from 'pg';`],
  [domain, `import { Customer } from '@partner/customers';`],
  [domain, `import { readFileSync } from 'node:fs';`],
  [domain, `import { Leads } from '../../application/ports/leads.js';`],
  [domain, `export * from '../../persistence/lead.entity.js';`],
  [domain, `const late = await import('@mikro-orm/core');`],
  [domain, `import { expect } from '@jest/globals';`],
  [application, `import { Injectable } from '@nestjs/common';`],
  [application, `import { EntityManager } from '@mikro-orm/postgresql';`],
  [application, `import { IsString } from 'class-validator';`],
  [application, `import { Database } from '@partner/postgres';`],
  [application, `import { SalesModule } from '../../sales.module.js';`],
  [application, `import { Leads } from '@partner/sales/persistence';`],
  ['libs/sales/src/index.ts', `export * from './persistence/lead.entity.js';`],
  ['libs/sales/src/sub/sub.module.ts', `export * from '../persistence/lead.entity.js';`],
  [page, `import { EventQueries } from '@partner/events';`],
  [page, `import { readFile } from 'node:fs/promises';`],
  [page, `import type { EventItem } from '../../../portal-api/src/events/events.controller.js';`],
  [module, `import 'reflect-metadata';`],
  [module, `register();`],
  [module, `if (process.env['TEST']) register();`],
  [module, `for (const name of names) register(name);`],
  [persistence, `register();`],
  [application, `const storage = new AsyncLocalStorage();`],
  [api, `const storage = new AsyncLocalStorage();`],
  [domain, `class Many { constructor(a, b, c, d, e, f, g, h, i) {} }`],
] as const;

const allowed = [
  [domain, `import { Aggregate } from '@partner/kernel';`],
  [domain, `import { quoteTransitions } from '../quote/quote.transitions.js';`],
  [test, `import { it } from '@jest/globals'; import { noon } from '@partner/testing';`],
  [application, `import { Lead } from '../../domain/lead/lead.js'; import { Customers } from '@partner/customers';`],
  [module, `import { DatabaseLeads } from './persistence/database-leads.js';`],
  [persistence, `import { LeadEntity } from './lead.entity.js'; conflictOn('leads_pkey', 'conflict');`],
  [page, `import { Text } from '@mantine/core'; import { Page } from '../ui/page'; import '../styles.css';`],
  ['libs/platform/runtime/src/ambient.ts', `const storage = new AsyncLocalStorage();`],
] as const;

const files = [...new Set([...forbidden, ...allowed].map(([file]) => file))];
const script = `import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const rules = process.argv.slice(1).map(async (file) => [file, (await eslint.calculateConfigForFile(file)).rules]);
  console.log(JSON.stringify(Object.fromEntries(await Promise.all(rules))));`;
const configured = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', script, ...files], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  }),
) as Record<string, NonNullable<Linter.Config['rules']>>;

/** Returns the rules that a text breaks in a file of the workspace. */
function problems(file: string, text: string): string[] {
  const { 'no-restricted-imports': imports, 'no-restricted-syntax': syntax } = configured[file]!;
  const rules = { 'no-restricted-imports': imports, 'no-restricted-syntax': syntax ?? 'off' };
  const config = { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser }, rules } as Linter.Config;
  return new Linter({ cwd: root })
    .verify(text, [config], { filename: join(root, file) })
    .map(({ ruleId }) => String(ruleId));
}

describe('lint', () => {
  it.each(forbidden)('forbids in %s: %s', (file, text) => {
    expect(problems(file, text)).toEqual([expect.stringMatching(/^no-restricted-(imports|syntax)$/)]);
  });

  it.each(allowed)('allows in %s: %s', (file, text) => {
    expect(problems(file, text)).toEqual([]);
  });
});
