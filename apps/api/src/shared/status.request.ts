import { Text } from '@partner/http';

/** A request for another status (§4.3). */
export class StatusRequest {
  @Text({ required: true, max: 100, description: 'The status to move to; case does not matter.', example: 'Lost' })
  status!: string;

  @Text({ description: 'A note for the status history.', example: 'Bought elsewhere' })
  actionDescription?: string;
}
