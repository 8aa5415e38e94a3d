import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateLocationBudget, LocationBudgetQueries, ReplaceLocationBudget } from '@partner/budgets';
import { ApiItem, ApiList, Caller, Idempotent, ListCache, Operation, PathId, Post, Put, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { execute } from '../shared/execute.js';
import { LocationBudgetItem } from './location-budget.response.js';
import { LocationBudgetRequest, LocationBudgetsQuery } from './location-budgets.requests.js';

/** Location budgets over HTTP (§4.6). The API shows no version for them (R42). */
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
  @Operation(
    'listLocationBudgets',
    'List location budgets',
    'Returns the yearly targets of your locations, newest first.',
  )
  @Scope('location-budgets.read')
  @ApiList(LocationBudgetItem, 'A page of location budgets, newest first by default')
  list(@Caller() { company }: Caller, @Query() query: LocationBudgetsQuery) {
    const list = { company, ...this.budgets.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.budgets.list(company, query));
  }

  @Get(':id')
  @Operation(
    'getLocationBudget',
    'Retrieve a location budget',
    'Returns the targets of a location for one calendar year.',
  )
  @Scope('location-budgets.read')
  @ApiItem(LocationBudgetItem, 'A location budget')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.budgets.item(company, id);
  }

  @Post()
  @Operation(
    'createLocationBudget',
    'Create a location budget',
    'Sets the targets of a location for one year. Returns 409 if the location already has a budget for that year.',
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
    'Replaces the whole budget. Fields that you omit are cleared.',
    'You can send the response of a read back unchanged: read-only fields are ignored.',
    'Returns 409 if the location already has another budget for that year.',
  )
  @Scope('location-budgets.write')
  @ApiItem(LocationBudgetItem, 'The replaced location budget')
  async replace(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: LocationBudgetRequest,
  ): Promise<JsonResponse> {
    await execute(this.replaceBudget, caller, { ...body, id });
    return this.budgets.item(caller.company, id);
  }
}
