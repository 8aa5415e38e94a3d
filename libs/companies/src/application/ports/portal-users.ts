import type { Actor, CompanyId, Id } from '@partner/kernel';

/** Users of the portal, as those who act (R22). */
export abstract class PortalUsers {
  /** The user as an actor, with name and email. @throws DomainError `notFound` */
  abstract actor(company: CompanyId, user: Id): Promise<Actor>;
}
