import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeCustomer, CreateCustomer, CustomerQueries, MergeCustomers } from '@partner/customers';
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
import { type Id, JsonResponse, type Version } from '@partner/kernel';
import { carryOut } from '../shared/carry-out.js';
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
export class CustomersController {
  constructor(
    private readonly customers: CustomerQueries,
    private readonly createCustomer: CreateCustomer,
    private readonly changeCustomer: ChangeCustomer,
    private readonly mergeCustomers: MergeCustomers,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Operation(
    'listCustomers',
    'List customers',
    'Customers of your company, newest first unless `sort` and `order` say otherwise.',
    'Customers that were merged into others are listed with `includeMerged=true` only.',
  )
  @Scope('customers.read')
  @ApiList(CustomerItem, 'Customers, newest first unless sorted otherwise')
  list(@Caller() { company }: Caller, @Query() query: CustomersQuery) {
    const list = { company, ...this.customers.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.customers.list(company, query));
  }

  @Get(':id')
  @Operation(
    'getCustomer',
    'Get a customer',
    'One customer, with its version as `ETag`. A merged one is answered too, with the survivor in `mergedInto`.',
  )
  @Scope('customers.read')
  @ApiItem(CustomerItem, 'A customer, with its version as ETag; merged ones still resolve', { versioned: true })
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.customers.item(company, id);
  }

  @Post()
  @Operation(
    'createCustomer',
    'Create a customer',
    'Creates an active customer, who goes to the connected CRM afterwards. Emits `customer.created`.',
    '409 when another live customer has the email, whatever its case.',
  )
  @Scope('customers.write')
  @Idempotent()
  @ApiItem(CustomerItem, 'The new customer', { status: 201, versioned: true })
  async create(@Caller() caller: Caller, @Body() body: CreateCustomerRequest): Promise<JsonResponse> {
    const id = await carryOut(this.createCustomer, caller, body);
    return this.customers.item(caller.company, id);
  }

  @Patch(':id')
  @Operation(
    'updateCustomer',
    'Update a customer',
    'Changes the fields that are given, and leaves the others; `null` clears one that may be empty.',
    'A change emits `customer.updated` and increases `version`.',
    'Leads, quotes and orders keep the contact they were given.',
    '409 for an email of another customer, for a customer that was merged, and for a stale `If-Match`.',
  )
  @Scope('customers.write')
  @ApiItem(CustomerItem, 'The customer after the change', { versioned: true })
  async change(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: ChangeCustomerRequest,
    @IfMatch() expected?: Version,
  ): Promise<JsonResponse> {
    await carryOut(this.changeCustomer, caller, { ...body, id, expected });
    return this.customers.item(caller.company, id);
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
    @Body() body: MergeRequest,
  ): Promise<JsonResponse> {
    const survivor = survivorOf(body);
    const relinked = await carryOut(this.mergeCustomers, caller, { merged, survivor });
    const { text } = await this.customers.item(caller.company, survivor);
    return new JsonResponse(`{"survivor":${text},"mergedCustomerId":"${merged}","relinkedSalesEntities":${relinked}}`);
  }
}
