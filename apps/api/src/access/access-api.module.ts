import { type DynamicModule, Module } from '@nestjs/common';
import { CredentialUseHook } from './credential-use.hook.js';
import { MeController } from './me.controller.js';
import { TokenController } from './token.controller.js';
import { TokenFailureHook } from './token-failure.hook.js';

/** Tokens and introspection over HTTP (§4.1). */
@Module({})
export class AccessApiModule {
  /** @param access AccessModule with a secret. */
  static forRoot(access: DynamicModule): DynamicModule {
    return {
      module: AccessApiModule,
      imports: [access],
      controllers: [TokenController, MeController],
      providers: [CredentialUseHook, TokenFailureHook],
    };
  }
}
