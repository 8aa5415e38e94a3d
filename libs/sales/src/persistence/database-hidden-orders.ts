import type { HiddenOrders } from '@partner/work-orders';
import sql, { type Sql } from 'sql-template-tag';
import { hiddenDocumentJoin, isHiddenDocument, unlessHidden } from '../sql/hidden-document.js';

export class DatabaseHiddenOrders implements HiddenOrders {
  readonly join = hiddenDocumentJoin('order', sql`t.order_id`, 'ho');
  readonly hasUnit = isHiddenDocument(sql`t.company_id`, sql`t.order_id`);

  unlessHidden(value: Sql): Sql {
    return unlessHidden('ho', value);
  }
}
