import { Amount, DateField, IdField, Nested, OneOf, SerialNumber, Text } from '@partner/http';
import { type Id, invalid, missing, money } from '@partner/kernel';
import { type QuotePurchaseType, quotePurchaseTypes, quoteTransitions } from '@partner/sales';
import { FlagParam } from '../shared/list.params.js';
import { RequestedStatus, StatusParam, StatusRequest } from '../shared/status.request.js';
import { ChangeDocumentRequest, DeliveryAddressRequest, DocumentsQuery } from './documents.requests.js';
import { ContactRequest, NewSourceFields } from './leads.requests.js';

/** Query of the list of quotes (§4.3). */
export class QuotesQuery extends DocumentsQuery {
  @StatusParam(quoteTransitions) status?: string;
  @FlagParam({ description: 'Filters by converted or unconverted quotes.' }) converted?: boolean;
}

/** New quote for a stock unit (§4.3.1). */
export class CreateQuoteRequest extends NewSourceFields {
  @SerialNumber({ description: 'Serial number of the unit. Required unless `workOrderId` is set.', example: 'SN-1001' })
  serialNumber?: string;
  @IdField({
    description: 'Id of the unit. Takes precedence over `serialNumber`.',
    example: '65f0c0ffee0000000000e001',
  })
  workOrderId?: Id;
  @Nested(() => ContactRequest, { required: true, description: 'Contact with an email, or with name and phone.' })
  customer!: ContactRequest;
  @Nested(() => DeliveryAddressRequest, { description: 'Delivery address, stored on the quote and on the unit.' })
  deliveryAddress?: DeliveryAddressRequest;
  @IdField({ description: 'Defaults to the location of the unit.', example: '65f0c0ffee0000000000b001' })
  locationId?: Id;
  @OneOf(quotePurchaseTypes, { description: 'Defaults to the type of the unit.', example: 'Lot Stock' })
  purchaseType?: QuotePurchaseType;
  @Amount({ min: 0, description: 'Total. Defaults to the price of the unit.', example: 4700 }) price?: number;
  @Text({ max: 5000, example: 'Wants it before Easter' }) note?: string;
}

/** Changes to a quote (§4.3.4). */
export class ChangeQuoteRequest extends ChangeDocumentRequest {
  @DateField({
    clearable: true,
    endOfDay: true,
    description: 'Validity: a date (until the end of the UTC day) or an RFC 3339 time. Null clears it.',
  })
  validUntil?: Date | null;
}

/**
 * Converts the amount of a request to an exact one (W2). Rejects a request without a unit, or with a contact that
 * cannot identify a customer (§4.3.1).
 * @throws DomainError `invalid`
 */
export function createQuoteCommand({ price, ...body }: CreateQuoteRequest) {
  const { name, email, phone } = body.customer;
  if (body.serialNumber === undefined && body.workOrderId === undefined)
    throw missing('serialNumber or workOrderId is required', { field: 'serialNumber' });
  if (email === undefined && (name === undefined || phone === undefined)) {
    throw invalid('customer needs an email, or name and phone', 'invalid_field', { field: 'customer' });
  }
  return { ...body, price: price === undefined ? undefined : money(price) };
}

/** New status of a quote (§3). */
export class QuoteStatusRequest extends StatusRequest {
  @RequestedStatus(quoteTransitions, 'Lost') status!: string;
}
