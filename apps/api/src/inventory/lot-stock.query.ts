import { FlagParam, SortParam, TextParam } from '@partner/http';
import { type LotStockSortKey, lotStockSortKeys } from '@partner/inventory';
import { ListQuery } from '../shared/list.query.js';

/** What lot stock can be asked for (§4.2). */
export class LotStockQuery extends ListQuery {
  @SortParam(lotStockSortKeys, 'createdAt') sort!: LotStockSortKey;
  @TextParam({
    description:
      '`Lot Stock`, `Rental Return` or `Immediate Sale`, in any case, with spaces, hyphens or underscores; anything ' +
      'else means all.',
  })
  purchaseType?: string;
  @TextParam({ description: 'Id or slug of a location.' }) location?: string;
  @TextParam({
    description: 'Exactly this region label; together with `location` both must match.',
  })
  region?: string;
  @TextParam({ description: "Id of the siding's product, or a substring of its display name." })
  siding?: string;
  @TextParam({ description: 'Substring of serial number or title.' }) search?: string;
  @FlagParam({ default: false, description: 'Whether sold units past their days on the feed are included.' })
  ignoreStoreExpiration!: boolean;
}
