import { Changes, Text, TextList } from '@partner/http';

/** Where events are to be sent (§6.3). */
export class NewEndpointRequest {
  @Text({ required: true, max: 2048 }) url!: string;
  /** All types unless given. */
  @TextList() types?: string[];
}

/** What of an endpoint is to change. */
@Changes()
export class EndpointRequest {
  @Text({ max: 2048 }) url?: string;
  /** Null for all. */
  @TextList({ clearable: true }) types?: string[] | null;
}
