import { type DynamicModule, Module } from '@nestjs/common';
import type { DestinationRules } from '@partner/http-client';
import { UnitOfWork } from '@partner/kernel';
import { provide } from '@partner/schema';
import { CompanySecrets, type SecretKeys } from '@partner/runtime';
import { CrmConnections, Destinations } from './application/ports/crm-connections.js';
import { PutCrmConnection } from './application/put-crm-connection/put-crm-connection.js';
import { CheckedDestinations } from './crm/checked-destinations.js';

/** Deployment settings of CRM connections. */
interface CrmSetupOptions extends DestinationRules {
  /** Returns the encryption keys; called when a token is encrypted because most operator commands need none. */
  readonly secrets: () => Promise<SecretKeys>;
}

/** CRM setup for the portal. Requires NotificationsModule. */
@Module({})
export class CrmSetupModule {
  static forRoot({ secrets, allowPrivate }: CrmSetupOptions): DynamicModule {
    return {
      module: CrmSetupModule,
      providers: [
        { provide: CompanySecrets, useFactory: () => new CompanySecrets('CRM', secrets) },
        { provide: Destinations, useFactory: () => new CheckedDestinations({ allowPrivate }) },
        provide(PutCrmConnection, [UnitOfWork, CrmConnections, CompanySecrets, Destinations]),
      ],
      exports: [PutCrmConnection],
    };
  }
}
