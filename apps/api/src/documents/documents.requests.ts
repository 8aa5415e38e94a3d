import { type EntityType, entityTypes } from '@partner/documents';
import { ChoiceParam, IdParam, TextParam } from '@partner/http';
import { type Id, sampleIds } from '@partner/kernel';
import { ListQuery } from '../shared/list.query.js';

/** What the list of documents is asked for (§4.13). */
export class DocumentsQuery extends ListQuery {
  @ChoiceParam(entityTypes, { required: true, description: 'What the documents belong to.', example: 'order' })
  entityType!: EntityType;
  @IdParam({ required: true, description: 'The order, quote or work order.', example: sampleIds.order })
  entityId!: Id;
  @TextParam({ description: 'Documents of exactly this category.' }) type?: string;
}
