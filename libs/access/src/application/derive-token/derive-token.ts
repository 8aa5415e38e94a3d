import { type Actor, type AuditTrail, conflict, type Id, invalid, type UnitOfWork } from '@partner/kernel';
import { parseScopes, type Scope } from '../../domain/scope/scopes.js';
import type { AccessTokens } from '../ports/access-tokens.js';
import type { Credentials } from '../ports/credentials.js';

export interface DerivedToken {
  readonly accessToken: string;
  readonly expiresAt: Date;
  readonly scopes: readonly Scope[];
}

/** Derives a token of 10 minutes from a credential, for requests of a signed-in user (A12). */
export class DeriveToken {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: Credentials,
    private readonly tokens: AccessTokens,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param command `scopes` is a comma-separated list; defaults to all scopes of the credential.
   * @throws DomainError `notFound`; `conflict` (revoked credential); `invalid` (scopes that it does not have: A8).
   */
  execute(actor: Actor, { id, scopes }: { readonly id: Id; readonly scopes?: string }): Promise<DerivedToken> {
    return this.work.run(actor, async () => {
      const { state } = await this.credentials.getForUpdate(actor.company, id);
      if (state.revokedAt) throw conflict('credential_revoked', 'the credential is revoked; choose another one');
      const granted = scopes === undefined ? state.scopes : parseScopes(scopes);
      const missing = granted.filter((scope) => !state.scopes.includes(scope));
      if (missing.length > 0) throw invalid(`the credential does not have the scope ${missing.join(', ')}`);
      const at = this.work.now();
      const claims = { credential: id, company: actor.company, scopes: granted, derivedBy: actor.id };
      const accessToken = await this.tokens.issue(claims);
      const resource = { resourceType: 'credential', resourceId: id };
      const changes = { scopes: [null, granted] } as const;
      this.audit.add(actor, { at, action: 'credential.token_derived', ...resource, changes });
      return { accessToken, expiresAt: new Date(at.getTime() + this.tokens.derivedLifetime * 1_000), scopes: granted };
    });
  }
}
