import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import {
  allScopes,
  CreateCredential,
  CredentialUses,
  ListCredentials,
  CredentialActions,
  credentialTypes,
  type CredentialType,
  clientIdOf,
  type CredentialState,
  type WithSecret,
} from '@partner/access';
import { Caller, PathId, Post, Put, Name, OneOf, TextList } from '@partner/http';
import { type Id, notFound } from '@partner/kernel';
import { May } from '../session/may.decorator.js';

/** Credential in portal responses, without its secret. */
interface CredentialItem {
  readonly id: Id;
  readonly type: CredentialType;
  readonly name: string;
  /** Only for an OAuth client. */
  readonly clientId?: string;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
  /** Delayed by some seconds; null if the credential was never used. */
  readonly lastUsedAt: Date | null;
}

/** Credential with its secret, which is returned only once (§5.2). */
interface SecretItem {
  readonly credential: CredentialItem;
  readonly apiKey?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
}

function credentialItem(state: CredentialState, lastUsedAt: Date | null = null): CredentialItem {
  const { id, type, name, scopes, createdAt, revokedAt } = state;
  return { id, type, name, clientId: clientIdOf(state), scopes, createdAt, revokedAt, lastUsedAt };
}

const secretItem = ({ credential, ...secrets }: WithSecret): SecretItem => ({
  credential: credentialItem(credential),
  ...secrets,
});

/** Request that creates a credential (§5.2). */
class NewCredentialRequest {
  @OneOf(credentialTypes, { required: true }) type!: CredentialType;
  @Name({ required: true, max: 200 }) name!: string;
  @TextList({ required: true }) scopes!: string[];
}

/** Request that replaces the scopes of a credential. */
class ScopesRequest {
  @TextList({ required: true }) scopes!: string[];
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
  ) {}

  /** All scopes by their names in the API. */
  @Get('scopes')
  scopes(): { data: readonly string[] } {
    return { data: allScopes };
  }

  /** Newest first, including revoked credentials. */
  @Get('credentials')
  async list(@Caller() actor: Caller): Promise<{ data: CredentialItem[] }> {
    const [credentials, uses] = await Promise.all([this.listCredentials.execute(actor), this.uses.of(actor.company)]);
    return { data: credentials.map((one) => credentialItem(one, uses.get(one.id) ?? null)).reverse() };
  }

  @Get('credentials/:id')
  async show(@Caller() actor: Caller, @PathId() id: Id): Promise<CredentialItem> {
    const found = (await this.list(actor)).data.find((one) => one.id === id);
    if (!found) throw notFound('credential');
    return found;
  }

  @May('credentials')
  @Post('credentials')
  async create(@Caller() actor: Caller, @Body() { type, name, scopes }: NewCredentialRequest): Promise<SecretItem> {
    return secretItem(await this.createCredential.execute(actor, { type, name, scopes: scopes.join(',') }));
  }

  @May('credentials')
  @Put('credentials/:id/scopes')
  async scope(@Caller() actor: Caller, @PathId() id: Id, @Body() { scopes }: ScopesRequest): Promise<CredentialItem> {
    return credentialItem(await this.actions.setScopes(actor, { id, scopes: scopes.join(',') }));
  }

  @May('credentials')
  @Post('credentials/:id/rotate')
  @HttpCode(200)
  async rotate(@Caller() actor: Caller, @PathId() id: Id): Promise<SecretItem> {
    return secretItem(await this.actions.rotate(actor, { id }));
  }

  @May('credentials')
  @Post('credentials/:id/revoke')
  @HttpCode(200)
  async revoke(@Caller() actor: Caller, @PathId() id: Id): Promise<CredentialItem> {
    return credentialItem(await this.actions.revoke(actor, { id }));
  }
}
