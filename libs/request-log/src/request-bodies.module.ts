import { type DynamicModule, Module } from '@nestjs/common';
import { CredentialChanges } from '@partner/access';
import { Companies, CompaniesModule } from '@partner/companies';
import { UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { KeepBodies } from './application/keep-bodies/keep-bodies.js';
import { StoredBodies } from './application/ports/stored-bodies.js';
import { DatabaseStoredBodies } from './persistence/database-stored-bodies.js';

/** The switch for keeping bodies, for the portal. */
@Module({})
export class RequestBodiesModule {
  static forRoot(access: DynamicModule): DynamicModule {
    return {
      module: RequestBodiesModule,
      imports: [access, CompaniesModule],
      providers: [
        provide(StoredBodies, [Database], DatabaseStoredBodies),
        provide(KeepBodies, [UnitOfWork, Companies, CredentialChanges, StoredBodies]),
      ],
      exports: [KeepBodies],
    };
  }
}
