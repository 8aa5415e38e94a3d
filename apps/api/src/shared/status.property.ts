import { ApiProperty } from '@nestjs/swagger';

/**
 * Documents the status of a record: an open enum of what its table knows, but for the one that no answer shows (R13).
 */
export const ApiStatus = (table: { readonly statuses: readonly string[] }, example: string): PropertyDecorator =>
  ApiProperty({
    example,
    description: `An open enum: ${table.statuses.filter((status) => status !== 'Deleted').join(', ')}.`,
  });
