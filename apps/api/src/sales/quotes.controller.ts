import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, ListCache } from '@partner/http';
import { type Id, money, type Version } from '@partner/kernel';
import { ChangeQuote, CreateQuote, QuoteQueries, QuoteStatusChanges } from '@partner/sales';
import { execute } from '../shared/execute.js';
import { StatusRecordController } from '../shared/record.controller.js';
import { QuoteItem } from './quotes.response.js';
import {
  ChangeQuoteRequest,
  checkNewQuote,
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
  creation: CreateQuoteRequest,
  change: ChangeQuoteRequest,
  status: QuoteStatusRequest,
  answers: { create: 'The new quote, which has taken its unit' },
  texts: {
    list: [
      'Quotes of your company at visible locations, newest first unless `sort` and `order` say otherwise.',
      'Filters narrow each other down; a value that nothing has gives an empty page and no error.',
    ],
    get: [
      'One quote, with its version as `ETag` for a later `If-Match`.',
      '404 for an id that your company does not have, for a deleted quote, and for one at a hidden location.',
    ],
    create: [
      'Creates a quote for a unit in stock, in the status `Open`.',
      'The unit is taken: nobody else can quote or order it.',
      'The unit is named by `workOrderId` or `serialNumber`; its lines, pricing and card discount are copied.',
      'The customer is found by email or made; where the location routes leads, a sales person is chosen.',
      'Afterwards the sales person is told by mail, and a customer with an email gets a confirmation.',
      'Emits `quote.created`, `work_order.updated` for the unit, and `customer.created` for a new customer.',
      '409 when the unit is taken, is a template, is cancelled, or cannot be sold.',
      '404 when it does not exist or is hidden.',
    ],
    update: [
      'Changes the fields that are given, and leaves the others.',
      '`null` clears a field that may be empty. Contact fields change the copy on the quote, not the customer.',
      'A change emits `quote.updated` and increases `version`; a request that changes nothing does neither.',
      'Pricing, serial number and unit cannot be changed here. A stale `If-Match` is 409.',
    ],
    status: [
      'Moves a quote among Open, Active, Lost and Retired.',
      'Lost and Retired free the unit; back to Active takes it again, and is 409 when somebody else has it.',
      'Writes an entry of the status history and emits `quote.status_changed`, and `work_order.updated` for the unit.',
      'A name that quotes do not have is 400, a move that is not allowed is 409 and names both statuses.',
    ],
  },
}) {
  constructor(
    quotes: QuoteQueries,
    statuses: QuoteStatusChanges,
    lists: ListCache,
    private readonly createQuote: CreateQuote,
    private readonly changeQuote: ChangeQuote,
  ) {
    super(quotes, statuses, lists);
  }

  protected creates(caller: Caller, body: CreateQuoteRequest): Promise<Id> {
    checkNewQuote(body);
    const { price, ...command } = body;
    return execute(this.createQuote, caller, { ...command, price: price === undefined ? undefined : money(price) });
  }

  protected changes(caller: Caller, body: ChangeQuoteRequest, which: { id: Id; expected?: Version }): Promise<void> {
    return execute(this.changeQuote, caller, { ...body, ...which });
  }
}
