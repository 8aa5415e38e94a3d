import { contains, queriesOf } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { StockTemplateCriteria } from '../application/ports/lot-stock.js';
import { isPublished, stockTemplateItem, stockTemplateJoins } from './stock-template.projection.js';

const text = sql`fold_case(concat_ws(chr(10), t.number, t.template ->> 'templateName', p.name,
  t.template ->> 'description'))`;

export const DatabaseStockTemplates = queriesOf<StockTemplateCriteria>({
  source: {
    resource: 'work_order',
    name: 'stock template',
    route: 'stock-templates',
    table: sql`work_orders`,
    join: stockTemplateJoins,
    itemJoin: stockTemplateJoins,
    lookUps: ['location'],
  },
  visible: isPublished,
  item: stockTemplateItem,
  sorts: { createdAt: sql`t.created_at` },
  // Matches public tags only, so that private tags cannot be guessed.
  conditions: ({ search, tags }) => [
    search === undefined ? undefined : contains(text, search),
    tags && sql`t.template -> 'tags' @> ${JSON.stringify(tags.map((name) => ({ name, public: true })))}::jsonb`,
  ],
});
