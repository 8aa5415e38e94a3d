import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import {
  allScopes,
  areaTexts,
  CreateCredential,
  CredentialUses,
  ListCredentials,
  CredentialActions,
  credentialTypes,
  type CredentialType,
  clientIdOf,
  type DerivedToken,
  DeriveToken,
  type GraceHours,
  graceHours,
  type CredentialState,
  type WithSecret,
} from '@partner/access';
import {
  Amount,
  Caller,
  Changes,
  Flag,
  Instant,
  Name,
  OneOf,
  OptionalBody,
  Patch,
  PathId,
  Post,
  Put,
  Text,
  ValueList,
} from '@partner/http';
import { type Id, notFound, ReplacedSecrets } from '@partner/kernel';
import { May } from '../session/may.decorator.js';

/** Returns a credential as the portal shows it, without its secret. */
function credentialItem(state: CredentialState, lastUsedAt: Date | null = null) {
  const { id, type, name, scopes, createdAt, revokedAt, suspendedAt, suspensionReason, expiresAt } = state;
  return {
    ...{ id, type, name, scopes, createdAt, revokedAt, suspendedAt, suspensionReason, expiresAt },
    allowedAddresses: state.allowedAddresses,
    agent: state.agent,
    /** Only for an OAuth client. */
    clientId: clientIdOf(state),
    /** Largest amount that an assistant may confirm; null for any. */
    confirmLimit: state.confirmLimit === null ? null : Number(state.confirmLimit),
    /** End of the time in which replaced secrets also work; null if it has ended. */
    previousSecretUntil: new ReplacedSecrets(state.previousSecrets).lastEnd,
    /** Delayed by some seconds; null if the credential was never used. */
    lastUsedAt,
  };
}

type CredentialItem = ReturnType<typeof credentialItem>;

/** Returns a credential with its secret, which is returned only once (§5.2). */
const secretItem = ({ credential, ...secrets }: WithSecret) => ({
  credential: credentialItem(credential),
  ...secrets,
});

/** Request that creates a credential (§5.2). */
class NewCredentialRequest {
  @OneOf(credentialTypes, { required: true }) type!: CredentialType;
  @Name({ required: true, max: 200 }) name!: string;
  @ValueList('text', { required: true }) scopes!: string[];
  @Instant() expiresAt?: Date;
  @ValueList('text', { max: 50 }) allowedAddresses?: string[];
  @Flag() agent?: boolean;
  @Amount({ min: 0 }) confirmLimit?: number;
}

/** Request with the scopes of a credential, or of a token that is derived from it. */
class ScopesRequest {
  @ValueList('text', { required: true }) scopes!: string[];
}

/** Request that sets limits (A12). Null removes one. */
@Changes()
class LimitsRequest {
  @Instant({ clearable: true }) expiresAt?: Date | null;
  @ValueList('text', { clearable: true, max: 50 }) allowedAddresses?: string[] | null;
}

/** Request that replaces the secret. */
class RotationRequest {
  /** Hours for which the previous secret also works; 0 by default (A12). */
  @OneOf(graceHours.map(String)) graceHours?: string;
}

class SuspensionRequest {
  @Text({ max: 500 }) reason?: string;
}

/** Credentials of the user's company (§5.2). */
@Controller('api')
@May('view')
export class CredentialsController {
  constructor(
    private readonly listCredentials: ListCredentials,
    private readonly uses: CredentialUses,
    private readonly createCredential: CreateCredential,
    private readonly actions: CredentialActions,
    private readonly deriveToken: DeriveToken,
  ) {}

  /** All scopes by their names in the API, and the content of their areas. */
  @Get('scopes')
  scopes(): { data: readonly string[]; areas: Readonly<Record<string, string>> } {
    return { data: allScopes, areas: areaTexts };
  }

  /** Newest first, including revoked credentials. */
  @Get('credentials')
  async list(@Caller() actor: Caller): Promise<{ data: CredentialItem[] }> {
    const [credentials, uses] = await Promise.all([this.listCredentials.execute(actor), this.uses.of(actor.company)]);
    return { data: credentials.map((one) => credentialItem(one, uses.get(one.id)?.lastUsedAt)).reverse() };
  }

  @Get('credentials/:id')
  async show(@Caller() actor: Caller, @PathId() id: Id): Promise<CredentialItem> {
    const found = (await this.list(actor)).data.find((one) => one.id === id);
    if (!found) throw notFound('credential');
    return found;
  }

  @May('credentials')
  @Post('credentials')
  async create(@Caller() actor: Caller, @Body() { scopes, ...wanted }: NewCredentialRequest) {
    return secretItem(await this.createCredential.execute(actor, { ...wanted, scopes: scopes.join(',') }));
  }

  @May('credentials')
  @Put('credentials/:id/scopes')
  async scope(@Caller() actor: Caller, @PathId() id: Id, @Body() { scopes }: ScopesRequest): Promise<CredentialItem> {
    return credentialItem(await this.actions.setScopes(actor, { id, scopes: scopes.join(',') }));
  }

  /** Derives a token of 10 minutes, with which the user tries requests in the API reference (A12). */
  @May('credentials')
  @Post('credentials/:id/token')
  derive(@Caller() actor: Caller, @PathId() id: Id, @Body() { scopes }: ScopesRequest): Promise<DerivedToken> {
    return this.deriveToken.execute(actor, { id, scopes: scopes.join(',') });
  }

  @May('credentials')
  @Patch('credentials/:id/limits')
  async limit(@Caller() actor: Caller, @PathId() id: Id, @Body() limits: LimitsRequest): Promise<CredentialItem> {
    return credentialItem(await this.actions.setLimits(actor, { id, ...limits }));
  }

  @May('credentials')
  @Post('credentials/:id/suspend')
  @HttpCode(200)
  @OptionalBody(SuspensionRequest)
  async suspend(@Caller() actor: Caller, @PathId() id: Id, @Body() body: SuspensionRequest): Promise<CredentialItem> {
    return credentialItem(await this.actions.suspend(actor, { id, ...body }));
  }

  @May('credentials')
  @Post('credentials/:id/resume')
  @HttpCode(200)
  async resume(@Caller() actor: Caller, @PathId() id: Id): Promise<CredentialItem> {
    return credentialItem(await this.actions.resume(actor, { id }));
  }

  @May('credentials')
  @Post('credentials/:id/rotate')
  @HttpCode(200)
  @OptionalBody(RotationRequest)
  async rotate(@Caller() actor: Caller, @PathId() id: Id, @Body() { graceHours: hours = '0' }: RotationRequest) {
    const grace = Number(hours) as GraceHours;
    return secretItem(await this.actions.rotate(actor, { id, grace }));
  }

  @May('credentials')
  @Post('credentials/:id/revoke')
  @HttpCode(200)
  async revoke(@Caller() actor: Caller, @PathId() id: Id): Promise<CredentialItem> {
    return credentialItem(await this.actions.revoke(actor, { id }));
  }
}
