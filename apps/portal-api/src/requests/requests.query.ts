import { ChoiceParam, IdParam, LimitParam, TextParam } from '@partner/http';
import type { Id } from '@partner/kernel';
import { type StatusClass, statusClasses } from '@partner/request-log';

/** Which requests are looked for. */
export class RequestsQuery {
  @ChoiceParam(statusClasses) status?: StatusClass;
  /** What the route is about: `leads`. */
  @TextParam() route?: string;
  @IdParam() credentialId?: Id;
  @TextParam() requestId?: string;
  /** The `next` of the page before. */
  @IdParam() before?: Id;
  @LimitParam({ default: 50, max: 100 }) limit!: number;
}

const daysOf = { day: 1, week: 7, month: 30 } as const;

/** Of how much time the requests are counted. */
export class UsageQuery {
  @ChoiceParam(Object.keys(daysOf)) span?: keyof typeof daysOf;

  /** A week unless given. */
  since(now: Date): Date {
    return new Date(now.getTime() - daysOf[this.span ?? 'week'] * 86_400_000);
  }
}
