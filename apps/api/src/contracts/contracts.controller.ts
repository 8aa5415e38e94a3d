import { Controller, Get } from '@nestjs/common';
import { ApiTags, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ContractQueries, contractStatuses } from '@partner/contracts';
import { ApiItem, Caller, Operation, PathId, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';

const statuses = contractStatuses.filter((status) => status !== 'voided').join(', ');
const time = { format: 'date-time', example: '2026-03-01T15:30:00.000Z' };

/** The contract of an order (§2.18). */
class ContractItem {
  @ApiProperty({ example: '65f0c0ffee0000000000a002' }) orderId!: string;
  @ApiProperty({ example: 'partially_signed', description: `An open enum: ${statuses}.` }) status!: string;
  @ApiProperty({ type: 'integer', example: 1 }) contractVersion!: number;
  @ApiPropertyOptional({ example: 'C-1001' }) contractNumber?: string;
  @ApiProperty({ example: true }) customerSigned!: boolean;
  @ApiPropertyOptional(time) customerSignedAt?: string;
  @ApiProperty({ example: false }) salespersonSigned!: boolean;
  @ApiPropertyOptional(time) salespersonSignedAt?: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000f101', description: 'A document to download.' })
  signedPdfDocumentId?: string;
}

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
