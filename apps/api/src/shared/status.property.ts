import { ApiProperty } from '@nestjs/swagger';

interface StatusTable {
  readonly statuses: readonly string[];
}

/** The statuses that a table knows, but for the one that no answer shows (R13): `Open`, `Lost`, `Retired`. */
export const statusNames = ({ statuses }: StatusTable): string =>
  statuses
    .filter((status) => status !== 'Deleted')
    .map((status) => `\`${status}\``)
    .join(', ');

/** Documents the status of a record: an open enum of what its table knows. */
export const ApiStatus = (table: StatusTable, example: string): PropertyDecorator =>
  ApiProperty({ example, description: `An open enum: ${statusNames(table)}.` });
