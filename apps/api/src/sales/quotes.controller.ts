import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeQuote, CreateQuote, QuoteQueries, QuoteStatusChanges } from '@partner/sales';
import { StatusRecordController } from '../shared/record.controller.js';
import { changingVersion, creating } from '../shared/write.js';
import { QuoteItem } from './quotes.response.js';
import {
  ChangeQuoteRequest,
  createQuoteCommand,
  CreateQuoteRequest,
  QuotesQuery,
  QuoteStatusRequest,
} from './quotes.requests.js';

/** Quotes over HTTP (§4.3). */
@ApiTags('Quotes')
@Controller('partner/v1/quotes')
export class QuotesController extends StatusRecordController({
  one: 'a quote',
  many: 'quotes',
  scope: 'quotes',
  item: QuoteItem,
  query: QuotesQuery,
  filtersByLocation: true,
  queries: QuoteQueries,
  creation: creating(CreateQuoteRequest, CreateQuote, createQuoteCommand),
  change: changingVersion(ChangeQuoteRequest, ChangeQuote),
  status: QuoteStatusRequest,
  statuses: QuoteStatusChanges,
  answers: { create: 'The new quote, with its unit reserved' },
  texts: {
    list: [
      'Returns the quotes of your company at visible locations, newest first unless `sort` and `order` are set.',
      'Filters are combined with AND. A filter without matches returns an empty page.',
    ],
    get: [
      'Returns a quote with its version as `ETag`, for a later `If-Match`.',
      'Returns 404 for an unknown id, for a deleted quote, and for a quote at a hidden location.',
    ],
    create: [
      'Creates a quote in the status `Open` for a stock unit, and reserves the unit against other quotes and orders.',
      'Pass the unit as `workOrderId` or `serialNumber`. Its lines, pricing and card discount are copied.',
      'The customer is found by email or created. If the location routes leads, a salesperson is assigned.',
      'Afterwards, the salesperson is notified by email, and a customer with an email gets a confirmation.',
      'Emits `quote.created`, `work_order.updated` for the unit, and `customer.created` for a new customer.',
      'Returns 409 if the unit is taken, a template, cancelled, or not for sale.',
      'Returns 404 if the unit does not exist or is hidden.',
    ],
    update: [
      'Updates the fields that you pass.',
      '`null` clears a field that may be empty. Contact fields change the copy on the quote, not the customer.',
      'A change emits `quote.updated` and increments `version`. A request without changes does neither.',
      'Pricing, serial number and unit cannot be changed. Returns 409 for a stale `If-Match`.',
    ],
    status: [
      'Moves a quote between Open, Active, Lost and Retired.',
      'Lost and Retired release the unit. Active reserves it again, and returns 409 if the unit is taken.',
      'Adds a status history entry and emits `quote.status_changed`, and `work_order.updated` for the unit.',
      'Returns 400 for an unknown status, and 409 with both statuses in the error if the transition is not allowed.',
    ],
  },
}) {}
