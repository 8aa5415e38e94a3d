import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ContractQueries } from '@partner/contracts';
import { ApiItem, Caller, Operation, PathId, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { ContractItem } from './contract.response.js';

/** The contracts of orders over HTTP (§2.18, §4.3): documented with the orders, whose path they are under. */
@ApiTags('Orders')
@Controller('partner/v1/orders/:id/contract')
export class ContractsController {
  constructor(private readonly contracts: ContractQueries) {}

  @Get()
  @Operation(
    'getOrderContract',
    'Get the contract of an order',
    'The contract of the order that is not voided, without signatures and the customer data sheet.',
    '404 while there is none. A completed contract may name its PDF, which is a document to download.',
  )
  @Scope('contracts.read')
  @ApiItem(ContractItem, 'The contract of the order')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.contracts.ofOrder(company, id);
  }
}
