import { type DynamicModule, Module } from '@nestjs/common';
import { ReportedRateLimit } from './reported-rate-limit.js';
import { CredentialUseHook } from './credential-use.hook.js';
import { MeController } from './me.controller.js';
import { TokenController } from './token.controller.js';
import { TokenMethodHook } from './token-method.hook.js';

/** Tokens and introspection over HTTP (§4.1). */
@Module({})
export class AccessApiModule {
  /** @param access AccessModule with a secret. @param rate the rate limit that `/me` reports. */
  static forRoot(access: DynamicModule, rate: ReportedRateLimit): DynamicModule {
    return {
      module: AccessApiModule,
      imports: [access],
      controllers: [TokenController, MeController],
      providers: [{ provide: ReportedRateLimit, useValue: rate }, CredentialUseHook, TokenMethodHook],
    };
  }
}
