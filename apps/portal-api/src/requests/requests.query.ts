import { ChoiceParam, IdParam, LimitParam, TextParam } from '@partner/http';
import type { Id } from '@partner/kernel';
import { type StatusClass, statusClasses } from '@partner/request-log';

export class RequestsQuery {
  @ChoiceParam(statusClasses) status?: StatusClass;
  /** Route class, such as `leads`. */
  @TextParam() route?: string;
  @IdParam() credentialId?: Id;
  @TextParam() requestId?: string;
  /** The `next` of the previous page. */
  @IdParam() before?: Id;
  @LimitParam({ default: 50, max: 100 }) limit!: number;
}

const daysOf = { day: 1, week: 7, month: 30 } as const;

/** Time span of a usage report. */
export class UsageQuery {
  @ChoiceParam(Object.keys(daysOf)) span?: keyof typeof daysOf;

  /** Returns the start of the span, which defaults to a week. */
  since(now: Date): Date {
    return new Date(now.getTime() - daysOf[this.span ?? 'week'] * 86_400_000);
  }
}
