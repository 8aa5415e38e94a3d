import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CredentialUseRecorder } from '@partner/access';
import type { ApiAdapter } from '@partner/http';

/** Records each use of a credential, regardless of the response. The portal shows the time of the last use. */
@Injectable()
export class CredentialUseHook implements OnModuleInit, BeforeApplicationShutdown {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<ApiAdapter>,
    @Inject(CredentialUseRecorder) private readonly uses: CredentialUseRecorder,
  ) {}

  onModuleInit(): void {
    this.host.httpAdapter.onCompleted(({ caller }) => {
      if (caller?.id) this.uses.record(caller.company, caller.id);
    });
  }

  /** Flushes while the database is still open. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.uses.flush();
  }
}
