import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ContractQueries } from '@partner/contracts';
import { ApiItem, Caller, PathId, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { ContractItem } from './contract.response.js';

/** The contracts of orders over HTTP (§2.18, §4.3): documented with the orders, whose path they are under. */
@Controller('partner/v1/orders/:id/contract')
@ApiTags('Orders')
export class ContractsController {
  constructor(private readonly contracts: ContractQueries) {}

  @Get()
  @Scope('contracts.read')
  @ApiOperation({ operationId: 'orders.contract', summary: 'The contract of the order' })
  @ApiItem(ContractItem, 'The contract of the order')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.contracts.ofOrder(company, id);
  }
}
