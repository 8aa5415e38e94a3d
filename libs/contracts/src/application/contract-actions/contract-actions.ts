import { type Actor, type Id, notFound, type UnitOfWork } from '@partner/kernel';
import type { Orders } from '@partner/sales';
import type { Contract, ContractParty } from '../../domain/contract/contract.js';
import type { Contracts } from '../ports/contracts.js';
import type { SignedDocuments } from '../signed-documents.js';

/** The order whose contract is acted on. */
export interface ContractCommand {
  readonly orderId: Id;
}

/**
 * Actions of the portal on the contract of an order (R47). Each returns the id of the contract.
 * @throws DomainError `notFound` (order, contract), `conflict` (its status, R72).
 */
export class ContractActions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly contracts: Contracts,
    private readonly orders: Orders,
    private readonly signed: SignedDocuments,
  ) {}

  /** Sends it for signature (§6.1). */
  send(actor: Actor, { orderId }: ContractCommand): Promise<Id> {
    return this.act(actor, orderId, (contract) => contract.send(this.work.now()));
  }

  /** Records the signature of a party; the second one completes the contract (§6.1). */
  sign(actor: Actor, { orderId, party }: ContractCommand & { readonly party: ContractParty }): Promise<Id> {
    return this.act(actor, orderId, (contract) => contract.sign(party, this.work.now()));
  }

  /** Completes it (§6.1). @throws DomainError also for a document that does not belong to the order. */
  complete(
    actor: Actor,
    { orderId, signedPdfDocumentId }: ContractCommand & { readonly signedPdfDocumentId?: Id },
  ): Promise<Id> {
    return this.act(actor, orderId, async (contract) => {
      await this.signed.check(actor.company, orderId, signedPdfDocumentId);
      contract.complete(signedPdfDocumentId, this.work.now());
    });
  }

  /** Voids it, which allows the next contract (§6.1). */
  void(actor: Actor, { orderId }: ContractCommand): Promise<Id> {
    return this.act(actor, orderId, (contract) => contract.void(this.work.now()));
  }

  private act(actor: Actor, orderId: Id, change: (contract: Contract) => void | Promise<void>): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      // Locks the order first: a change of the order checks its contract under the same lock.
      const order = await this.orders.find(company, orderId);
      if (!order || order.isDeleted) throw notFound('order');
      const contract = await this.contracts.ofOrder(company, orderId);
      if (!contract) throw notFound('contract');
      // The order may have moved since, and the event names its location (E2).
      contract.revise({ locationId: order.state.locationId }, this.work.now());
      await change(contract);
      await this.contracts.save(contract);
      return contract.id;
    });
  }
}
