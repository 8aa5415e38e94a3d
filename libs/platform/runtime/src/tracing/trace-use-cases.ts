import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { inSpan } from './span.js';

interface UseCase {
  execute(...args: readonly unknown[]): Promise<unknown>;
}

/** Traces every use case of an application under the name of its class: one class per verb, `execute` is its method. */
export function traceUseCases(application: INestApplicationContext): void {
  const seen = new Set<unknown>();
  for (const { providers } of application.get(ModulesContainer).values()) {
    for (const { instance } of providers.values()) {
      if (!isUseCase(instance) || seen.has(instance)) continue;
      seen.add(instance);
      const execute = instance.execute.bind(instance);
      const { name } = instance.constructor;
      instance.execute = (...args) => inSpan(name, () => execute(...args));
    }
  }
}

const isUseCase = (instance: unknown): instance is UseCase =>
  typeof instance === 'object' && instance !== null && typeof (instance as UseCase).execute === 'function';
