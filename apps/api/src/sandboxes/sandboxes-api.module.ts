import { type DynamicModule, Module } from '@nestjs/common';
import { CompaniesModule } from '@partner/companies';
import { DocumentFilesModule } from '@partner/documents';
import type { Settings } from '@partner/runtime';
import { SignInLinksModule } from '@partner/sign-in';
import { SandboxesController, sandboxSettings } from './sandboxes.controller.js';

/** Sandboxes over HTTP. */
@Module({})
export class SandboxesApiModule {
  static forRoot(access: DynamicModule, settings: Settings): DynamicModule {
    return {
      module: SandboxesApiModule,
      imports: [access, CompaniesModule, DocumentFilesModule.forRoot(settings), SignInLinksModule],
      controllers: [SandboxesController],
      providers: [{ provide: sandboxSettings, useValue: settings }],
    };
  }
}
