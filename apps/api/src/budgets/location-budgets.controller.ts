import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CreateLocationBudget,
  LocationBudgetQueries,
  ReplaceLocationBudget,
  countFields,
  moneyFields,
  months,
  percentageFields,
  weekField,
} from '@partner/budgets';
import { Caller, Idempotent, ListCache, PathId, Post, Put, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { execute } from '../shared/execute.js';
import { ApiItem, ApiList, Operation } from '../shared/operation.decorators.js';
import { time } from '../shared/time.js';
import { LocationBudgetRequest, LocationBudgetsQuery } from './location-budgets.requests.js';

/** A location budget (§2.22). Its numeric fields are declared below from the lists of field names. */
class LocationBudgetItem {
  @ApiProperty({ example: '65f0c0ffee0000000000ab01' }) id!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000b001' }) locationId!: string;
  @ApiProperty({ type: 'integer', example: 2026 }) year!: number;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty(time) updatedAt!: string;
}

const declare = (names: readonly string[], options: object): void =>
  names.forEach((name) => ApiPropertyOptional(options)(LocationBudgetItem.prototype, name));

declare(moneyFields, { type: Number, example: 43000, description: 'Target amount, inventory cap or bonus threshold.' });
declare(percentageFields, { type: Number, example: 8.25, description: 'Percentage, 0 to 100.' });
declare(
  months.map((month) => weekField(month)),
  { type: Number, example: 10000, description: 'Weekly target: the target of the month divided by 4.3.' },
);
declare(countFields, { type: 'integer', example: 40, description: 'Target count.' });

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
