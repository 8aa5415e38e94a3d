import { Changes, Text, TextList } from '@partner/http';

/** Request that creates an endpoint (§6.3). */
export class NewEndpointRequest {
  @Text({ required: true, max: 2048 }) url!: string;
  /** Defaults to all types. */
  @TextList() types?: string[];
}

/** Request that changes an endpoint. */
@Changes()
export class EndpointRequest {
  @Text({ max: 2048 }) url?: string;
  /** Null for all types. */
  @TextList({ clearable: true }) types?: string[] | null;
}
