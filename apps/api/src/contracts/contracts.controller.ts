import { Controller, Get } from '@nestjs/common';
import { ApiTags, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ContractQueries, contractStatuses } from '@partner/contracts';
import { Caller, PathId, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { ApiItem, Operation } from '../shared/operation.decorators.js';
import { time } from '../shared/time.js';

const statuses = contractStatuses.filter((status) => status !== 'voided').join(', ');
/** The contract of an order (§2.18). */
class ContractItem {
  @ApiProperty({ example: '65f0c0ffee0000000000a002' }) orderId!: string;
  @ApiProperty({ example: 'partially_signed', description: `Status of the contract, as an open enum: ${statuses}.` })
  status!: string;
  @ApiProperty({ example: '1' }) contractVersion!: string;
  @ApiPropertyOptional({ example: 'C-1001' }) contractNumber?: string;
  @ApiProperty({ example: true }) customerSigned!: boolean;
  @ApiPropertyOptional(time) customerSignedAt?: string;
  @ApiProperty({ example: false }) salespersonSigned!: boolean;
  @ApiPropertyOptional(time) salespersonSignedAt?: string;
  @ApiPropertyOptional({
    example: '65f0c0ffee0000000000f101',
    description: 'Id of the signed PDF, a document that you can download.',
  })
  signedPdfDocumentId?: string;
}

/** Contracts of orders over HTTP (§2.18, §4.3). Documented with the orders because their path is below them. */
@ApiTags('Orders')
@Controller('partner/v1/orders/:id/contract')
export class ContractsController {
  constructor(private readonly contracts: ContractQueries) {}

  @Get()
  @Operation(
    'getOrderContract',
    'Retrieve the contract of an order',
    'Returns the contract of the order that is not voided, without signatures and without the customer data sheet.',
    'Returns 404 if there is none. A completed contract may reference its PDF, a document that you can download.',
  )
  @Scope('contracts.read')
  @ApiItem(ContractItem, 'Contract of the order')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.contracts.ofOrder(company, id);
  }
}
