import type { CompanyId, Id } from '@partner/kernel';
import type { GrantingRole, Right } from '../../domain/role/system-roles.js';

/** An active user who may use the portal. */
export interface Person {
  readonly id: Id;
  readonly name: string;
  readonly email: string;
  readonly isOwner: boolean;
  readonly roleId: Id | null;
  readonly rights: readonly Right[];
  /** End of the open invitation; null if there is none. */
  readonly invitedUntil: Date | null;
}

/** A role with what it allows in the portal. */
export interface TeamRole extends GrantingRole {
  readonly id: Id;
  readonly name: string;
  /** Number of active users. */
  readonly people: number;
}

/** Read model of the people who use the portal. */
export abstract class Team {
  /** Returns the owner first, then by name; at most 500. */
  abstract people(company: CompanyId): Promise<readonly Person[]>;
  /** Returns all roles, system roles first. */
  abstract roles(company: CompanyId): Promise<readonly TeamRole[]>;
}
