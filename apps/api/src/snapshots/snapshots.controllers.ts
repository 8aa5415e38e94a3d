import { Controller, Get, Inject, Req, Res, type Type, applyDecorators } from '@nestjs/common';
import { ApiTags, ApiExtraModels, ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ProductQueries } from '@partner/catalog';
import { UserQueries } from '@partner/companies';
import { CustomerQueries } from '@partner/customers';
import { Caller, Scope } from '@partner/http';
import { LotStock } from '@partner/inventory';
import type { AllItems } from '@partner/kernel';
import { LocationQueries } from '@partner/locations';
import { PaymentQueries } from '@partner/payments';
import { LeadQueries, OrderQueries, QuoteQueries } from '@partner/sales';
import { WorkOrderQueries } from '@partner/work-orders';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProductItem } from '../catalog/product.response.js';
import { UserItem } from '../companies/user.response.js';
import { CustomerItem } from '../customers/customer.response.js';
import { LotStockItem } from '../inventory/lot-stock.response.js';
import { LocationItem } from '../locations/location.response.js';
import { PaymentItem } from '../payments/payment.response.js';
import { OrderItem } from '../sales/orders.response.js';
import { QuoteItem } from '../sales/quotes.response.js';
import { LeadItem } from '../sales/sales.response.js';
import { Operation } from '../shared/operation.decorators.js';
import { pascalCase } from '../shared/word-case.js';
import { WorkOrderItem } from '../work-orders/work-order.response.js';
import { SnapshotSender } from './snapshot-sender.js';

/** Last line of a snapshot (R84). */
class SnapshotTrailer {
  @ApiProperty({
    example: '65f0c0ffee0000000000e001',
    description: 'Cursor at which the event feed continues after the snapshot.',
  })
  nextCursor!: string;
  @ApiProperty({ type: 'integer', example: 128, description: 'Number of items before this line.' }) count!: number;
}

/** Common description of snapshots. */
const snapshotNotes = [
  'The last line is the trailer. Pass its `nextCursor` to the event feed to get all later changes.',
  'A response without a trailer is incomplete: request a new snapshot.',
  'Read without pausing: the response is aborted after 30 seconds without progress.',
  'Returns 503 while two snapshots of your company are running.',
].join(' ');

/** Documents a response with one JSON line per item, and the trailer (R84). */
const ApiSnapshot = (model: Type, description: string): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(model, SnapshotTrailer),
    ApiResponse({
      status: 200,
      description: `${description} as JSON lines, oldest first. The last line is the trailer`,
      content: {
        'application/x-ndjson': {
          schema: { oneOf: [{ $ref: getSchemaPath(model) }, { $ref: getSchemaPath(SnapshotTrailer) }] },
        },
      },
    }),
  );

/** Kind of record with a snapshot. */
interface SnapshotRoute {
  /** Plural: `work orders`. */
  readonly many: string;
  readonly items: abstract new (...args: never[]) => AllItems;
  readonly item: Type;
  /** Description of the content. Defaults to all records. */
  readonly all?: string;
  readonly note?: string;
}

/** Creates the controller for snapshots of a kind of record (R84). */
function snapshotController({ many, items: queries, item, all = `All ${many}`, note }: SnapshotRoute): Type {
  const name = many.replaceAll(' ', '-');

  @ApiTags('Snapshots')
  @Controller(`partner/v1/snapshots/${name}`)
  class SnapshotController {
    constructor(
      private readonly sender: SnapshotSender,
      @Inject(queries) private readonly items: AllItems,
    ) {}

    @Get()
    @Operation(
      `snapshot${pascalCase(many)}`,
      `Retrieve a snapshot of all ${many}`,
      `Returns every item of the list of ${many} at one moment, as JSON lines sorted by id.`,
      ...(note ? [note] : []),
      snapshotNotes,
    )
    @Scope(`${name}.read`)
    @ApiSnapshot(item, all)
    send(@Caller() { company }: Caller, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
      return this.sender.send({ company, request, reply }, this.items);
    }
  }
  return SnapshotController;
}

export const snapshotControllers: readonly Type[] = [
  { many: 'leads', items: LeadQueries, item: LeadItem },
  { many: 'quotes', items: QuoteQueries, item: QuoteItem },
  { many: 'orders', items: OrderQueries, item: OrderItem },
  {
    many: 'customers',
    items: CustomerQueries,
    item: CustomerItem,
    all: 'All customers that were not merged into others',
    note: 'Merged customers are excluded.',
  },
  { many: 'payments', items: PaymentQueries, item: PaymentItem },
  { many: 'work orders', items: WorkOrderQueries, item: WorkOrderItem },
  {
    many: 'lot stock',
    items: LotStock,
    item: LotStockItem,
    all: 'All units for sale from the lot',
    note: 'Includes the units for sale at that moment.',
  },
  { many: 'products', items: ProductQueries, item: ProductItem, all: 'All finished products' },
  { many: 'locations', items: LocationQueries, item: LocationItem },
  { many: 'users', items: UserQueries, item: UserItem },
].map(snapshotController);
