import { describe, expect, it } from '@jest/globals';
import {
  applicationImportsNoFramework,
  domainIsIndependent,
  pagesImportNoServerCode,
  persistenceIsPrivate,
} from './layers.js';

const lead = (text: string, path = 'libs/sales/src/domain/lead/lead.ts') => [{ path, text }];

describe('the domain', () => {
  it.each([
    `import { Injectable } from '@nestjs/common';`,
    `import type { Pool } from 'pg';`,
    `import { Database } from '@partner/postgres';`,
    `import { Customer } from '@partner/customers';`,
    `import { readFileSync } from 'node:fs';`,
    `import { Leads } from '../../application/ports/leads.js';`,
    `export * from '../../persistence/lead.entity.js';`,
    `const late = await import('@mikro-orm/core');`,
    `import { expect } from '@jest/globals';`,
  ])('may not contain %s', (text) => {
    expect(domainIsIndependent(lead(text))).toHaveLength(1);
  });

  it.each([
    `import { Aggregate } from '@partner/kernel';`,
    `import { quoteTransitions } from '../quote/quote.transitions.js';`,
  ])('may contain %s', (text) => {
    expect(domainIsIndependent(lead(text))).toEqual([]);
  });

  it('is tested with Jest and the test tools', () => {
    const text = `import { it } from '@jest/globals'; import { noon } from '@partner/testing';`;
    expect(domainIsIndependent(lead(text, 'libs/sales/src/domain/lead/lead.spec.ts'))).toEqual([]);
  });
});

describe('the application', () => {
  const path = 'libs/sales/src/application/create-lead/create-lead.ts';

  it.each([
    `import { Injectable } from '@nestjs/common';`,
    `import { EntityManager } from '@mikro-orm/postgresql';`,
    `import { Queue } from 'bullmq';`,
    `import { IsString } from 'class-validator';`,
    `import { Database } from '@partner/postgres';`,
    `import { SalesModule } from '../../sales.module.js';`,
  ])('may not contain %s', (text) => {
    expect(applicationImportsNoFramework(lead(text, path))).toHaveLength(1);
  });

  it('may use the domain, the ports and other contexts', () => {
    const text = `import { Lead } from '../../domain/lead/lead.js'; import { Customers } from '@partner/customers';`;
    expect(applicationImportsNoFramework(lead(text, path))).toEqual([]);
  });
});

describe('the persistence', () => {
  it.each(['libs/sales/src/index.ts', 'libs/sales/src/sub/sub.module.ts', 'libs/sales/src/application.ts'])(
    'is hidden from %s',
    (path) => {
      const text = `export * from '${path.includes('/sub/') ? '..' : '.'}/persistence/lead.entity.js';`;
      expect(persistenceIsPrivate(lead(text, path))).toHaveLength(1);
    },
  );

  it.each([
    ['libs/sales/src/sales.module.ts', `import { MikroLeads } from './persistence/mikro-leads.js';`],
    ['libs/sales/src/persistence/mikro-leads.ts', `import { LeadEntity } from './lead.entity.js';`],
  ])('is visible to %s', (path, text) => {
    expect(persistenceIsPrivate(lead(text, path))).toEqual([]);
  });
});

describe('the pages', () => {
  const path = 'apps/portal/src/pages/events.tsx';

  it.each([
    `import { EventQueries } from '@partner/events';`,
    `import { readFile } from 'node:fs/promises';`,
    `import type { EventItem } from '../../../portal-api/src/events/events.controller.js';`,
  ])('may not contain %s', (text) => {
    expect(pagesImportNoServerCode(lead(text, path))).toHaveLength(1);
  });

  it('may use browser packages and each other', () => {
    const text = `import { Text } from '@mantine/core'; import { Page } from '../ui/page'; import '../styles.css';`;
    expect(pagesImportNoServerCode(lead(text, path))).toEqual([]);
  });
});
