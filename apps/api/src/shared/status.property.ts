import { ApiProperty } from '@nestjs/swagger';
import type { StatusMeanings } from '@partner/kernel';

/** A table of statuses that says which of them responses show. */
type StatusTable = Pick<StatusMeanings<string, 'existing'>, 'which'>;

/** The statuses that a table knows, but for the one that no answer shows (R13): `Open`, `Lost`, `Retired`. */
export const statusNames = ({ which }: StatusTable): string =>
  which('existing')
    .map((status) => `\`${status}\``)
    .join(', ');

/** Documents the status of a record: an open enum of what its table knows. */
export const ApiStatus = (table: StatusTable, example: string): PropertyDecorator =>
  ApiProperty({ example, description: `An open enum: ${statusNames(table)}.` });
