import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CredentialUseRecorder } from '@partner/access';
import type { ApiAdapter } from '@partner/http';

/** Takes note that a credential was used, whatever the answer was: the portal shows when that was last. */
@Injectable()
export class CredentialUseHook implements OnModuleInit, BeforeApplicationShutdown {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<ApiAdapter>,
    @Inject(CredentialUseRecorder) private readonly uses: CredentialUseRecorder,
  ) {}

  onModuleInit(): void {
    this.host.httpAdapter.onCompleted(({ caller }) => {
      if (caller?.id) this.uses.used(caller.company, caller.id);
    });
  }

  /** While the database is still there. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.uses.flush();
  }
}
