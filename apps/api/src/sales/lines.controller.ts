import { applyDecorators, Body, Get, HttpCode, Res } from '@nestjs/common';
import {
  ApiFails,
  ApiItem,
  ApiNothing,
  Caller,
  Delete,
  Idempotent,
  IfMatch,
  Operation,
  PathId,
  PathKey,
  Post,
  Scope,
} from '@partner/http';
import { type CompanyId, type Id, type JsonResponse, money, type Version } from '@partner/kernel';
import type { AddedLine, AddOrderLine, AddQuoteLine, RemoveOrderLine, RemoveQuoteLine } from '@partner/sales';
import type { FastifyReply } from 'fastify';
import { execute } from '../shared/execute.js';
import { upper } from '../shared/joined-words.js';
import { AddedLineItem, LineItemsAnswer } from './documents.response.js';
import { AddLineRequest } from './documents.requests.js';

/** Differences between the lines of quotes and those of orders. */
interface LineRoutes {
  readonly name: 'order' | 'quote';
  /** `an order`. */
  readonly one: string;
  /** When no line is added. */
  readonly refusal: string;
  /** When none is removed, and whatever else removing one does. */
  readonly removal: readonly string[];
  /** Why lines are locked, where they can be. */
  readonly locked?: string;
}

/** The line items of quotes or of orders over HTTP (§2.16, §4.3). */
export function LinesController({ name, one, refusal, removal, locked }: LineRoutes) {
  const Name = upper(name);
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
      `All lines of the ${name}, how many there are of each status, and the configuration where there is one.`,
    )
    @Scope(`${name}s.read`)
    @ApiItem(LineItemsAnswer, `The lines of the ${name}`)
    list(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
      return this.documents.lineItems(company, id);
    }

    @Post()
    @Operation(
      `create${Name}LineItem`,
      `Add a line item to ${one}`,
      `Adds a line to the ${name}. Pricing of the ${name} does not change.`,
      'With a `lineKey` that is there already nothing changes, and that line is answered with 200 and `created` false.',
      `A new line increases the version of the ${name} and emits \`${name}.updated\`.`,
      refusal,
    )
    @Scope(`${name}s.write`)
    @Idempotent()
    @ApiItem(AddedLineItem, 'The new line', { status: 201 })
    @ApiItem(AddedLineItem, 'The line that has this key already')
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
      `Removes a line of the ${name}, which gets its next version and emits \`${name}.updated\`.`,
      ...removal,
    )
    @HttpCode(204)
    @Scope(`${name}s.write`)
    @ApiNothing('The line is gone')
    @ApiFails(409, 'It is the base product line, or the version is another one')
    @locking()
    remove(
      @Caller() caller: Caller,
      @PathId() id: Id,
      @PathKey('lineId', 'The key of the line.') lineKey: string,
      @IfMatch() expected?: Version,
    ): Promise<void> {
      return execute(this.removeLine, caller, { id, lineKey, expected });
    }
  }
  return Controller;
}
