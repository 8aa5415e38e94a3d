import { Migration } from '@mikro-orm/migrations';
import { fillInBatches } from '@partner/schema';

/** Removes the content of booked notices, which may name customers (R110); nothing reads it any more. */
export class Migration202611262310NoticesEmptied extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const where = `outcome <> 'received' and payload <> ''`;
    await fillInBatches(this, { table: 'processor_events', set: `payload = ''`, where });
  }
}
