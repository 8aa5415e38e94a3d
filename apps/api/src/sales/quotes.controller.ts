import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiItem, ApiList, Caller, Idempotent, IfMatch, ListCache, Patch, PathId, Post, Scope } from '@partner/http';
import { type Id, type JsonResponse, money, type Version } from '@partner/kernel';
import { ChangeQuote, CreateQuote, QuoteQueries, RequestQuoteStatus } from '@partner/sales';
import { carryOut } from '../shared/carry-out.js';
import { ListQuery } from '../shared/list.query.js';
import { RecordReads } from '../shared/record-reads.js';
import { StatusHistoryEntry } from '../shared/status-history.response.js';
import { StatusRequest } from '../shared/status.request.js';
import { QuoteItem } from './quotes.response.js';
import { ChangeQuoteRequest, checkNewQuote, CreateQuoteRequest, QuotesQuery } from './quotes.requests.js';

/** Quotes over HTTP (§4.3). */
@Controller('partner/v1/quotes')
export class QuotesController {
  private readonly reads: RecordReads<QuotesQuery>;

  constructor(
    quotes: QuoteQueries,
    private readonly createQuote: CreateQuote,
    private readonly changeQuote: ChangeQuote,
    private readonly requestQuoteStatus: RequestQuoteStatus,
    lists: ListCache,
  ) {
    this.reads = new RecordReads(quotes, lists);
  }

  @Get()
  @Scope('quotes.read')
  @ApiList(QuoteItem, 'Quotes, newest first unless sorted otherwise')
  list(@Caller() { company }: Caller, @Query() query: QuotesQuery) {
    return this.reads.list(company, query);
  }

  @Get(':id')
  @Scope('quotes.read')
  @ApiItem(QuoteItem, 'A quote', { versioned: true })
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.reads.item(company, id);
  }

  @Post()
  @Scope('quotes.write')
  @Idempotent()
  @ApiItem(QuoteItem, 'The new quote, which has taken its unit', { status: 201, versioned: true })
  async create(@Caller() caller: Caller, @Body() body: CreateQuoteRequest): Promise<JsonResponse> {
    checkNewQuote(body);
    const { price, ...command } = body;
    const id = await carryOut(this.createQuote, caller, {
      ...command,
      price: price === undefined ? undefined : money(price),
    });
    return this.reads.item(caller.company, id);
  }

  @Patch(':id')
  @Scope('quotes.write')
  @ApiItem(QuoteItem, 'The quote after the change', { versioned: true })
  async change(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: ChangeQuoteRequest,
    @IfMatch() expected?: Version,
  ): Promise<JsonResponse> {
    await carryOut(this.changeQuote, caller, { ...body, id, expected });
    return this.reads.item(caller.company, id);
  }

  @Post(':id/status')
  @HttpCode(200)
  @Scope('quotes.write')
  @ApiItem(QuoteItem, 'The quote after the move', { versioned: true })
  async status(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() { status, actionDescription: note }: StatusRequest,
    @IfMatch() expected?: Version,
  ): Promise<JsonResponse> {
    await carryOut(this.requestQuoteStatus, caller, { id, status, note, expected });
    return this.reads.item(caller.company, id);
  }

  @Get(':id/status-history')
  @Scope('quotes.read')
  @ApiList(StatusHistoryEntry, 'What became of the quote, newest first')
  history(@Caller() { company }: Caller, @PathId() id: Id, @Query() query: ListQuery) {
    return this.reads.history(company, id, query);
  }
}
