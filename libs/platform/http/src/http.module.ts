import {
  type CanActivate,
  type DynamicModule,
  Module,
  type ModuleMetadata,
  type Provider,
  type Type,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule, HttpAdapterHost, MetadataScanner } from '@nestjs/core';
import { SecretBox } from '@partner/runtime';
import { AccessCheck } from './auth/access-check.js';
import { BearerGuard } from './auth/bearer.guard.js';
import { ScopeGuard } from './auth/access.decorators.js';
import { CachedResponses } from './cached-response/cached-responses.js';
import { ErrorFilter } from './errors/error.filter.js';
import { KnownRoutes } from './errors/known-routes.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { RateLimitGuard } from './rate-limit/rate-limit.guard.js';
import { InputPipe } from './pipeline/input.pipe.js';
import { guardsAfterBody } from './write/write.decorators.js';
import type { ApiAdapter } from './pipeline/api-adapter.js';

export interface HttpModuleOptions {
  /** Modules with what the guards need: for bearer tokens a CallerResolver. */
  readonly imports?: ModuleMetadata['imports'];
  /** Authentication guard, which checks writes again after their body; bearer tokens by default. */
  readonly authentication?: Type<CanActivate>;
  /** True if each request costs a token of its caller, before the scope check (W9). Requires PlatformStateModule. */
  readonly limited?: boolean;
  /**
   * Runs each write in one transaction, once per idempotency key, and serves cached lists before the framework. The
   * seal is for stored responses that contain a secret. Requires PlatformStateModule.
   */
  readonly transactions?: { readonly seal?: SecretBox };
}

/** The pipeline of every request, in the order of W9. Global, because the handlers of writes are in every module. */
@Module({})
export class HttpModule {
  static forRoot({ imports = [], authentication, limited, transactions }: HttpModuleOptions = {}): DynamicModule {
    const guards = [authentication ?? BearerGuard, ...(limited ? [RateLimitGuard] : []), ScopeGuard];
    return {
      module: HttpModule,
      global: true,
      imports: [DiscoveryModule, ...imports],
      providers: [
        MetadataScanner,
        AccessCheck,
        {
          provide: KnownRoutes,
          useFactory: ({ httpAdapter }: HttpAdapterHost<ApiAdapter>) => httpAdapter.routes,
          inject: [HttpAdapterHost],
        },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useClass: InputPipe },
        ...guards.map((useClass) => ({ provide: APP_GUARD, useClass })),
        ...(authentication ? checksAfterBody(authentication) : []),
        ...(transactions ? [IdempotencyInterceptor, CachedResponses] : []),
        ...(transactions?.seal ? [{ provide: SecretBox, useValue: transactions.seal }] : []),
      ],
      exports: [...(transactions ? [IdempotencyInterceptor] : []), ...(authentication ? [guardsAfterBody] : [])],
    };
  }
}

const checksAfterBody = (authentication: Type<CanActivate>): Provider[] => [
  authentication,
  ScopeGuard,
  {
    provide: guardsAfterBody,
    useFactory: (...guards: CanActivate[]) => guards,
    inject: [authentication, ScopeGuard],
  },
];
