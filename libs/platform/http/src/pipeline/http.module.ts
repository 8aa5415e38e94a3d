import {
  type DynamicModule,
  Module,
  type NestInterceptor,
  type CanActivate,
  type Provider,
  type Type,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule, HttpAdapterHost, MetadataScanner } from '@nestjs/core';
import { AccessCheck } from '../auth/access-check.js';
import { BearerGuard } from '../auth/bearer.guard.js';
import { BearerStrategy } from '../auth/bearer.strategy.js';
import { ScopeGuard } from '../auth/scope.guard.js';
import { ErrorFilter } from '../errors/error.filter.js';
import { KnownRoutes } from '../errors/known-routes.js';
import { InputPipe } from '../validation/input.pipe.js';
import { WRITE_EXECUTION } from '../write/write.interceptor.js';
import type { ApiAdapter } from './api-adapter.js';

/** What runs between the parts of the pipeline. Its classes must be injectable everywhere (global modules). */
export interface HttpModuleOptions {
  /** Who is it: a bearer token tells, unless a service knows its callers by something else. */
  readonly authentication?: Type<CanActivate>;
  /** Between authentication and the check of scopes: the rate limit (W9). */
  readonly guards?: readonly Type<CanActivate>[];
  /** Between the body and the handler of what changes something: idempotency, unit of work. */
  readonly writing?: Type<NestInterceptor>;
  /** What they share, and what stands ahead of them. */
  readonly providers?: readonly Provider[];
}

/**
 * The pipeline of every request, in the order of W9. Bearer tokens need a CallerResolver and FailedAttempts from a
 * global module.
 */
@Module({})
export class HttpModule {
  static forRoot({ authentication, guards = [], writing, providers = [] }: HttpModuleOptions = {}): DynamicModule {
    return {
      module: HttpModule,
      // The handlers that change something are in other modules.
      global: true,
      imports: [DiscoveryModule],
      providers: [
        MetadataScanner,
        ...providers,
        AccessCheck,
        ...(authentication ? [] : [BearerStrategy]),
        {
          provide: KnownRoutes,
          useFactory: ({ httpAdapter }: HttpAdapterHost<ApiAdapter>) => httpAdapter.routes,
          inject: [HttpAdapterHost],
        },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useClass: InputPipe },
        ...[authentication ?? BearerGuard, ...guards, ScopeGuard].map((useClass) => ({ provide: APP_GUARD, useClass })),
        ...(writing ? [{ provide: WRITE_EXECUTION, useClass: writing }] : []),
      ],
      exports: writing ? [WRITE_EXECUTION] : [],
    };
  }
}
