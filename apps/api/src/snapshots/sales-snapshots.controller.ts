import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CustomerQueries } from '@partner/customers';
import { Caller, Operation, Scope } from '@partner/http';
import { PaymentQueries } from '@partner/payments';
import { LeadQueries, OrderQueries, QuoteQueries } from '@partner/sales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CustomerItem } from '../customers/customer.response.js';
import { PaymentItem } from '../payments/payment.response.js';
import { OrderItem } from '../sales/orders.response.js';
import { QuoteItem } from '../sales/quotes.response.js';
import { LeadItem } from '../sales/sales.response.js';
import { SnapshotSender } from './snapshot-sender.js';
import { ApiSnapshot, snapshotNotes } from './snapshot.response.js';

/** All that was sold, or is to be, and to whom, at one moment (R84). */
@ApiTags('Snapshots')
@Controller('partner/v1/snapshots')
export class SalesSnapshotsController {
  constructor(
    private readonly sender: SnapshotSender,
    private readonly leadsItems: LeadQueries,
    private readonly quotesItems: QuoteQueries,
    private readonly ordersItems: OrderQueries,
    private readonly customersItems: CustomerQueries,
    private readonly paymentsItems: PaymentQueries,
  ) {}

  @Get('leads')
  @Operation(
    'snapshotLeads',
    'Take a snapshot of all leads',
    'Every item that the list of leads has, as of one moment, as lines of JSON in the order of their ids.',
    snapshotNotes,
  )
  @Scope('leads.read')
  @ApiSnapshot(LeadItem, 'All leads')
  leads(@Caller() { company }: Caller, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.sender.send({ company, request, reply }, this.leadsItems);
  }

  @Get('quotes')
  @Operation(
    'snapshotQuotes',
    'Take a snapshot of all quotes',
    'Every item that the list of quotes has, as of one moment, as lines of JSON in the order of their ids.',
    snapshotNotes,
  )
  @Scope('quotes.read')
  @ApiSnapshot(QuoteItem, 'All quotes')
  quotes(@Caller() { company }: Caller, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.sender.send({ company, request, reply }, this.quotesItems);
  }

  @Get('orders')
  @Operation(
    'snapshotOrders',
    'Take a snapshot of all orders',
    'Every item that the list of orders has, as of one moment, as lines of JSON in the order of their ids.',
    snapshotNotes,
  )
  @Scope('orders.read')
  @ApiSnapshot(OrderItem, 'All orders')
  orders(@Caller() { company }: Caller, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.sender.send({ company, request, reply }, this.ordersItems);
  }

  @Get('customers')
  @Operation(
    'snapshotCustomers',
    'Take a snapshot of all customers',
    'Every item that the list of customers has, as of one moment, as lines of JSON in the order of their ids.',
    'Customers that were merged into others are left out.',
    snapshotNotes,
  )
  @Scope('customers.read')
  @ApiSnapshot(CustomerItem, 'All customers that were not merged into others')
  customers(@Caller() { company }: Caller, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.sender.send({ company, request, reply }, this.customersItems);
  }

  @Get('payments')
  @Operation(
    'snapshotPayments',
    'Take a snapshot of all payments',
    'Every item that the list of payments has, as of one moment, as lines of JSON in the order of their ids.',
    snapshotNotes,
  )
  @Scope('payments.read')
  @ApiSnapshot(PaymentItem, 'All payments')
  payments(@Caller() { company }: Caller, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.sender.send({ company, request, reply }, this.paymentsItems);
  }
}
