import { Body, Controller, HttpCode } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeCustomer, CreateCustomer, CustomerQueries, MergeCustomers } from '@partner/customers';
import { Caller, Idempotent, PathId, Post, Scope } from '@partner/http';
import { type Id, JsonResponse } from '@partner/kernel';
import { execute } from '../shared/execute.js';
import { ApiItem, Operation } from '../shared/operation.decorators.js';
import { RecordController } from '../shared/record.controller.js';
import { changingVersion, creating } from '../shared/write.js';
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
  queries: CustomerQueries,
  creation: creating(CreateCustomerRequest, CreateCustomer),
  change: changingVersion(ChangeCustomerRequest, ChangeCustomer),
  answers: { get: 'A customer, with its version as ETag' },
  texts: {
    list: [
      'Returns the customers of your company, newest first unless `sort` and `order` are set.',
      'Customers that were merged into others are included only with `includeMerged=true`.',
    ],
    get: [
      'Returns a customer with its version as `ETag`. A merged customer is returned with the survivor in `mergedInto`.',
    ],
    create: [
      'Creates an active customer and sends it to the connected CRM afterwards. Emits `customer.created`.',
      'Returns 409 if another customer that was not merged has this email. Emails are compared case-insensitively.',
    ],
    update: [
      'Updates the fields that you pass. `null` clears a field that may be empty.',
      'A change emits `customer.updated` and increments `version`.',
      'Leads, quotes and orders keep the contact that was stored with them.',
      'Returns 409 for the email of another customer, for a merged customer, and for a stale `If-Match`.',
    ],
  },
}) {
  constructor(private readonly mergeCustomers: MergeCustomers) {
    super();
  }

  @Post(':id/merge')
  @Operation(
    'mergeCustomers',
    'Merge two customers',
    'Merges the customer in the path into the survivor and moves all leads, quotes and orders. It cannot be undone.',
    'Emits `customer.merged`, and `.updated` for each moved record.',
    'Returns 400 for a malformed id or if both ids are the same, 404 if one of the customers does not exist,',
    'and 409 if one of them is already merged.',
  )
  @HttpCode(200)
  @Scope('customers.write')
  @Idempotent()
  @ApiItem(MergeAnswer, 'The survivor and the number of moved records')
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
