import { type Actor, type Clock, type Id, notFound, type UnitOfWork } from '@partner/kernel';
import type { Orders } from '@partner/sales';
import type { Contract } from '../domain/contract/contract.js';
import type { Contracts } from './ports/contracts.js';

/** Something that the portal does to the contract of an order (R47). */
export abstract class ContractAction<Command extends { readonly orderId: Id }> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly contracts: Contracts,
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the contract. @throws DomainError `notFound` (order, contract), `conflict` (its status). */
  execute(actor: Actor, command: Command): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      // Behind the order's lock: whoever changes the order asks its contract under the same one.
      if (!(await this.orders.find(company, command.orderId))) throw notFound('order');
      const contract = await this.contracts.ofOrder(company, command.orderId);
      if (!contract) throw notFound('contract');
      this.act(contract, command, this.clock.now());
      await this.contracts.save(contract);
      return contract.id;
    });
  }

  protected abstract act(contract: Contract, command: Command, at: Date): void;
}
