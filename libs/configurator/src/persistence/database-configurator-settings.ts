import type { CompanyId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { ConfiguratorSettings, LaunchSettings } from '../application/ports/configurator-sessions.js';

interface Row {
  readonly url: string | null;
  readonly allowlist: readonly string[] | null;
}

export class DatabaseConfiguratorSettings implements ConfiguratorSettings {
  constructor(private readonly database: Database) {}

  async of(company: CompanyId): Promise<LaunchSettings> {
    const [row] = await this.database.query<Row>(sql`
      select t.configurator_url as url, t.configurator_launch_allowlist as allowlist
        from companies t where t.company_id = ${company} and t.id = ${company}`);
    const { url, allowlist } = row!;
    return { configuratorUrl: url ?? undefined, allowlist: allowlist ?? [] };
  }
}
