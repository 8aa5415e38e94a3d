import { ApiProperty } from '@nestjs/swagger';

const time = { format: 'date-time', example: '2026-03-01T15:30:00.000Z' };

/** A document of an order, a quote or a work order (§2.20). */
export class DocumentItem {
  @ApiProperty({ example: '65f0c0ffee0000000000f101' }) id!: string;
  @ApiProperty({ example: 'Signed contract' }) name!: string;
  @ApiProperty({ example: 'contract-1001.pdf', description: 'File name of the download.' })
  fileName!: string;
  @ApiProperty({ example: 'Contract', description: 'Category, as free text.' }) type!: string;
  @ApiProperty({ example: 'application/pdf' }) mimeType!: string;
  @ApiProperty({ type: 'integer', example: 84213 }) sizeBytes!: number;
  @ApiProperty(time) createdAt!: string;
}

/** Single-use download link of a document (§2.20). */
export class DocumentDownload {
  @ApiProperty({
    example: 'https://api.example.com/document-downloads/ZfDA…',
    description: 'Single-use link that works without a credential. Create a new link for each download.',
  })
  downloadUrl!: string;
  @ApiProperty({ example: 'contract-1001.pdf' }) fileName!: string;
  @ApiProperty({ ...time, description: 'Time until which a download can start.' }) expiresAt!: string;
}
