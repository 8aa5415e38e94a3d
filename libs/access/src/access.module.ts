import { type DynamicModule, type FactoryProvider, Global, Module } from '@nestjs/common';
import { CompaniesModule, CompanyQueries } from '@partner/companies';
import { CallerResolver } from '@partner/http';
import { Clock, UnitOfWork } from '@partner/kernel';
import { ChangeChannel, CrossCompanyDatabase, Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { CreateCredential } from './application/create-credential/create-credential.js';
import { IssueToken } from './application/issue-token/issue-token.js';
import { ListCredentials } from './application/list-credentials/list-credentials.js';
import { AccessTokens } from './application/ports/access-tokens.js';
import { CompanyNames } from './application/ports/company-names.js';
import {
  CredentialChanges,
  Credentials,
  CredentialDirectory,
  CredentialList,
  CredentialUseRecorder,
  CredentialUses,
} from './application/ports/credentials.js';
import { ResolveCaller } from './application/resolve-caller/resolve-caller.js';
import { RevokeCredential } from './application/revoke-credential/revoke-credential.js';
import { RotateCredential } from './application/rotate-credential/rotate-credential.js';
import { SetCredentialScopes } from './application/set-credential-scopes/set-credential-scopes.js';
import type { Environment } from './domain/environment.js';
import { BatchedCredentialUses, DatabaseCredentialUses } from './persistence/batched-credential-uses.js';
import { CachedCallers } from './persistence/cached-callers.js';
import { ChannelCredentialChanges } from './persistence/channel-credential-changes.js';
import { DatabaseCredentialDirectory } from './persistence/database-credential-directory.js';
import { DatabaseCredentials } from './persistence/database-credentials.js';
import { ProfileCompanyNames } from './persistence/profile-company-names.js';
import { JwtAccessTokens } from './tokens/jwt-access-tokens.js';

/** The first secret signs; all of them verify (R87). */
type Secrets = readonly [Uint8Array, ...Uint8Array[]];

/** Access settings of a deployment. */
interface AccessOptions {
  readonly environment: Environment;
  /** Maximum number of live credentials per company (A9); 50 by default. */
  readonly maxCredentials?: number;
  /** Secrets for signing tokens, 32 bytes each. Needed to authenticate callers, but not to manage credentials. */
  readonly secrets?: Secrets;
}

/** Providers for managing credentials, as used by the operator. */
const management = (environment: Environment, maxCredentials: number): FactoryProvider[] => [
  provide(Credentials, [Database], DatabaseCredentials),
  provide(CredentialDirectory, [CrossCompanyDatabase], DatabaseCredentialDirectory),
  provide(CredentialList, [CrossCompanyDatabase], DatabaseCredentialDirectory),
  provide(CredentialChanges, [ChangeChannel], ChannelCredentialChanges),
  provide(CredentialUses, [Database], DatabaseCredentialUses),
  provide(CompanyNames, [CompanyQueries], ProfileCompanyNames),
  {
    provide: CreateCredential,
    useFactory: (work: UnitOfWork, credentials: Credentials, companies: CompanyNames, clock: Clock) =>
      new CreateCredential(work, credentials, companies, clock, environment, maxCredentials),
    inject: [UnitOfWork, Credentials, CompanyNames, Clock],
  },
  provide(ListCredentials, [CredentialList, CompanyNames]),
  provide(SetCredentialScopes, [UnitOfWork, Credentials, CredentialChanges, Clock]),
  provide(RevokeCredential, [UnitOfWork, Credentials, CredentialChanges, Clock]),
  provide(RotateCredential, [UnitOfWork, Credentials, CredentialChanges, Clock]),
];

/** Providers for authenticating callers, as used by the API. */
const authentication = (environment: Environment, secrets: Secrets): FactoryProvider[] => [
  provide(CredentialUseRecorder, [CrossCompanyDatabase, Clock], BatchedCredentialUses),
  {
    provide: AccessTokens,
    useFactory: (clock: Clock) => new JwtAccessTokens(secrets, environment, clock),
    inject: [Clock],
  },
  {
    provide: IssueToken,
    useFactory: (stored: CredentialDirectory, tokens: AccessTokens) => new IssueToken(stored, tokens, environment),
    inject: [CredentialDirectory, AccessTokens],
  },
  {
    provide: CallerResolver,
    useFactory: (
      stored: CredentialDirectory,
      tokens: AccessTokens,
      channel: ChangeChannel,
      clock: Clock,
    ): CallerResolver => new CachedCallers(new ResolveCaller(stored, tokens, environment), channel, clock),
    inject: [CredentialDirectory, AccessTokens, ChangeChannel, Clock],
  },
];

/**
 * Credentials, scopes and access tokens (§5). Global, because every route is guarded. Needs the ChangeChannel of a
 * global module that is started after all modules are created.
 */
@Global()
@Module({})
export class AccessModule {
  static forRoot({ environment, secrets, maxCredentials = 50 }: AccessOptions): DynamicModule {
    const authenticating = secrets ? authentication(environment, secrets) : [];
    const providers = [...management(environment, maxCredentials), ...authenticating];
    return {
      module: AccessModule,
      imports: [CompaniesModule],
      providers,
      exports: providers.map((one) => one.provide),
    };
  }
}
