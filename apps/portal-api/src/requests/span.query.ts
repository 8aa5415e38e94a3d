import { ChoiceParam } from '@partner/http';

const daysOf = { day: 1, week: 7, month: 30 } as const;

/** Time span of a report. */
export class SpanQuery {
  @ChoiceParam(Object.keys(daysOf)) span?: keyof typeof daysOf;

  /** Returns the start of the span, which defaults to a week. */
  since(now: Date): Date {
    return new Date(now.getTime() - daysOf[this.span ?? 'week'] * 86_400_000);
  }
}
