import { applyDecorators, Body, Controller, Get, HttpCode, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { Caller, Delete, Idempotent, IfMatch, PathId, Post, Scope } from '@partner/http';
import { type CompanyId, type Id, type JsonResponse, money, type Version } from '@partner/kernel';
import {
  type AddedLine,
  AddOrderLine,
  AddQuoteLine,
  OrderQueries,
  QuoteQueries,
  RemoveOrderLine,
  RemoveQuoteLine,
} from '@partner/sales';
import type { FastifyReply } from 'fastify';
import { execute } from '../shared/execute.js';
import { ApiFails, ApiItem, Operation } from '../shared/operation.decorators.js';
import { PathKey } from '../shared/path-key.js';
import { capitalize } from '../shared/word-case.js';
import { AddedLineItem, LineItemsAnswer } from './documents.response.js';
import { AddLineRequest } from './documents.requests.js';

/** Differences between line routes of quotes and orders. */
interface LineRoutes {
  readonly name: 'order' | 'quote';
  /** Noun with article: `an order`. */
  readonly one: string;
  /** Description of the errors when a line is added. */
  readonly refusal: string;
  /** Description of errors and side effects when a line is removed. */
  readonly removal: readonly string[];
  /** Reason why lines can be locked, if they can. */
  readonly locked?: string;
}

/** Creates the controller for the line items of quotes or of orders (§2.16, §4.3). */
function LinesController({ name, one, refusal, removal, locked }: LineRoutes) {
  const Name = capitalize(name);
  const locking = (): MethodDecorator => applyDecorators(...(locked ? [ApiFails(423, locked)] : []));

  abstract class Controller {
    constructor(
      private readonly documents: { lineItems(company: CompanyId, id: Id): Promise<JsonResponse> },
      private readonly addLine: AddOrderLine | AddQuoteLine,
      private readonly removeLine: RemoveOrderLine | RemoveQuoteLine,
    ) {}

    @Get()
    @Operation(
      `list${Name}LineItems`,
      `List the line items of ${one}`,
      `Returns all lines of the ${name}, the number of lines by status, and the configuration, if any.`,
    )
    @Scope(`${name}s.read`)
    @ApiItem(LineItemsAnswer, `Lines of the ${name}`)
    list(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
      return this.documents.lineItems(company, id);
    }

    @Post()
    @Operation(
      `create${Name}LineItem`,
      `Add a line item to ${one}`,
      `Adds a line to the ${name}. The pricing of the ${name} does not change.`,
      'If the `lineKey` exists, nothing changes, and the existing line is returned with 200 and `created` false.',
      `A new line increments the version of the ${name} and emits \`${name}.updated\`.`,
      refusal,
    )
    @Scope(`${name}s.write`)
    @Idempotent()
    @ApiItem(AddedLineItem, 'The new line', { status: 201 })
    @ApiItem(AddedLineItem, 'The existing line with this key')
    @locking()
    async add(
      @Caller() caller: Caller,
      @PathId() id: Id,
      @Body() { price, ...line }: AddLineRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
      @IfMatch() expected?: Version,
    ): Promise<AddedLine> {
      const command = { ...line, id, expected, price: price === undefined ? undefined : money(price) };
      const added = await execute(this.addLine, caller, command);
      if (!added.created) reply.status(200);
      return added;
    }

    @Delete(':lineId')
    @Operation(
      `delete${Name}LineItem`,
      `Delete a line item of ${one}`,
      `Removes a line of the ${name}, increments its version and emits \`${name}.updated\`.`,
      ...removal,
    )
    @HttpCode(204)
    @Scope(`${name}s.write`)
    @ApiNoContentResponse({ description: 'The line was deleted' })
    @ApiFails(409, 'The line is the base product line, or `If-Match` is stale')
    @locking()
    remove(
      @Caller() caller: Caller,
      @PathId() id: Id,
      @PathKey('lineId', 'Key of the line.') lineKey: string,
      @IfMatch() expected?: Version,
    ): Promise<void> {
      return execute(this.removeLine, caller, { id, lineKey, expected });
    }
  }
  return Controller;
}

/** Line items of orders over HTTP (§2.16, §4.3). */
@ApiTags('Orders')
@Controller('partner/v1/orders/:id/line-items')
export class OrderLinesController extends LinesController({
  name: 'order',
  one: 'an order',
  refusal: 'Returns 409 for a Cancelled order and for a stale `If-Match`, and 423 if a contract is signed.',
  removal: ['Returns 409 for the base line, which is the product itself, and 423 if a contract is signed.'],
  locked: 'A signed contract locks the lines',
}) {
  constructor(orders: OrderQueries, addLine: AddOrderLine, removeLine: RemoveOrderLine) {
    super(orders, addLine, removeLine);
  }
}

/** Line items of quotes over HTTP (§2.16, §4.3). */
@ApiTags('Quotes')
@Controller('partner/v1/quotes/:id/line-items')
export class QuoteLinesController extends LinesController({
  name: 'quote',
  one: 'a quote',
  refusal: 'Returns 409 for a Sold or Cancelled quote, and for a stale `If-Match`.',
  removal: ['Returns 409 for the base line, which is the product itself, and for a Sold or Cancelled quote.'],
}) {
  constructor(quotes: QuoteQueries, addLine: AddQuoteLine, removeLine: RemoveQuoteLine) {
    super(quotes, addLine, removeLine);
  }
}
