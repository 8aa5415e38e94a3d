import { Migration } from '@mikro-orm/migrations';
import { countPeriods } from '@partner/schema';

/** Counts the attempts from before the trigger. */
export class Migration202611271611AttemptsByDayCounted extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await countPeriods(this, {
      kind: 'webhook_attempts',
      rows: `select company_id, (case when ok then 'ok/' else 'failed/' end) || subscription_id as status,
          case when document_id is not null then location_id end as location_id,
          (attempted_at at time zone 'UTC')::date as day
        from webhook_attempts`,
      spans: ['day', 'month'],
      ofAllTime: true,
    });
  }
}
