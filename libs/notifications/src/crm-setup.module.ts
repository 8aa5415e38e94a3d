import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, UnitOfWork } from '@partner/kernel';
import { provide } from '@partner/persistence';
import { CrmConnections } from './application/ports/crm-connections.js';
import { TokenSeal } from './application/ports/token-seal.js';
import { PutCrmConnection } from './application/put-crm-connection/put-crm-connection.js';
import { BoxedTokens } from './secret/boxed-tokens.js';

/** What the portal does to connect a CRM. Needs NotificationsModule. */
@Module({})
export class CrmSetupModule {
  /** @param secret asked for when a token is to be sealed, not before: most commands of an operator need none. */
  static forRoot(secret: () => Promise<Buffer>): DynamicModule {
    return {
      module: CrmSetupModule,
      providers: [
        { provide: TokenSeal, useFactory: () => new BoxedTokens('CRM', secret) },
        provide(PutCrmConnection, [UnitOfWork, CrmConnections, TokenSeal, Clock]),
      ],
      exports: [PutCrmConnection],
    };
  }
}
