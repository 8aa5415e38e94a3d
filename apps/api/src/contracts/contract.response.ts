import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { contractStatuses } from '@partner/contracts';

const statuses = contractStatuses.filter((status) => status !== 'voided').join(', ');
const time = { format: 'date-time', example: '2026-03-01T15:30:00.000Z' };

/** The contract of an order (§2.18). */
export class ContractItem {
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
