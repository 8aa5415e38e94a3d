import type { CatalogSize, Products, Sizes } from '@partner/catalog';
import type { Actor, CompanyId, Id, Numbers, UnitOfWork } from '@partner/kernel';
import { checkFixedFields, checkMaps, omitUndefined, invalid, newId, notFound, money } from '@partner/kernel';
import { blankTemplate } from '../../domain/work-order/parts.js';
import { WorkOrder } from '../../domain/work-order/work-order.js';
import type { WorkOrderChanges } from '../../domain/work-order/work-order.state.js';
import { workOrderTransitions } from '../../domain/work-order/work-order.transitions.js';
import type { Boms, OrderLinks, WorkOrders } from '../ports/work-orders.js';
import { baseLine, copiedFromSize } from '../size-copy.js';
import { checkRequestedLines, requestedLines } from './requested-lines.js';
import type { PutWorkOrderCommand } from './put-work-order.command.js';

/** Creates a work order from the portal, or changes the given fields of an existing one. */
export class PutWorkOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly workOrders: WorkOrders,
    private readonly boms: Boms,
    private readonly products: Products,
    private readonly sizes: Sizes,
    private readonly numbers: Numbers,
    private readonly links: OrderLinks,
  ) {}

  /**
   * @returns its id.
   * @throws DomainError `invalid`, `notFound` (a linked record, or a deleted work order), `conflict` (serial number
   * taken).
   */
  async execute(actor: Actor, command: PutWorkOrderCommand): Promise<Id> {
    checkMaps(command);
    checkRequestedLines(command.lines ?? []);
    if (command.status !== undefined) workOrderTransitions.parseValid(command.status, 'work order');
    return this.work.run(actor, async () => {
      const existing = command.id && (await this.workOrders.find(actor.company, command.id));
      if (existing) {
        await this.change(existing, command);
        await this.workOrders.save(existing);
        const { orderId } = existing.state;
        if (orderId) await this.links.notePrice(actor, orderId, this.work.now());
        return existing.id;
      }
      const workOrder = await this.create(actor.company, command);
      await this.workOrders.add(workOrder);
      return workOrder.id;
    });
  }

  private async change(workOrder: WorkOrder, command: PutWorkOrderCommand): Promise<void> {
    const { id, status, statusChangedAt, workOrderNumber, createdAt, ...fields } = command;
    const { number, createdAt: created } = workOrder.state;
    checkFixedFields('work order', { workOrderNumber: number, createdAt: created }, { workOrderNumber, createdAt });
    // Only a status restores a deleted work order (R13).
    if (workOrder.isDeleted && status === undefined) throw notFound('work order');
    const at = this.work.now();
    const { workOrderType, companyId } = workOrder.state;
    workOrder.revise(await this.changes(workOrder.state, fields, await this.sizeOf(companyId, fields)), at);
    const byType = workOrder.state.workOrderType === workOrderType ? undefined : typeStatus(workOrder);
    const to = status === undefined ? byType : workOrderTransitions.parseValid(status, 'work order');
    await this.work.putStatus(this.workOrders, workOrder, to, statusChangedAt, at);
  }

  private async create(company: CompanyId, command: PutWorkOrderCommand): Promise<WorkOrder> {
    const { id = newId(), status, statusChangedAt, workOrderNumber, createdAt = this.work.now(), ...fields } = command;
    const size = await this.sizeOf(company, fields);
    const blank = { companyId: company, productId: null, purchaseType: null, template: null };
    return WorkOrder.create({
      ...(size && { basePrice: size.price, lines: [baseLine(size)] }),
      // A work order with template fields is a template unless its type is given.
      ...(fields.template && { workOrderType: 'template' }),
      ...(await this.changes(blank, fields, size)),
      ...omitUndefined({
        status: status === undefined ? undefined : workOrderTransitions.parseValid(status, 'work order'),
        statusChangedAt,
      }),
      id,
      companyId: company,
      createdAt,
      number: await this.numbers.claim(company, 'work_order', workOrderNumber),
    });
  }

  private async changes(
    before: Pick<WorkOrder['state'], 'companyId' | 'productId' | 'purchaseType' | 'template'>,
    command: PutWorkOrderCommand,
    size: CatalogSize | undefined,
  ): Promise<WorkOrderChanges> {
    const { basePrice, upgradesPrice, removedPrice, discount, lines, template, sizeId, productId, ...plain } = command;
    const { companyId } = before;
    const withoutSize = { sizeId: null, bom: [] };
    return {
      ...omitUndefined(plain),
      ...omitUndefined({
        basePrice: money(basePrice),
        upgradesPrice: money(upgradesPrice),
        removedPrice: money(removedPrice),
        discount: money(discount),
      }),
      ...(lines && { lines: await requestedLines(this.products, companyId, lines) }),
      ...(template && { template: { ...(before.template ?? blankTemplate), ...omitUndefined(template) } }),
      ...(sizeId === null && withoutSize),
      // The size belongs to the previous product.
      ...(productId !== undefined && productId !== before.productId && { productId, ...withoutSize }),
      ...(size && (await copiedFromSize(this.boms, companyId, size, plain.purchaseType ?? before.purchaseType))),
    };
  }

  /**
   * Returns the requested size.
   * @throws DomainError `notFound`; `invalid` when it belongs to a product other than the requested one.
   */
  private async sizeOf(
    company: CompanyId,
    { sizeId, productId }: PutWorkOrderCommand,
  ): Promise<CatalogSize | undefined> {
    if (!sizeId) return undefined;
    const size = await this.sizes.findAny(company, sizeId);
    if (productId && productId !== size.productId) throw invalid('sizeId: this size belongs to another product');
    return size;
  }
}

/**
 * Returns the status for the current type: a work order that becomes or stops being a template gets the initial status
 * of its type (§3).
 */
function typeStatus({ isTemplate, state: { workOrderType, status } }: WorkOrder): WorkOrder['state']['status'] {
  if (workOrderType === 'template') return 'Template';
  return isTemplate ? workOrderTransitions.defaultStatus : status;
}
