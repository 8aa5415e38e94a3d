import { type DynamicModule, type FactoryProvider, Module } from '@nestjs/common';
import { Companies, CompaniesModule, PortalManagers } from '@partner/companies';
import { CallerResolver } from '@partner/http';
import { AuditTrail, Clock, UnitOfWork } from '@partner/kernel';
import { ChangeChannel, CrossCompanyDatabase, Database } from '@partner/postgres';
import { provide, provideFactory } from '@partner/schema';
import { CreateCredential } from './application/create-credential/create-credential.js';
import { CredentialActions } from './application/credential-actions/credential-actions.js';
import { DeriveToken } from './application/derive-token/derive-token.js';
import { IssueToken } from './application/issue-token/issue-token.js';
import { ListCredentials } from './application/list-credentials/list-credentials.js';
import { AccessTokens } from './application/ports/access-tokens.js';
import {
  CredentialChanges,
  Credentials,
  CredentialDirectory,
  CredentialList,
  CredentialUseRecorder,
  CredentialUses,
} from './application/ports/credentials.js';
import { ResolveCaller } from './application/resolve-caller/resolve-caller.js';
import { SuspendCompany } from './application/suspend-company/suspend-company.js';
import type { Environment } from './domain/environment.js';
import { BatchedCredentialUses, DatabaseCredentialUses } from './persistence/batched-credential-uses.js';
import { CachedCallers, ChannelCredentialChanges } from './persistence/cached-callers.js';
import { DatabaseCredentialDirectory } from './persistence/database-credential-directory.js';
import { DatabaseCredentials } from './persistence/database-credentials.js';
import { JwtAccessTokens } from './tokens/jwt-access-tokens.js';

/** The first secret signs; all of them verify (R87). */
type Secrets = readonly [Uint8Array, ...Uint8Array[]];

interface AccessOptions {
  readonly environment: Environment;
  /** Maximum number of live credentials per company (A9); 50 by default. */
  readonly maxCredentials?: number;
  /** Secrets for signing tokens, 32 bytes each. Needed to authenticate callers, but not to manage credentials. */
  readonly secrets?: Secrets;
  /** Secrets for signing tokens that users derive, for the portal (A12). */
  readonly derivingSecrets?: Secrets;
}

/** Providers for managing credentials, as used by the operator. */
const management = (environment: Environment, maxCredentials: number): FactoryProvider[] => [
  provide(Credentials, [Database], DatabaseCredentials),
  provide(CredentialDirectory, [CrossCompanyDatabase], DatabaseCredentialDirectory),
  provide(CredentialList, [CrossCompanyDatabase], DatabaseCredentialDirectory),
  provide(CredentialChanges, [ChangeChannel], ChannelCredentialChanges),
  provide(CredentialUses, [Database], DatabaseCredentialUses),
  provideFactory(
    CreateCredential,
    [UnitOfWork, Credentials, Companies],
    (work, credentials, companies) =>
      new CreateCredential(work, credentials, companies, { environment, maxLive: maxCredentials }),
  ),
  provide(ListCredentials, [CredentialList, Companies]),
  provide(CredentialActions, [UnitOfWork, Credentials, CredentialChanges]),
  provide(SuspendCompany, [UnitOfWork, Companies, CredentialChanges]),
];

/** Providers for authenticating callers, as used by the API. */
const authentication = (environment: Environment, secrets: Secrets): FactoryProvider[] => [
  provide(CredentialUseRecorder, [CrossCompanyDatabase, Clock], BatchedCredentialUses),
  provideFactory(AccessTokens, [Clock], (clock) => new JwtAccessTokens(secrets, environment, clock)),
  provideFactory(
    IssueToken,
    [CredentialDirectory, AccessTokens, Clock],
    (stored, tokens, clock) => new IssueToken(stored, tokens, environment, clock),
  ),
  provideFactory(
    CallerResolver,
    [CredentialDirectory, AccessTokens, UnitOfWork, PortalManagers, ChangeChannel, Clock],
    (stored, tokens, work, managers, channel, clock) =>
      new CachedCallers(new ResolveCaller(stored, tokens, environment, work, managers), channel, clock),
  ),
];

/** Providers for deriving tokens, as used by the portal. */
const derivation = (environment: Environment, secrets: Secrets): FactoryProvider[] => [
  provideFactory(AccessTokens, [Clock], (clock) => new JwtAccessTokens(secrets, environment, clock)),
  provide(DeriveToken, [UnitOfWork, Credentials, AccessTokens, AuditTrail]),
];

/** Credentials, scopes and access tokens (§5). */
@Module({})
export class AccessModule {
  static forRoot({ environment, secrets, derivingSecrets, maxCredentials = 50 }: AccessOptions): DynamicModule {
    const authenticating = secrets ? authentication(environment, secrets) : [];
    const deriving = derivingSecrets ? derivation(environment, derivingSecrets) : [];
    const providers = [...management(environment, maxCredentials), ...authenticating, ...deriving];
    return {
      module: AccessModule,
      imports: [CompaniesModule],
      providers,
      exports: providers.map((one) => one.provide),
    };
  }
}
