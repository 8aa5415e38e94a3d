import { type CompanyId, firstIdAt, type Id, hourMs } from '@partner/kernel';
import type { CrossCompanyDatabase, Database } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { Alert, Alerts, AskedAddress, StoredAlertSettings } from '../application/ports/alerts.js';

/** Fewer requests in an hour say nothing about their rate of failures. */
const fewestRequests = 50;
const columns = sql`kind, subject_id as "subjectId", name, since, resolved_at as "resolvedAt"`;

/** Conditions that hold now, of the company in `settings s`. */
const current = (at: Date): Sql => sql`
  select 'endpoint_failing' as kind, w.id as subject_id, w.url as name, w.failing_since as since
    from settings s join webhook_subscriptions w on w.company_id = s.company_id
    where w.status <> 'deleted' and (w.status = 'active' or w.disabled_reason is not null)
      and w.failing_since <= ${at}::timestamptz - make_interval(mins => s.failing_minutes)
  union all select 'credential_expiring', c.id, c.name, c.expires_at
    from settings s join credentials c on c.company_id = s.company_id
    where c.revoked_at is null and c.expires_at > ${at}::timestamptz - interval '1 day'
      and c.expires_at <= ${at}::timestamptz + make_interval(days => s.expiry_days)
  union all select 'requests_rejected', s.company_id, round(100 * r.rejected / r.requests) || ' %', ${at}::timestamptz
    from settings s cross join lateral (
      select sum(k.requests) as requests,
        coalesce(sum(k.requests) filter (where k.status_class in ('4xx', '429')), 0) as rejected
      from request_counts k where k.company_id = s.company_id and k.hour_id >= ${hourBefore(at)}
      group by k.hour_id having sum(k.requests) >= ${fewestRequests} order by k.hour_id desc limit 1) r
    where r.rejected * 100 >= s.rejected_percent * r.requests`;

/** First id of the hour before. It counts until the current hour has enough requests. */
const hourBefore = (at: Date): Id => firstIdAt(new Date(Math.floor(at.getTime() / hourMs - 1) * hourMs));

/** True if the alert `a` may be told again, and the company of the row `excluded` can be told. */
const isDue = (at: Date): Sql => sql`(excluded.is_told and a.told_at <= ${at}::timestamptz - interval '1 day')`;

/** Addresses `e.email` of the settings `s`, each with whether alerts may be sent to it (A15). */
const addresses = sql`(select a.email, exists (select 1 from users u
      where u.company_id = s.company_id and u.email_lower = fold_case(a.email) and u.active)
    or exists (select 1 from alert_addresses d
      where d.company_id = s.company_id and d.email = a.email and d.confirmed_at is not null) as is_recipient
  from unnest(s.emails) a (email)) e`;

export class DatabaseAlerts implements Alerts {
  constructor(
    private readonly database: Database,
    private readonly acrossCompanies: CrossCompanyDatabase,
  ) {}

  async settings(company: CompanyId): Promise<StoredAlertSettings | undefined> {
    const [row] = await this.database.query<StoredAlertSettings>(sql`select emails, webhook_url as "webhookUrl",
        webhook_secret as "webhookSecret", failing_minutes as "failingMinutes", expiry_days as "expiryDays",
        rejected_percent as "rejectedPercent"
      from alert_settings where company_id = ${company}`);
    return row;
  }

  async settingsForUpdate(company: CompanyId): Promise<StoredAlertSettings | undefined> {
    await this.database.lockName(`alert settings ${company}`);
    return this.settings(company);
  }

  async save(company: CompanyId, settings: StoredAlertSettings): Promise<void> {
    const { emails, webhookUrl, webhookSecret, failingMinutes, expiryDays, rejectedPercent } = settings;
    await this.database.query(sql`insert into alert_settings
        (company_id, emails, webhook_url, webhook_secret, failing_minutes, expiry_days, rejected_percent)
      values (${company}, ${[...emails]}, ${webhookUrl}, ${webhookSecret}, ${failingMinutes}, ${expiryDays},
        ${rejectedPercent})
      on conflict (company_id) do update set emails = excluded.emails, webhook_url = excluded.webhook_url,
        webhook_secret = excluded.webhook_secret, failing_minutes = excluded.failing_minutes,
        expiry_days = excluded.expiry_days, rejected_percent = excluded.rejected_percent`);
  }

  async recipients(company: CompanyId): Promise<string[]> {
    const rows = await this.database.query<{ email: string }>(sql`select e.email
      from alert_settings s cross join lateral ${addresses} where s.company_id = ${company} and e.is_recipient`);
    return rows.map(({ email }) => email);
  }

  async unasked(company: CompanyId): Promise<string[]> {
    const rows = await this.database.query<{ email: string }>(sql`select e.email
      from alert_settings s cross join lateral ${addresses} where s.company_id = ${company} and not e.is_recipient
        and not exists (select 1 from alert_addresses d where d.company_id = s.company_id and d.email = e.email)`);
    return rows.map(({ email }) => email);
  }

  async addAsked(company: CompanyId, { email, tokenHash, expiresAt }: AskedAddress): Promise<void> {
    await this.database.query(sql`insert into alert_addresses (company_id, email, token_hash, expires_at)
      values (${company}, ${email}, ${tokenHash}, ${expiresAt})`);
  }

  async removeExpired(company: CompanyId, at: Date): Promise<void> {
    await this.database.query(sql`delete from alert_addresses
      where company_id = ${company} and confirmed_at is null and expires_at <= ${at}`);
  }

  async confirm(company: CompanyId, tokenHash: string, at: Date): Promise<boolean> {
    const [confirmed] = await this.database.query(sql`update alert_addresses
      set confirmed_at = coalesce(confirmed_at, ${at}::timestamptz)
      where company_id = ${company} and token_hash = ${tokenHash} and expires_at > ${at} returning 1 as one`);
    return confirmed !== undefined;
  }

  list(company: CompanyId): Promise<Alert[]> {
    return this.database.query<Alert>(sql`select ${columns} from alerts where company_id = ${company}
      order by resolved_at desc nulls first, since desc, kind, subject_id limit 100`);
  }

  async affected(at: Date): Promise<CompanyId[]> {
    const rows = await this.acrossCompanies.query<{ company: CompanyId }>(
      sql`
      select s.company_id as company from alert_settings s
      where not exists (select from moving_companies m where m.company_id = s.company_id) and (
        exists (select 1 from alerts a where a.company_id = s.company_id and a.resolved_at is null)
        or exists (with settings as (select s.*) ${current(at)}))
      order by s.company_id`,
      'outside',
    );
    return rows.map(({ company }) => company);
  }

  refresh(company: CompanyId, at: Date): Promise<Alert[]> {
    return this.database.query<Alert>(sql`
      with settings as materialized (select * from alert_settings where company_id = ${company} for update),
      current as materialized (${current(at)}),
      reached as (select webhook_url is not null
        or exists (select 1 from ${addresses} where e.is_recipient) as anybody from settings s),
      opened as (
        insert into alerts as a (company_id, kind, subject_id, name, since, told_at, is_told)
        select ${company}, kind, subject_id, name, since,
          case when anybody then ${at}::timestamptz else '-infinity' end, anybody from current, reached
        on conflict (company_id, kind, subject_id) do update set name = excluded.name, resolved_at = null,
          since = case when a.resolved_at is null and a.kind = 'requests_rejected' then a.since else excluded.since end,
          is_told = ${isDue(at)} or (a.resolved_at is null and a.is_told),
          told_at = case when ${isDue(at)} then ${at}::timestamptz else a.told_at end
        where a.resolved_at is not null or ${isDue(at)}
          or a.kind <> 'requests_rejected' and a.since <> excluded.since
        returning a.kind, a.subject_id, a.name, a.since, a.resolved_at, a.told_at = ${at}::timestamptz as is_news),
      closed as (
        update alerts a set resolved_at = ${at} where a.company_id = ${company} and a.resolved_at is null
          and not exists (select 1 from current c where c.kind = a.kind and c.subject_id = a.subject_id)
        returning a.kind, a.subject_id, a.name, a.since, a.resolved_at, a.is_told as is_news)
      select ${columns} from (select * from opened union all select * from closed) told where is_news
      order by kind, subject_id`);
  }
}
