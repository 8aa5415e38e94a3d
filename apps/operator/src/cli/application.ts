import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Companies } from '@partner/companies';
import { type Clock, type CompanyId, notFound } from '@partner/kernel';
import { ChangeChannel } from '@partner/postgres';
import type { Settings } from '@partner/runtime';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { OperatorModule } from '../operator.module.js';

/** Creates the application for the duration of `work`. Only commands that need it load this file. */
export async function runInApplication<T>(
  work: (application: INestApplicationContext) => Promise<T>,
  settings: Settings,
  url: string,
  { clock, company }: { readonly clock?: Clock; readonly company?: CompanyId },
): Promise<T> {
  const module = OperatorModule.forRoot(settings, url, clock);
  const application = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  const propagated = trackChanges(application);
  try {
    if (company && !(await application.get(Companies).exists(company))) throw notFound('company');
    return await work(application);
  } finally {
    await propagated();
    await application.close();
  }
}

/**
 * Records from now on whether anything is committed.
 * @returns a function that waits until every server has processed the last commit, so that the changes of a finished
 * command are visible everywhere (W13).
 */
function trackChanges(application: INestApplicationContext): () => Promise<void> {
  let changed = false;
  application.get(DatabaseUnitOfWork).onCommit({
    committed: async () => {
      changed = true;
    },
  });
  return async () => {
    if (!changed) return;
    // Notices arrive in order: once this no-op notice has been processed, all earlier ones have been. A server that
    // cannot be reached misses every notice and knows that it may not respond from its cache.
    await application
      .get(ChangeChannel)
      .publishAndWait({ type: 'operator' })
      .catch(() => undefined);
  };
}
