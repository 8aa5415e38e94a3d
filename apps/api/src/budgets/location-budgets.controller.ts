import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateLocationBudget, LocationBudgetQueries, ReplaceLocationBudget } from '@partner/budgets';
import { ApiItem, ApiList, Caller, Idempotent, ListCache, Operation, PathId, Post, Put, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { execute } from '../shared/execute.js';
import { LocationBudgetItem } from './location-budget.response.js';
import { LocationBudgetRequest, LocationBudgetsQuery } from './location-budgets.requests.js';

/** The budgets of locations over HTTP (§4.6). They have no version on the wire (R42). */
@ApiTags('Location budgets')
@Controller('partner/v1/location-budgets')
export class LocationBudgetsController {
  constructor(
    private readonly budgets: LocationBudgetQueries,
    private readonly createBudget: CreateLocationBudget,
    private readonly replaceBudget: ReplaceLocationBudget,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Operation('listLocationBudgets', 'List location budgets', 'Yearly targets of your locations, newest first.')
  @Scope('location-budgets.read')
  @ApiList(LocationBudgetItem, 'Location budgets, newest first unless ordered otherwise')
  list(@Caller() { company }: Caller, @Query() query: LocationBudgetsQuery) {
    const list = { company, ...this.budgets.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.budgets.list(company, query));
  }

  @Get(':id')
  @Operation('getLocationBudget', 'Get a location budget', 'The targets of one location for one calendar year.')
  @Scope('location-budgets.read')
  @ApiItem(LocationBudgetItem, 'A location budget')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.budgets.item(company, id);
  }

  @Post()
  @Operation(
    'createLocationBudget',
    'Create a location budget',
    'Sets the targets of a location for a year that has none. 409 when the year has a budget already.',
  )
  @Scope('location-budgets.write')
  @Idempotent()
  @ApiItem(LocationBudgetItem, 'The new location budget', { status: 201 })
  async create(@Caller() caller: Caller, @Body() body: LocationBudgetRequest): Promise<JsonResponse> {
    const id = await execute(this.createBudget, caller, body);
    return this.budgets.item(caller.company, id);
  }

  @Put(':id')
  @Operation(
    'replaceLocationBudget',
    'Replace a location budget',
    'Replaces the whole budget: whatever is not given is cleared.',
    'The answer of a read can be sent back as it is, read-only fields included, which have no effect.',
    '409 when the other location or year that it names has a budget already.',
  )
  @Scope('location-budgets.write')
  @ApiItem(LocationBudgetItem, 'The location budget after the change; what was not given is cleared')
  async replace(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: LocationBudgetRequest,
  ): Promise<JsonResponse> {
    await execute(this.replaceBudget, caller, { ...body, id });
    return this.budgets.item(caller.company, id);
  }
}
