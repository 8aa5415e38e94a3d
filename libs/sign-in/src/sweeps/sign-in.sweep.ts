import { RetentionSweep } from '@partner/schema';
import sql from 'sql-template-tag';

/** Retention of links and sessions after their expiry, in milliseconds. */
const retentionMs = 30 * 86_400_000;

/** Deletes expired links and sessions. */
export class SignInSweep extends RetentionSweep {
  readonly name = 'sign-in';

  protected expired(now: Date): ReturnType<RetentionSweep['expired']> {
    const where = sql`expires_at < ${new Date(now.getTime() - retentionMs)}`;
    return [
      { table: 'sign_in_links', where },
      { table: 'portal_sessions', where },
    ];
  }
}
