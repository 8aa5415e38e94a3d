import type { Actor, CompanyId, Id } from '@partner/kernel';

/** Portal users as actors (R22). */
export abstract class PortalUsers {
  /** Returns the user as an actor, with name and email. @throws DomainError `notFound` */
  abstract actor(company: CompanyId, user: Id): Promise<Actor>;
}
