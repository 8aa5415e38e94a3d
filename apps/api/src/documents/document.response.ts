import { ApiProperty } from '@nestjs/swagger';

const time = { format: 'date-time', example: '2026-03-01T15:30:00.000Z' };

/** A document of an order, a quote or a work order (§2.20). */
export class DocumentItem {
  @ApiProperty({ example: '65f0c0ffee0000000000f101' }) id!: string;
  @ApiProperty({ example: 'Signed contract' }) name!: string;
  @ApiProperty({ example: 'contract-1001.pdf', description: 'The name that a download is saved under.' })
  fileName!: string;
  @ApiProperty({ example: 'Contract', description: 'The category, free text.' }) type!: string;
  @ApiProperty({ example: 'application/pdf' }) mimeType!: string;
  @ApiProperty({ type: 'integer', example: 84213 }) sizeBytes!: number;
  @ApiProperty(time) createdAt!: string;
}

/** A link to download a document, once (§2.20). */
export class DocumentDownload {
  @ApiProperty({
    example: 'https://api.example.com/document-downloads/ZfDA…',
    description: 'Works without a credential, for one complete download. Ask for another one each time.',
  })
  downloadUrl!: string;
  @ApiProperty({ example: 'contract-1001.pdf' }) fileName!: string;
  @ApiProperty({ ...time, description: 'Until then a download can begin.' }) expiresAt!: string;
}
