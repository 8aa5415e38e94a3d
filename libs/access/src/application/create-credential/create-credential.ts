import type { Companies } from '@partner/companies';
import { type Actor, conflict, money, notFound, type UnitOfWork } from '@partner/kernel';
import { Credential, type CredentialLimits, type CredentialType } from '../../domain/credential/credential.js';
import type { Environment } from '../../domain/environment.js';
import { parseAddresses } from '../limits/allowed-addresses.js';
import { parseScopes } from '../../domain/scope/scopes.js';
import type { Credentials } from '../ports/credentials.js';
import { hashOf, newSecret } from '../secret/secret.js';
import { type WithSecret, withSecret } from '../secret/with-secret.js';

const defaultNames = { api_key: 'API key', oauth_client: 'OAuth client' } as const satisfies Record<
  CredentialType,
  string
>;

/** Creates a credential. */
export class CreateCredential {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: Credentials,
    private readonly companies: Companies,
    private readonly options: { readonly environment: Environment; readonly maxLive: number },
  ) {}

  /**
   * @param command `scopes` is `all` or a comma-separated list.
   * @throws DomainError `invalid` (name, scopes, limits).
   * @throws DomainError `notFound` for an unknown company.
   * @throws DomainError `conflict` when the company has reached its limit of live credentials (A9).
   */
  async execute(
    actor: Actor,
    command: {
      readonly type: CredentialType;
      readonly name?: string;
      readonly scopes: string;
      readonly agent?: boolean;
      /** In the company's currency. */
      readonly confirmLimit?: number;
    } & Partial<CredentialLimits>,
  ): Promise<WithSecret> {
    const { environment, maxLive } = this.options;
    return this.work.run(actor, async () => {
      if (!(await this.companies.exists(actor.company))) throw notFound('company');
      const secret = newSecret();
      const { type, name = defaultNames[type] } = command;
      const scopes = parseScopes(command.scopes);
      const { agent = false, confirmLimit } = command;
      const limit = { agent, confirmLimit: confirmLimit === undefined ? null : money(confirmLimit) };
      const wanted = { type, name, scopes, environment, secretHash: hashOf(secret), ...limit };
      const at = this.work.now();
      const credential = Credential.create(actor.company, wanted, at);
      const { expiresAt, allowedAddresses } = command;
      if (expiresAt || allowedAddresses)
        credential.limit(
          { expiresAt: expiresAt ?? null, allowedAddresses: parseAddresses(allowedAddresses ?? []) },
          at,
        );
      if ((await this.credentials.countLive(actor.company)) >= maxLive) {
        throw conflict('too_many_credentials', `a company has at most ${maxLive} live credentials; revoke one`);
      }
      await this.credentials.add(credential);
      return withSecret(credential.state, secret);
    });
  }
}
