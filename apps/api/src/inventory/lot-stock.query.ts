import { FlagParam, SortParam, TextParam } from '@partner/http';
import { type LotStockSortKey, lotStockSortKeys, stockTypeNames } from '@partner/inventory';
import { ListQuery } from '../shared/list.query.js';

/** Query of lot stock (§4.2). */
export class LotStockQuery extends ListQuery {
  @SortParam(lotStockSortKeys, 'createdAt') sort!: LotStockSortKey;
  @TextParam({
    description:
      'Filters by purchase type: `Lot Stock`, `Rental Return` or `Immediate Sale`, in any case, with spaces, hyphens ' +
      'or underscores. Any other value means all types.',
    known: {
      values: ['ALL', ...Object.values(stockTypeNames)],
      fold: (type) => type.trim().toLowerCase().replaceAll(/[ _]/g, '-'),
    },
  })
  purchaseType?: string;
  @TextParam({ description: 'Filters by id or slug of a location.' }) location?: string;
  @TextParam({
    description: 'Filters by region label (exact match). With `location`, both must match.',
  })
  region?: string;
  @TextParam({ description: 'Filters by the product id of the siding, or a substring of its display name.' })
  siding?: string;
  @TextParam({ description: 'Filters by a substring of the serial number or title.' }) search?: string;
  @FlagParam({ default: false, description: 'Includes sold units after `storeExpirationDays`.' })
  ignoreStoreExpiration!: boolean;
}
