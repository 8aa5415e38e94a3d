import { Amount, DateField, FlagParam, IdField, Nested, OneOf, Text } from '@partner/http';
import { type Id, invalid, missing } from '@partner/kernel';
import { type QuotePurchaseType, quotePurchaseTypes, quoteTransitions } from '@partner/sales';
import { RequestedStatus, StatusParam, StatusRequest } from '../shared/status.request.js';
import { ChangeDocumentRequest, DeliveryAddressRequest, DocumentsQuery } from './documents.requests.js';
import { ContactRequest, NewSourceFields } from './leads.requests.js';

/** What the list of quotes can be asked for (§4.3). */
export class QuotesQuery extends DocumentsQuery {
  @StatusParam(quoteTransitions) status?: string;
  @FlagParam({ description: 'Only quotes that became orders, or only those that did not.' }) converted?: boolean;
}

/** A new quote of a unit in stock (§4.3.1). */
export class CreateQuoteRequest extends NewSourceFields {
  @Text({ min: 1, max: 100, description: 'Required unless workOrderId is given.', example: 'SN-1001' })
  serialNumber?: string;
  @IdField({ description: 'Takes precedence over serialNumber.', example: '65f0c0ffee0000000000e001' })
  workOrderId?: Id;
  @Nested(() => ContactRequest, { required: true, description: 'An email, or name and phone.' })
  customer!: ContactRequest;
  @Nested(() => DeliveryAddressRequest, { description: 'Stamped on the quote and on the unit.' })
  deliveryAddress?: DeliveryAddressRequest;
  @IdField({ description: "The unit's location unless given.", example: '65f0c0ffee0000000000b001' }) locationId?: Id;
  @OneOf(quotePurchaseTypes, { description: 'What the unit is unless given.', example: 'Lot Stock' })
  purchaseType?: QuotePurchaseType;
  @Amount({ min: 0, description: 'The total; what the unit costs unless given.', example: 4700 }) price?: number;
  @Text({ max: 5000, example: 'Wants it before Easter' }) note?: string;
}

/** Changes to a quote (§4.3.4). */
export class ChangeQuoteRequest extends ChangeDocumentRequest {
  @DateField({
    clearable: true,
    endOfDay: true,
    description: 'A date, which counts to the end of its UTC day, or an RFC 3339 time; null clears it.',
  })
  validUntil?: Date | null;
}

/**
 * Refuses a request that names no unit, or a contact nobody can be found by (§4.3.1). @throws DomainError `invalid`
 */
export function checkNewQuote({
  serialNumber,
  workOrderId,
  customer: { name, email, phone },
}: CreateQuoteRequest): void {
  if (serialNumber === undefined && workOrderId === undefined) throw missing('serialNumber or workOrderId is required');
  if (email === undefined && (name === undefined || phone === undefined)) {
    throw invalid('customer needs an email, or name and phone');
  }
}

/** Another status of a quote (§3). */
export class QuoteStatusRequest extends StatusRequest {
  @RequestedStatus(quoteTransitions, 'Lost') status!: string;
}
