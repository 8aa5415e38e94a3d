import { type EntityType, entityTypes } from '@partner/documents';
import { ChoiceParam, IdParam, LimitParam, PageParam, TextParam } from '@partner/http';
import { type Id, sampleIds } from '@partner/kernel';

/** What the list of documents is asked for (§4.13). */
export class DocumentsQuery {
  @ChoiceParam(entityTypes, { required: true, description: 'What the documents belong to.', example: 'order' })
  entityType!: EntityType;
  @IdParam({ required: true, description: 'The order, quote or work order.', example: sampleIds.order })
  entityId!: Id;
  @TextParam({ description: 'Documents of exactly this category.' }) type?: string;
  @PageParam() page!: number;
  @LimitParam() limit!: number;
}
