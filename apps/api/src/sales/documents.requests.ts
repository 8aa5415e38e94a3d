import {
  Amount,
  FiniteNumber,
  Changes,
  Email,
  IdField,
  Integer,
  Metadata,
  Name,
  NumberParam,
  OneOf,
  Phone,
  References,
  SortParam,
  Text,
  TextParam,
} from '@partner/http';
import type { Id, MapPatch } from '@partner/kernel';
import { lineKeyPattern, type SalesSource, type SalesSortKey, salesSortKeys, salesSources } from '@partner/sales';
import { RecordListQuery } from '../shared/list.query.js';

/** What the lists of quotes and orders can be asked for alike (§4.3). */
export class DocumentsQuery extends RecordListQuery {
  @SortParam(salesSortKeys, 'createdAt') sort!: SalesSortKey;
  @TextParam({ description: 'Substring of customer name, email, phone or number.' }) search?: string;
  @TextParam({ description: 'Id or slug of a location.' }) location?: string;
  @TextParam({ description: 'Substring of the email.' }) customerEmail?: string;
  @TextParam({ description: 'Substring of the phone number.' }) customerPhone?: string;
  @NumberParam({ description: 'Exactly this number.' }) orderNumber?: number;
  @TextParam({ description: "Substring of the sales person's email or name." }) salesperson?: string;
}

/** Where a building is to be delivered (§4.3.1). */
export class DeliveryAddressRequest {
  @Text({ max: 300, example: '12 Oak St' }) address?: string;
  @Text({ max: 100, example: 'Springfield' }) city?: string;
  @Text({ max: 100, example: 'MO' }) state?: string;
  @Text({ max: 20, example: '65801' }) zipCode?: string;
  @FiniteNumber({ min: -90, max: 90, example: 37.209 }) latitude?: number;
  @FiniteNumber({ min: -180, max: 180, example: -93.292 }) longitude?: number;
}

/** Changes to a quote or an order (§4.3.4): contact and delivery change its own copy only (R6). */
@Changes()
export class ChangeDocumentRequest {
  @Name({ max: 200, min: 1, example: 'Ada Miller' }) customerName?: string;
  @Email() customerEmail?: string;
  @Phone() customerPhone?: string;
  @Name({ clearable: true, max: 200 }) salespersonName?: string | null;
  @Email({ clearable: true }) salespersonEmail?: string | null;
  @IdField({ description: 'The id of the location to move to.' }) salesLocation?: Id;
  @Text({ clearable: true, max: 300, example: '12 Oak St' }) deliveryAddress?: string | null;
  @Text({ clearable: true, max: 100, example: 'Springfield' }) deliveryCity?: string | null;
  @Text({ clearable: true, max: 100, example: 'MO' }) deliveryState?: string | null;
  @Text({ clearable: true, max: 20, example: '65801' }) deliveryZipCode?: string | null;
  @OneOf(salesSources, { clearable: true, example: 'Referral' }) salesSource?: SalesSource | null;
  @Metadata({ clearable: true, description: 'Merged by key; null for a key deletes it, null for all clears it.' })
  sourceMetadata?: MapPatch<unknown> | null;
  @References({ description: 'Merged by key; null for a key deletes it.', example: { crm: '4711', erp: null } })
  externalReferences?: MapPatch<string>;
}

/** A line for a quote or an order (§4.3, R18). */
export class AddLineRequest {
  @IdField({ required: true, example: '65f0c0ffee0000000000f001' }) productId!: Id;
  @Integer({ min: 1, description: '1 unless given.', example: 2 }) quantity?: number;
  @Amount({ min: 0, description: "Of one piece; the product's price unless given.", example: 175 }) price?: number;
  @Text({
    pattern: lineKeyPattern,
    max: 64,
    description: 'Generated unless given; one that is there adds nothing.',
    example: 'ramp',
  })
  lineKey?: string;
}
