import type { CompanyId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { partner } from './processes.js';
import type { OpenApiDocument, Schema } from './properties.js';
import { TestApi, TestCompany } from './test-api.js';

/** The demo company as `partner demo` makes it, behind an API of this process. */
export class DemoCompany {
  private constructor(
    readonly api: TestApi,
    readonly company: TestCompany,
    readonly document: OpenApiDocument,
    private readonly database: TestDatabase,
  ) {}

  static async start(): Promise<DemoCompany> {
    const database = await freshDatabase();
    const [made] = await partner(['demo'], { DATABASE_URL: database.url });
    const api = await TestApi.start({ DATABASE_URL: database.url });
    const company = new TestCompany(api, made!['companyId'] as CompanyId);
    company.key = made!['apiKey']!;
    const document = (await (await fetch(`${api.url}/openapi.json`)).json()) as OpenApiDocument;
    return new DemoCompany(api, company, document, database);
  }

  /** What each path answers to a GET of JSON. */
  get answers(): ReadonlyMap<string, Schema> {
    return new Map(
      Object.entries(this.document.paths).flatMap(([path, { get }]) => {
        const schema = get?.responses['200']?.content?.['application/json']?.schema;
        return schema ? [[path, schema]] : [];
      }),
    );
  }

  /** The names of the parameters of a GET. */
  parameters = (path: string): readonly string[] =>
    (this.document.paths[path]?.get?.parameters ?? []).map(({ name }) => name);

  async stop(): Promise<void> {
    await this.api.stop();
    await this.database.drop();
  }
}
