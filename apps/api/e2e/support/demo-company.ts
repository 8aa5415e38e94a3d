import { freshDatabase, type TestDatabase } from '@partner/testing';
import type { CompanyId } from '@partner/kernel';
import { partner } from './processes.js';
import { TestApi, TestCompany } from './test-api.js';

/** The demo company as `partner demo` makes it, behind an API of this process. */
export class DemoCompany {
  private constructor(
    readonly api: TestApi,
    readonly company: TestCompany,
    private readonly database: TestDatabase,
  ) {}

  static async start(): Promise<DemoCompany> {
    const database = await freshDatabase();
    const [made] = await partner(['demo'], { DATABASE_URL: database.url });
    const api = await TestApi.start({ DATABASE_URL: database.url });
    const company = new TestCompany(api, made!['companyId'] as CompanyId);
    company.key = made!['apiKey']!;
    return new DemoCompany(api, company, database);
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.database.drop();
  }
}
