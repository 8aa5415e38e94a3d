import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

/** Announced value of validUntil (R27). */
export const QuoteExpirationEntity = defineEntity({
  name: 'QuoteExpirationEntity',
  tableName: 'quote_expirations',
  properties: {
    companyId: p.character().length(24).primary(),
    quoteId: p.character().length(24).primary(),
    validUntil: p.datetime(3).primary(),
  },
  ...ofCompany({ references: { quote_id: 'quotes' } }),
});
