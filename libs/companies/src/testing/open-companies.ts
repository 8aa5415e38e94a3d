import { Global, type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Actor, type CompanyId, type Id, newId, portal, FixedClock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { PersistenceModule } from '@partner/schema';
import { freshDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import type { InvitationNotice, Invitee } from '../index.js';
import { CompaniesModule, CreateCompany, NewUsersModule, UserNotices } from '../index.js';

/** Records mail instead of sending it. Users with a login get no token. */
class RememberedNotices extends UserNotices {
  readonly sent: (Partial<InvitationNotice> & { readonly to: Invitee })[] = [];

  async sendInvitation(_company: CompanyId, notice: InvitationNotice): Promise<void> {
    this.sent.push(notice);
  }

  async sendMembershipNotice(_company: CompanyId, to: Invitee): Promise<void> {
    this.sent.push({ to });
  }
}

@Global()
@Module({ providers: [{ provide: UserNotices, useClass: RememberedNotices }], exports: [UserNotices] })
class NoticesModule {}

/** This context with its own database, wired like in the applications. */
export interface OpenCompanies {
  readonly database: Database;
  readonly clock: FixedClock;
  readonly notices: RememberedNotices;
  get<T>(token: abstract new (...args: never[]) => T): T;
  portal(company: CompanyId): Actor;
  aCompany(): Promise<CompanyId>;
  aLocation(company: CompanyId): Promise<Id>;
  count(table: string): Promise<number>;
  close(): Promise<void>;
}

/** Opens the context. The caller closes it. */
export async function openCompanies(): Promise<OpenCompanies> {
  const testDatabase = await freshDatabase();
  class TestModule {}
  const clock = new FixedClock(new Date());
  const imports = [
    PersistenceModule.forRoot({ acrossCompanies: true, url: testDatabase.url }, clock),
    NoticesModule,
    CompaniesModule,
    NewUsersModule,
  ];
  const application: INestApplicationContext = await NestFactory.createApplicationContext(
    { module: TestModule, imports },
    { logger: false },
  );
  const database = application.get(Database);
  return {
    database,
    clock,
    notices: application.get(UserNotices),
    get: (token) => application.get(token as Type),
    portal,
    aCompany: async () => (await application.get(CreateCompany).execute({ name: 'Barns' })).id,
    aLocation: async (company) => {
      const id = newId();
      await database.query(sql`insert into locations (company_id, id, version, created_at, updated_at, name, slug,
        active,
          sales_lot, plant, hide_from_partner_api, ignore_on_ledger, lead_routing)
        values (${company}, ${id}, 1, now(), now(), 'Lot', ${id}, true, true, false, false, false, true)`);
      return id;
    },
    count: async (table) =>
      (await database.query<{ n: number }>(sql`select count(*)::int as n from ${raw(table)}`))[0]!.n,
    close: async () => {
      await application.close();
      await testDatabase.drop();
    },
  };
}
