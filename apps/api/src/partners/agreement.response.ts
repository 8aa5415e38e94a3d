import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

const time = { format: 'date-time', example: '2026-03-01T15:30:00.000Z' };

/** A party of an agreement. */
export class AgreementParty {
  @ApiProperty({ example: '65f0c0ffee00000000000001' }) companyId!: string;
  @ApiPropertyOptional({ example: 'RTO' }) companyType?: string;
  @ApiPropertyOptional({ example: 'Heartland Rent to Own' }) name?: string;
}

/** What a term costs. */
export class TermRateItem {
  @ApiProperty({ type: 'integer', example: 36 }) months!: number;
  @ApiProperty({ example: 21.6 }) rate!: number;
}

/** The rates of a state. */
export class StateRatesItem {
  @ApiProperty({ example: 'MO' }) stateCode!: string;
  @ApiPropertyOptional({ type: [TermRateItem] }) termRates?: TermRateItem[];
}

/** What is paid as security. */
export class SecurityDepositItem {
  @ApiProperty({ example: 'other' }) type!: string;
  @ApiPropertyOptional({ example: 5 }) otherPercent?: number;
}

/** The rates of renting to own. */
export class RateConfigItem {
  @ApiPropertyOptional({ type: [StateRatesItem] }) states?: StateRatesItem[];
  @ApiPropertyOptional({ type: SecurityDepositItem }) securityDeposit?: SecurityDepositItem;
}

/** A change that the other party has not answered. */
export class PendingUpdateItem {
  @ApiProperty({ example: 'requested' }) status!: string;
  @ApiProperty(time) requestedAt!: string;
}

/** An agreement between two companies (§2.14). */
export class AgreementItem {
  @ApiProperty({ example: '65f0c0ffee0000000000ba01', description: 'The same for both parties.' }) id!: string;
  @ApiProperty({ example: 'DMAN_RTO', description: 'An open enum: DMAN_RTO, ERP_RTO, DMAN_ERP, …' })
  direction!: string;
  @ApiProperty({ example: 'active', description: 'An open enum: active, pending, revoked, …' }) status!: string;
  @ApiProperty({ type: AgreementParty, description: 'A company of this deployment is named by its profile.' })
  from!: AgreementParty;
  @ApiProperty({ type: AgreementParty }) to!: AgreementParty;
  @ApiPropertyOptional({ type: RateConfigItem }) rateConfig?: RateConfigItem;
  @ApiPropertyOptional({ type: 'integer', example: 3 }) rateConfigVersion?: number;
  @ApiPropertyOptional({ type: PendingUpdateItem }) pendingUpdate?: PendingUpdateItem;
  @ApiProperty({ type: 'integer', example: 12, description: "The caller's visible orders under it." })
  orderCount!: number;
  @ApiProperty({ example: true, description: 'Whether there are any.' }) hasOrders!: boolean;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty(time) updatedAt!: string;
}
