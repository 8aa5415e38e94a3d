import { type Actor, type Clock, type Id, notFound, type UnitOfWork } from '@partner/kernel';
import type { Orders } from '@partner/sales';
import type { Contract } from '../domain/contract/contract.js';
import type { Contracts } from './ports/contracts.js';
import type { SignedDocuments } from './signed-documents.js';

/** What every action names, and what a completion may name. */
export interface ContractCommand {
  readonly orderId: Id;
  readonly signedPdfDocumentId?: Id;
}

/** Something that the portal does to the contract of an order (R47). */
export abstract class ContractAction<Command extends ContractCommand> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly contracts: Contracts,
    private readonly orders: Orders,
    private readonly clock: Clock,
    private readonly signed: SignedDocuments,
  ) {}

  /**
   * @returns the id of the contract. @throws DomainError `notFound` (order, contract), `conflict` (its status, R72).
   */
  execute(actor: Actor, command: Command): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      // Behind the order's lock: whoever changes the order asks its contract under the same one.
      if (!(await this.orders.find(company, command.orderId))) throw notFound('order');
      const contract = await this.contracts.ofOrder(company, command.orderId);
      if (!contract) throw notFound('contract');
      await this.signed.check(company, command.orderId, command.signedPdfDocumentId);
      this.act(contract, command, this.clock.now());
      await this.contracts.save(contract);
      return contract.id;
    });
  }

  protected abstract act(contract: Contract, command: Command, at: Date): void;
}
