import { DateField, Flag, IdField, TextList } from '@partner/http';
import type { Id } from '@partner/kernel';

/** Which events are delivered again (R86). */
export class ReplayRequest {
  @DateField({ description: 'Events that occurred from then on: a day, meaning its first moment in UTC, or a time.' })
  from?: Date;
  @DateField({
    endOfDay: true,
    description: 'Events that occurred until then: a day, meaning its last moment in UTC, or a time.',
  })
  to?: Date;
  @TextList({ max: 100, description: 'Only these types; all unless given.', example: ['lead.created'] })
  types?: string[];
  @IdField({ description: 'Only to this subscription; to all unless given.' }) subscriptionId?: Id;
  @IdField({ description: 'The `nextCursor` of the call before; from the first event when absent.' }) cursor?: Id;
  @Flag({ description: 'Whether to count only.' }) dryRun?: boolean;
}
