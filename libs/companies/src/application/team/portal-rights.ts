import { type Actor, type CompanyId, DomainError, type Id, invalid } from '@partner/kernel';
import { covers, permissions, type Right, type Rights, rightsOf } from '../../domain/role/system-roles.js';
import type { UserState } from '../../domain/user/user.js';
import type { PortalManagers } from '../ports/portal-managers.js';
import type { Roles } from '../ports/roles.js';

/** Rights of people in the portal (A8, R101). */
export class PortalRights {
  constructor(
    private readonly managers: PortalManagers,
    private readonly roles: Roles,
  ) {}

  /**
   * Makes other changes of rights in the company wait until the transaction ends: of two people who take away each
   * other's rights, the second has none any more. Call it before any lock of a record. Requires a unit of work.
   */
  lock({ company }: Actor): Promise<void> {
    return this.managers.lockRights(company);
  }

  /** Returns the current rights of an actor: none of a credential, all of an operator. */
  async of({ company, kind, id }: Actor): Promise<Rights> {
    if (kind === 'portal') return new Set<Right>([...permissions, 'partner-api.owner']);
    return (kind === 'user' && id && (await this.managers.find(company, id))?.rights) || new Set();
  }

  /** Returns the rights that a locked user has by its role, even while it is disabled. Requires a unit of work. */
  async ofUser({ companyId, roleId, isOwner }: UserState): Promise<Rights> {
    return isOwner ? rightsOf(undefined, true) : this.ofRole(companyId, roleId);
  }

  /** Returns the rights that a role gives; none for an unknown one. Requires a unit of work. */
  async ofRole(company: CompanyId, role: Id | null): Promise<Rights> {
    return rightsOf(role === null ? undefined : (await this.roles.find(company, role))?.state);
  }

  /** @throws DomainError `forbidden` when the actor lacks one of these rights (A8), or may not change the team. */
  async requireAll(actor: Actor, ...needed: readonly Rights[]): Promise<void> {
    const held = await this.of(actor);
    if (held.has('partner-api.team') && needed.every((rights) => covers(held, rights))) return;
    const message = 'you can give, change or take away only rights that you have yourself';
    throw new DomainError('forbidden', 'insufficient_rights', message);
  }
}

/** The owner has all rights, whatever their role. */
export const ownerKeepsRights = (): DomainError => invalid('the owner has all rights; transfer ownership first');
