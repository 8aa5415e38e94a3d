import type { DeliveryState } from '@partner/events';
import { ChoiceParam, IdParam, LimitParam, SpanParam, TextParam } from '@partner/http';
import type { Id, Span } from '@partner/kernel';

/** Which deliveries are looked for. */
export class DeliveriesQuery {
  @IdParam() endpointId?: Id;
  @IdParam() eventId?: Id;
  @TextParam() type?: string;
  @ChoiceParam(['pending', 'delivered', 'dead', 'cancelled']) state?: DeliveryState;
  @SpanParam() from?: Span;
  @SpanParam() to?: Span;
  /** The `next` of the page before. */
  @TextParam() after?: string;
  @LimitParam({ default: 50, max: 100 }) limit!: number;
}
