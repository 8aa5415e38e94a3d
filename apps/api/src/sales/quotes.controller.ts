import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ApiItem,
  ApiList,
  Caller,
  Idempotent,
  IfMatch,
  ListCache,
  Operation,
  Patch,
  PathId,
  Post,
  Scope,
} from '@partner/http';
import { type Id, type JsonResponse, type RecordAnswer, money, type Version } from '@partner/kernel';
import { ChangeQuote, CreateQuote, QuoteQueries, QuoteStatusChanges } from '@partner/sales';
import { carryOut } from '../shared/carry-out.js';
import { ListQuery } from '../shared/list.query.js';
import { RecordReads } from '../shared/record-reads.js';
import { StatusHistoryEntry } from '../shared/status-history.response.js';
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
export class QuotesController {
  private readonly reads: RecordReads<QuotesQuery>;

  constructor(
    quotes: QuoteQueries,
    private readonly createQuote: CreateQuote,
    private readonly changeQuote: ChangeQuote,
    private readonly statuses: QuoteStatusChanges,
    lists: ListCache,
  ) {
    this.reads = new RecordReads(quotes, lists);
  }

  @Get()
  @Operation(
    'listQuotes',
    'List quotes',
    'Quotes of your company at visible locations, newest first unless `sort` and `order` say otherwise.',
    'Filters narrow each other down; a value that nothing has gives an empty page and no error.',
  )
  @Scope('quotes.read')
  @ApiList(QuoteItem, 'Quotes, newest first unless sorted otherwise')
  list(@Caller() { company }: Caller, @Query() query: QuotesQuery) {
    return this.reads.list(company, query);
  }

  @Get(':id')
  @Operation(
    'getQuote',
    'Get a quote',
    'One quote, with its version as `ETag` for a later `If-Match`.',
    '404 for an id that your company does not have, for a deleted quote, and for one at a hidden location.',
  )
  @Scope('quotes.read')
  @ApiItem(QuoteItem, 'A quote', { versioned: true })
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.reads.item(company, id);
  }

  @Post()
  @Operation(
    'createQuote',
    'Create a quote',
    'Creates a quote for a unit in stock, in the status `Open`.',
    'The unit is taken: nobody else can quote or order it.',
    'The unit is named by `workOrderId` or `serialNumber`; its lines, pricing and card discount are copied.',
    'The customer is found by email or made; where the location routes leads, a sales person is chosen.',
    'Afterwards the sales person is told by mail, and a customer with an email gets a confirmation.',
    'Emits `quote.created`, `work_order.updated` for the unit, and `customer.created` for a new customer.',
    '409 when the unit is taken, is a template, is cancelled, or cannot be sold.',
    '404 when it does not exist or is hidden.',
  )
  @Scope('quotes.write')
  @Idempotent()
  @ApiItem(QuoteItem, 'The new quote, which has taken its unit', { status: 201, versioned: true })
  async create(@Caller() caller: Caller, @Body() body: CreateQuoteRequest): Promise<RecordAnswer> {
    checkNewQuote(body);
    const { price, ...command } = body;
    const id = await carryOut(this.createQuote, caller, {
      ...command,
      price: price === undefined ? undefined : money(price),
    });
    return this.reads.answer(caller.company, id);
  }

  @Patch(':id')
  @Operation(
    'updateQuote',
    'Update a quote',
    'Changes the fields that are given, and leaves the others.',
    '`null` clears a field that may be empty. Contact fields change the copy on the quote, not the customer.',
    'A change emits `quote.updated` and increases `version`; a request that changes nothing does neither.',
    'Pricing, serial number and unit cannot be changed here. A stale `If-Match` is 409.',
  )
  @Scope('quotes.write')
  @ApiItem(QuoteItem, 'The quote after the change', { versioned: true })
  async change(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: ChangeQuoteRequest,
    @IfMatch() expected?: Version,
  ): Promise<RecordAnswer> {
    await carryOut(this.changeQuote, caller, { ...body, id, expected });
    return this.reads.answer(caller.company, id);
  }

  @Post(':id/status')
  @Operation(
    'changeQuoteStatus',
    'Change the status of a quote',
    'Moves a quote among Open, Active, Lost and Retired.',
    'Lost and Retired free the unit; back to Active takes it again, and is 409 when somebody else has it.',
    'Writes an entry of the status history and emits `quote.status_changed`, and `work_order.updated` for the unit.',
    'A name that quotes do not have is 400, a move that is not allowed is 409 and names both statuses.',
  )
  @HttpCode(200)
  @Scope('quotes.write')
  @ApiItem(QuoteItem, 'The quote after the move', { versioned: true })
  async status(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() { status, actionDescription: note }: QuoteStatusRequest,
    @IfMatch() expected?: Version,
  ): Promise<RecordAnswer> {
    await this.statuses.request(caller, { id, status, note, expected });
    return this.reads.answer(caller.company, id);
  }

  @Get(':id/status-history')
  @Operation(
    'listQuoteStatusHistory',
    'List the status history of a quote',
    'What became of the quote, newest first unless `order=asc`, whoever moved it.',
  )
  @Scope('quotes.read')
  @ApiList(StatusHistoryEntry, 'What became of the quote, newest first')
  history(@Caller() { company }: Caller, @PathId() id: Id, @Query() query: ListQuery) {
    return this.reads.history(company, id, query);
  }
}
