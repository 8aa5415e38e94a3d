import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiList, Caller, ListCache, Operation, Scope } from '@partner/http';
import { LotStock, stockTypeNamed } from '@partner/inventory';
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

  /** Units also expire by time alone: for up to 30 seconds a cached list does not know, which is what §1.6 allows. */
  @Get()
  @Operation(
    'listLotStock',
    'List lot stock',
    'Units that can be bought off the lot, one item each, newest first unless sorted otherwise.',
    'A sold unit stays for `storeExpirationDays` with `sold` true.',
    'Availability has no events of its own: it changes with work orders, quotes and orders.',
  )
  @Scope('lot-stock.read')
  @ApiList(LotStockItem, 'Units that can be bought off the lot, newest first unless sorted otherwise')
  list(@Caller() { company }: Caller, @Query() { purchaseType, ...query }: LotStockQuery) {
    const criteria = { ...query, stockType: stockTypeNamed(purchaseType) };
    const list = { company, ...this.lotStock.listDefinition };
    return this.lists.getOrLoad(list, criteria, () => this.lotStock.list(company, criteria));
  }
}
