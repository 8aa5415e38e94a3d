import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiList, Caller, ListCache, Operation, Scope } from '@partner/http';
import { LotStock, parseStockType } from '@partner/inventory';
import { LotStockItem } from './lot-stock.response.js';
import { LotStockQuery } from './lot-stock.query.js';

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
