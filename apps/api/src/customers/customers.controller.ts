import { Body, Controller, HttpCode } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeCustomer, CreateCustomer, CustomerQueries, MergeCustomers } from '@partner/customers';
import { ApiItem, Caller, Idempotent, ListCache, Operation, PathId, Post, Scope } from '@partner/http';
import { type Id, JsonResponse, type Version } from '@partner/kernel';
import { execute } from '../shared/execute.js';
import { RecordController } from '../shared/record.controller.js';
import { CustomerItem, MergeAnswer } from './customer.response.js';
import {
  ChangeCustomerRequest,
  CreateCustomerRequest,
  CustomersQuery,
  MergeRequest,
  survivorOf,
} from './customers.requests.js';

/** Customers over HTTP (§4.7). */
@ApiTags('Customers')
@Controller('partner/v1/customers')
export class CustomersController extends RecordController({
  one: 'a customer',
  many: 'customers',
  scope: 'customers',
  item: CustomerItem,
  query: CustomersQuery,
  creation: CreateCustomerRequest,
  change: ChangeCustomerRequest,
  versioned: true,
  answers: { get: 'A customer, with its version as ETag; merged ones still resolve' },
  texts: {
    list: [
      'Customers of your company, newest first unless `sort` and `order` say otherwise.',
      'Customers that were merged into others are listed with `includeMerged=true` only.',
    ],
    get: ['One customer, with its version as `ETag`. A merged one is answered too, with the survivor in `mergedInto`.'],
    create: [
      'Creates an active customer, who goes to the connected CRM afterwards. Emits `customer.created`.',
      '409 when another live customer has the email, whatever its case.',
    ],
    update: [
      'Changes the fields that are given, and leaves the others; `null` clears one that may be empty.',
      'A change emits `customer.updated` and increases `version`.',
      'Leads, quotes and orders keep the contact they were given.',
      '409 for an email of another customer, for a customer that was merged, and for a stale `If-Match`.',
    ],
  },
}) {
  constructor(
    customers: CustomerQueries,
    lists: ListCache,
    private readonly createCustomer: CreateCustomer,
    private readonly changeCustomer: ChangeCustomer,
    private readonly mergeCustomers: MergeCustomers,
  ) {
    super(customers, lists);
  }

  protected creates(caller: Caller, body: CreateCustomerRequest): Promise<Id> {
    return execute(this.createCustomer, caller, body);
  }

  protected changes(caller: Caller, body: ChangeCustomerRequest, which: { id: Id; expected?: Version }): Promise<void> {
    return execute(this.changeCustomer, caller, { ...body, ...which });
  }

  @Post(':id/merge')
  @Operation(
    'mergeCustomers',
    'Merge two customers',
    'Merges the customer in the path into the survivor: every lead, quote and order moves over. It cannot be undone.',
    'Emits `customer.merged`, and `.updated` for each record that moved.',
    '400 for a malformed id and for merging a customer into itself, 404 when one of the two does not exist,',
    '409 when one of them was merged already.',
  )
  @HttpCode(200)
  @Scope('customers.write')
  @Idempotent()
  @ApiItem(MergeAnswer, 'The survivor, and what it got')
  async merge(
    @Caller() caller: Caller,
    @PathId({ malformed: 'invalid' }) merged: Id,
    @Body() { survivorId, into, ...rest }: MergeRequest,
  ): Promise<JsonResponse> {
    const survivor = survivorOf({ survivorId, into });
    const relinked = await execute(this.mergeCustomers, caller, { ...rest, merged, survivor });
    const { text } = await this.queries.item(caller.company, survivor);
    return new JsonResponse(`{"survivor":${text},"mergedCustomerId":"${merged}","relinkedSalesEntities":${relinked}}`);
  }
}
