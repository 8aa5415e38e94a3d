import { isAtVisibleLocation } from '@partner/locations';
import { type Joined, joined, Json, statusIs, contains, queriesOf } from '@partner/postgres';
import { workOrderTransitions } from '@partner/work-orders';
import sql, { type Sql } from 'sql-template-tag';
import type { StockTemplateCriteria } from '../application/ports/lot-stock.js';

/** The product `p` that the template `t` builds, for its item and for a search. */
const stockTemplateJoins: readonly Joined[] = [
  joined('product', sql`left join products p on p.company_id = t.company_id and p.id = t.product_id`),
];

const isTemplate = statusIs(sql`t.status`, 'template', workOrderTransitions);

/**
 * Matches templates `t` that partners see (R33, A5). The first line repeats the condition of the index of migration
 * 0012.
 */
const isPublished = (company: Sql): Sql => sql`${isTemplate} and (t.template ->> 'published') = 'true'
  and ${isAtVisibleLocation(company)}`;

/** Names of the public tags (§2.8). */
const tags = sql`jsonb_path_query_array(t.template, '$.tags[*] ? (@.public == true).name')`;

/** A stock template as partners see it (§2.8). Its wire names are defined only here. */
const stockTemplateItem: Sql = Json.item({
  id: sql`t.id`,
  workOrderNumber: Json.unescaped(sql`t.number`),
  templateName: sql`t.template ->> 'templateName'`,
  productName: sql`p.name`,
  description: sql`t.template ->> 'description'`,
  descriptionHtml: sql`t.template ->> 'descriptionHtml'`,
  tags,
  images: sql`t.images`,
  basePrice: Json.decimal(sql`t.base_price`),
  upgradesPrice: Json.decimal(sql`t.upgrades_price`),
  removedPrice: Json.decimal(sql`t.removed_price`),
  configuratorId: sql`t.template ->> 'configuratorId'`,
  structuraUrl: sql`t.template ->> 'structuraUrl'`,
  productId: sql`t.product_id`,
  sizeId: sql`t.size_id`,
});

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
