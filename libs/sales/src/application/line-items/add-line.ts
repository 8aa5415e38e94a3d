import type { Products } from '@partner/catalog';
import {
  type Actor,
  divide,
  type Id,
  type Money,
  multiply,
  newId,
  settleAll,
  type UnitOfWork,
  type Version,
} from '@partner/kernel';
import { checkTerms, type Line, lineOf } from '../../domain/document/line.js';
import type { Upgrade } from '../create-order/create-order.command.js';
import type { Documents } from '../ports/documents.js';
import type { OrderLocks } from '../ports/orders.js';

/** A product to add to a quote or an order (§4.3). A line key that exists adds nothing. */
export interface AddLineCommand extends Upgrade {
  /** The id of the quote or order. */
  readonly id: Id;
  readonly expected?: Version;
}

/** The line after the request: the added one, or the existing line with the requested key (R18). */
export interface AddedLine {
  readonly lineId: string;
  /** Absent for an existing line without a product. */
  readonly productId?: Id;
  readonly quantity: number;
  /** Per piece; absent for a line without an amount. */
  readonly price?: number;
  readonly created: boolean;
}

/** Adds a product as a line of a quote or an order; the header's price does not change (§4.3, R18). */
export class AddLine {
  /** @param locks for orders, whose contract may lock the lines (R17). */
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: Documents,
    private readonly products: Products,
    private readonly locks?: OrderLocks,
  ) {}

  /**
   * @throws DomainError `invalid` (an amount that is too large to store), `notFound` (quote, order, product),
   * `staleVersion`, `locked` (R17), `conflict` (closed, R55).
   */
  async execute(actor: Actor, command: AddLineCommand): Promise<AddedLine> {
    const { company } = actor;
    const { id, expected, productId, lineKey: key = newId(), quantity, price } = command;
    checkTerms(command);
    return this.work.run(actor, async () => {
      const [document, existing] = await settleAll([
        this.documents.getForUpdate(company, id),
        this.documents.lines.find(company, id, key),
      ]);
      const product = existing ? undefined : await this.products.find(company, productId);
      document.checkVersion(expected);
      await this.locks?.check(company, id, 'its line items');
      document.checkLinesOpen();
      if (!product) return addedLine(existing!, pieceOf(existing!, price), false);
      const line = lineOf(product, { key, quantity, price });
      document.noteLines([], [line], this.work.now());
      await this.documents.lines.add(company, id, [line]);
      await this.documents.save(document);
      return addedLine(line, price ?? product.price, true);
    });
  }
}

/** Returns the price per piece: the given one if the line's amount, which is rounded, is made from it. */
const pieceOf = ({ amount, quantity }: Line, given?: Money): Money | null =>
  given && multiply(given, quantity) === amount ? given : amount && divide(amount, quantity);

const addedLine = ({ key, productId, quantity }: Line, price: Money | null, created: boolean): AddedLine => ({
  lineId: key,
  ...(productId !== null && { productId }),
  quantity,
  ...(price !== null && { price: Number(price) }),
  created,
});
