import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, ListCache, Scope, TextParam } from '@partner/http';
import { LotStock, parseStockType, type LotStockSortKey, lotStockSortKeys, stockTypeNames } from '@partner/inventory';
import { FlagParam, SortParam } from '../shared/list.params.js';
import { ApiList, Operation } from '../shared/operation.decorators.js';
import { LotStockItem } from './lot-stock.response.js';
import { UnknownFilters } from '../shared/unknown-filters.js';
import { ListQuery } from '../shared/list.query.js';

/** Query of lot stock (§4.2). */
class LotStockQuery extends ListQuery {
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

/** Lot stock over HTTP (§4.2). */
@ApiTags('Lot stock')
@Controller('partner/v1/lot-stock')
export class LotStockController {
  constructor(
    private readonly lotStock: LotStock,
    private readonly lists: ListCache,
  ) {}

  /** Units also expire by time. A cached list may be up to 30 seconds behind, which §1.6 allows. */
  @Get()
  @UseInterceptors(UnknownFilters)
  @Operation(
    'listLotStock',
    'List lot stock',
    'Returns the units for sale from the lot, one item each, newest first by default.',
    'A sold unit stays listed for `storeExpirationDays` with `sold` true.',
    'There are no events for availability: it changes with work orders, quotes and orders.',
  )
  @Scope('lot-stock.read')
  @ApiList(LotStockItem, 'A page of units for sale from the lot, newest first by default')
  list(@Caller() { company }: Caller, @Query() { purchaseType, ...query }: LotStockQuery) {
    const criteria = { ...query, stockType: parseStockType(purchaseType) };
    const list = { company, ...this.lotStock.listDefinition };
    return this.lists.getOrLoad(list, criteria, () => this.lotStock.list(company, criteria));
  }
}
