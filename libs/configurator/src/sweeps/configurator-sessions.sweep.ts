import { RetentionSweep } from '@partner/schema';
import sql from 'sql-template-tag';

/** Retention of a session after its link has expired, in milliseconds (R76). */
const retentionMs = 30 * 86_400_000;

/** Deletes expired sessions. */
export class ConfiguratorSessionsSweep extends RetentionSweep {
  readonly name = 'configurator-sessions';

  protected expired(now: Date): ReturnType<RetentionSweep['expired']> {
    const where = sql`expires_at < ${new Date(now.getTime() - retentionMs)}`;
    return [{ table: 'configurator_sessions', where }];
  }
}
