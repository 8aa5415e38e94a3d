import { type Actor, conflict, type Id, notFound, settleAll, type UnitOfWork, type Version } from '@partner/kernel';
import { isBaseLine } from '../../domain/document/line.js';
import type { Documents } from '../ports/documents.js';
import type { OrderLocks } from '../ports/orders.js';

/** The line to remove, and its quote or order. */
export interface RemoveLineCommand {
  readonly id: Id;
  readonly expected?: Version;
  readonly lineKey: string;
}

/** Removes a line from a quote or an order; the header's price does not change (§4.3, R18). */
export class RemoveLine {
  /** @param locks for orders, whose contract may lock the lines (R17). */
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: Documents,
    private readonly locks?: OrderLocks,
  ) {}

  /**
   * @throws DomainError `notFound` (quote, order, line), `staleVersion`, `locked` (R17), `conflict` (closed, R55; the
   * base line).
   */
  execute(actor: Actor, { id, expected, lineKey }: RemoveLineCommand): Promise<void> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const [document, line] = await settleAll([
        this.documents.getForUpdate(company, id),
        this.documents.lines.find(company, id, lineKey),
      ]);
      if (!line) throw notFound('line item');
      document.checkVersion(expected);
      await this.locks?.check(company, id, 'its line items');
      document.checkLinesOpen();
      if (isBaseLine(line, document.state.productId))
        throw conflict('base_line_stays', 'the base product line cannot be deleted');
      document.noteLines([line], [], this.work.now());
      await this.documents.lines.remove(company, id, lineKey);
      await this.documents.save(document);
    });
  }
}
