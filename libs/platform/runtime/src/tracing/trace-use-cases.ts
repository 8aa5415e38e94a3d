import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { StatusChanges } from '@partner/kernel';
import { inSpan } from '../span.js';

type Method = (...args: readonly unknown[]) => Promise<unknown>;

const statusVerbs = ['request', 'set', 'delete'] as const;

/**
 * Traces every use case of an application: `execute` by its class name, status changes by class and method
 * (`OrderStatusChanges.request`).
 */
export function traceUseCases(application: INestApplicationContext): void {
  const seen = new Set<unknown>();
  for (const { providers } of application.get(ModulesContainer).values()) {
    for (const { instance } of providers.values()) {
      if (typeof instance !== 'object' || instance === null || seen.has(instance)) continue;
      seen.add(instance);
      const { name } = instance.constructor;
      if (instance instanceof StatusChanges) for (const verb of statusVerbs) trace(instance, verb, `${name}.${verb}`);
      else if ('execute' in instance && typeof instance.execute === 'function') trace(instance, 'execute', name);
    }
  }
}

function trace(instance: object, method: string, span: string): void {
  const methods = instance as Record<string, Method>;
  const traced = methods[method]!.bind(instance);
  methods[method] = (...args) => inSpan(span, () => traced(...args));
}
