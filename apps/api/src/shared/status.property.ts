import { ApiProperty } from '@nestjs/swagger';
import type { Transitions } from '@partner/kernel';

/** Table of statuses that knows the ones visible in responses. */
type StatusTable = Pick<Transitions<string, string, 'existing'>, 'statusesWith'>;

/** Lists the visible statuses of a table (R13), without `Deleted`: `Open`, `Lost`, `Retired`. */
export const statusNames = ({ statusesWith }: StatusTable): string =>
  statusesWith('existing')
    .map((status) => `\`${status}\``)
    .join(', ');

/** Documents the status of a record as an open enum. */
export const ApiStatus = (table: StatusTable, example: string): PropertyDecorator =>
  ApiProperty({ example, description: `Status, as an open enum: ${statusNames(table)}.` });
