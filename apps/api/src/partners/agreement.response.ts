import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { time } from '../shared/time.js';

/** A party of an agreement. */
export class AgreementParty {
  @ApiProperty({ example: '65f0c0ffee00000000000001' }) companyId!: string;
  @ApiPropertyOptional({ example: 'RTO' }) companyType?: string;
  @ApiPropertyOptional({ example: 'Heartland Rent to Own' }) name?: string;
}

/** Rate of a term. */
export class TermRateItem {
  @ApiProperty({ type: 'integer', example: 36 }) months!: number;
  @ApiProperty({ example: 21.6 }) rate!: number;
}

/** Security deposit of a rental from an amount on. */
export class SecurityDepositRuleItem {
  @ApiProperty({ example: 10000 }) minAmount!: number;
  @ApiProperty({ example: 10 }) percent!: number;
}

/** Rates of a state. */
export class StateRatesItem {
  @ApiProperty({ example: 'MO' }) stateCode!: string;
  @ApiPropertyOptional({ type: [TermRateItem] }) termRates?: TermRateItem[];
  @ApiPropertyOptional({ type: [Number], example: [0, 5, 10] }) securityDepositOptions?: number[];
  @ApiPropertyOptional({ type: [SecurityDepositRuleItem] }) securityDepositRules?: SecurityDepositRuleItem[];
}

/** Security deposit of a rental. */
export class SecurityDepositItem {
  @ApiProperty({ example: 'other' }) type!: string;
  @ApiPropertyOptional({ example: 5 }) otherPercent?: number;
}

/** Rent-to-own rates. */
export class RateConfigItem {
  @ApiPropertyOptional({ type: [StateRatesItem] }) states?: StateRatesItem[];
  @ApiPropertyOptional({ type: SecurityDepositItem }) securityDeposit?: SecurityDepositItem;
}

/** Change that the other party has not accepted or rejected yet. */
export class PendingUpdateItem {
  @ApiProperty({ example: 'requested' }) status!: string;
  @ApiProperty(time) requestedAt!: string;
  @ApiPropertyOptional({ example: 'New rates for 2027' }) reason?: string;
}

/** An agreement between two companies (§2.14). */
export class AgreementItem {
  @ApiProperty({ example: '65f0c0ffee0000000000ba01', description: 'Id of the agreement, the same for both parties.' })
  id!: string;
  @ApiProperty({
    example: 'DMAN_RTO',
    description: 'Kinds of the parties, as an open enum: DMAN_RTO, ERP_RTO, DMAN_ERP, …',
  })
  direction!: string;
  @ApiProperty({ example: 'active', description: 'Status, as an open enum: active, pending, revoked, …' })
  status!: string;
  @ApiProperty({
    type: AgreementParty,
    description: 'First party. Its name comes from its profile if the company is in this deployment.',
  })
  from!: AgreementParty;
  @ApiProperty({ type: AgreementParty }) to!: AgreementParty;
  @ApiPropertyOptional({ type: RateConfigItem }) rateConfig?: RateConfigItem;
  @ApiPropertyOptional({ type: 'integer', example: 3 }) rateConfigVersion?: number;
  @ApiPropertyOptional({ type: RateConfigItem, description: 'Rates that the other party has not accepted yet.' })
  pendingRateConfig?: RateConfigItem;
  @ApiPropertyOptional({ type: 'integer', example: 4, description: 'Version of the pending rates.' })
  pendingRateConfigVersion?: number;
  @ApiPropertyOptional({ type: PendingUpdateItem }) pendingUpdate?: PendingUpdateItem;
  @ApiProperty({ type: 'integer', example: 12, description: 'Number of your visible orders under the agreement.' })
  orderCount!: number;
  @ApiProperty({ example: true, description: 'True if `orderCount` is not 0.' }) hasOrders!: boolean;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty(time) updatedAt!: string;
}
