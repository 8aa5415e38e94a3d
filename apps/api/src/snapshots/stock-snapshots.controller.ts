import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ProductQueries } from '@partner/catalog';
import { UserQueries } from '@partner/companies';
import { Caller, Operation, Scope } from '@partner/http';
import { LotStock } from '@partner/inventory';
import { LocationQueries } from '@partner/locations';
import { WorkOrderQueries } from '@partner/work-orders';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProductItem } from '../catalog/product.response.js';
import { UserItem } from '../companies/user.response.js';
import { LotStockItem } from '../inventory/lot-stock.response.js';
import { LocationItem } from '../locations/location.response.js';
import { WorkOrderItem } from '../work-orders/work-order.response.js';
import { SnapshotSender } from './snapshot-sender.js';
import { ApiSnapshot, snapshotNotes } from './snapshot.response.js';

/** All that is made and sold, where, and by whom, at one moment (R84). */
@ApiTags('Snapshots')
@Controller('partner/v1/snapshots')
export class StockSnapshotsController {
  constructor(
    private readonly sender: SnapshotSender,
    private readonly workOrdersItems: WorkOrderQueries,
    private readonly lotStockItems: LotStock,
    private readonly productsItems: ProductQueries,
    private readonly locationsItems: LocationQueries,
    private readonly usersItems: UserQueries,
  ) {}

  @Get('work-orders')
  @Operation(
    'snapshotWorkOrders',
    'Take a snapshot of all work orders',
    'Every item that the list of work orders has, as of one moment, as lines of JSON in the order of their ids.',
    snapshotNotes,
  )
  @Scope('work-orders.read')
  @ApiSnapshot(WorkOrderItem, 'All work orders')
  workOrders(@Caller() { company }: Caller, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.sender.send({ company, request, reply }, this.workOrdersItems);
  }

  @Get('lot-stock')
  @Operation(
    'snapshotLotStock',
    'Take a snapshot of all lot stock',
    'Every item that the list of lot stock has, as of one moment, as lines of JSON in the order of their ids.',
    'Units are those that can be bought at that moment.',
    snapshotNotes,
  )
  @Scope('lot-stock.read')
  @ApiSnapshot(LotStockItem, 'All units that can be bought off the lot')
  lotStock(@Caller() { company }: Caller, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.sender.send({ company, request, reply }, this.lotStockItems);
  }

  @Get('products')
  @Operation(
    'snapshotProducts',
    'Take a snapshot of all products',
    'Every item that the list of products has, as of one moment, as lines of JSON in the order of their ids.',
    snapshotNotes,
  )
  @Scope('products.read')
  @ApiSnapshot(ProductItem, 'All finished products')
  products(@Caller() { company }: Caller, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.sender.send({ company, request, reply }, this.productsItems);
  }

  @Get('locations')
  @Operation(
    'snapshotLocations',
    'Take a snapshot of all locations',
    'Every item that the list of locations has, as of one moment, as lines of JSON in the order of their ids.',
    snapshotNotes,
  )
  @Scope('locations.read')
  @ApiSnapshot(LocationItem, 'All locations')
  locations(@Caller() { company }: Caller, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.sender.send({ company, request, reply }, this.locationsItems);
  }

  @Get('users')
  @Operation(
    'snapshotUsers',
    'Take a snapshot of all users',
    'Every item that the list of users has, as of one moment, as lines of JSON in the order of their ids.',
    snapshotNotes,
  )
  @Scope('users.read')
  @ApiSnapshot(UserItem, 'All users')
  users(@Caller() { company }: Caller, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.sender.send({ company, request, reply }, this.usersItems);
  }
}
