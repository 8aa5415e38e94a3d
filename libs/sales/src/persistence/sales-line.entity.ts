import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

/** Line of a quote or an order (§2.16). */
export const SalesLineEntity = defineEntity({
  name: 'SalesLineEntity',
  tableName: 'sales_lines',
  properties: {
    companyId: p.character().length(24).primary(),
    documentId: p.character().length(24).primary(),
    lineKey: p.text().primary(),
    position: p.integer(),
    productId: p.character().length(24).nullable(),
    name: p.text(),
    colorName: p.text().nullable(),
    quantity: p.double(),
    amount: p.decimal().precision(14).scale(2).nullable(),
    status: p.text(),
    isStandardFeature: p.boolean(),
    category: p.text().nullable(),
    side: p.text().nullable(),
  },
  ...ofCompany(),
});
