import { type Actor, type CompanyId, type Id, notFound } from '@partner/kernel';
import type { PortalUsers } from '../application/ports/portal-users.js';
import type { SalesPeople } from '../application/ports/sales-people.js';

/** Portal users, looked up like salespeople: both are users with a name and an email. */
export class DatabasePortalUsers implements PortalUsers {
  constructor(private readonly people: SalesPeople) {}

  async actor(company: CompanyId, user: Id): Promise<Actor> {
    const person = await this.people.byId(company, user);
    if (!person) throw notFound('user');
    return { company, kind: 'user', ...person };
  }
}
