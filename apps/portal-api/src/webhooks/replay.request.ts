import { DateField, Flag, IdField, TextList } from '@partner/http';
import type { Id } from '@partner/kernel';

/** Which events are delivered again (R86); what is absent does not restrict. */
export class ReplayRequest {
  @DateField() from?: Date;
  @DateField({ endOfDay: true }) to?: Date;
  @TextList({ max: 100 }) types?: string[];
  @IdField() endpointId?: Id;
  /** The `nextCursor` of the part before. */
  @IdField() cursor?: Id;
  /** Whether to count only. */
  @Flag() dryRun?: boolean;
}
