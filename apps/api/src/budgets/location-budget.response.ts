import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { countFields, moneyFields, months, percentageFields, weekField } from '@partner/budgets';

const time = { format: 'date-time', example: '2026-03-01T15:30:00.000Z' };

/** A location budget (§2.22). Its numeric fields are declared below from the lists of field names. */
export class LocationBudgetItem {
  @ApiProperty({ example: '65f0c0ffee0000000000ab01' }) id!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000b001' }) locationId!: string;
  @ApiProperty({ type: 'integer', example: 2026 }) year!: number;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty(time) updatedAt!: string;
}

const declare = (names: readonly string[], options: object): void =>
  names.forEach((name) => ApiPropertyOptional(options)(LocationBudgetItem.prototype, name));

declare(moneyFields, { type: Number, example: 43000, description: 'Target amount or bonus threshold.' });
declare(percentageFields, { type: Number, example: 8.25, description: 'Percentage, 0 to 100.' });
declare(
  months.map((month) => weekField(month)),
  { type: Number, example: 10000, description: 'Weekly target: the target of the month divided by 4.3.' },
);
declare(countFields, { type: 'integer', example: 40, description: 'Target count.' });
