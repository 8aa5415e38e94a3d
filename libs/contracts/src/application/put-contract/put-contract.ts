import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import { conflict, missing, newId, notFound, omitUndefined } from '@partner/kernel';
import type { Orders } from '@partner/sales';
import { checkSameOrder, Contract, type ContractFields } from '../../domain/contract/contract.js';
import type { Contracts } from '../ports/contracts.js';
import type { SignedDocuments } from '../signed-documents.js';

/** Fields of a contract in a portal request; absent means unchanged, or the default of a new one. */
export interface PutContractCommand extends Partial<ContractFields> {
  readonly id?: Id;
  /** Required for a new contract. */
  readonly orderId?: Id;
  /** True without a time means signed now; false withdraws the signature. */
  readonly customerSigned?: boolean;
  readonly salespersonSigned?: boolean;
}

/**
 * Creates the contract of an order, by default with the next version and a generated number (R47), or changes the
 * existing one. Without an id it changes the current contract of the order. The status that it reaches is announced
 * (§6.1), and determines the locked parts of the order (R17).
 */
export class PutContract {
  constructor(
    private readonly work: UnitOfWork,
    private readonly contracts: Contracts,
    private readonly orders: Orders,
    private readonly signed: SignedDocuments,
  ) {}

  /**
   * @returns the id of the contract.
   * @throws DomainError `invalid` (no order), `notFound` (order), `conflict` (it has another contract; R72).
   */
  execute(
    actor: Actor,
    { id, orderId, customerSigned, salespersonSigned, ...command }: PutContractCommand,
  ): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const owner = orderId ?? (id && (await this.contracts.orderOf(company, id)));
      if (!owner) throw missing('orderId is required for a new contract');
      // Locks the order first: a change of the order checks its contract under the same lock.
      const order = await this.orders.find(company, owner);
      if (!order || order.isDeleted) throw notFound('order');
      const existing = id ? await this.contracts.find(company, id) : await this.contracts.ofOrder(company, owner);
      if (existing) checkSameOrder(existing, orderId);
      await this.signed.check(company, owner, command.signedPdfDocumentId);
      const fields = {
        ...omitUndefined(command),
        ...signatureTime(
          'customerSignedAt',
          customerSigned,
          command.customerSignedAt ?? existing?.state.customerSignedAt ?? at,
        ),
        ...signatureTime(
          'salespersonSignedAt',
          salespersonSigned,
          command.salespersonSignedAt ?? existing?.state.salespersonSignedAt ?? at,
        ),
        locationId: order.state.locationId,
      };
      if (existing) {
        existing.revise(fields, at);
        await this.contracts.save(existing);
        return existing.id;
      }
      if (await this.contracts.ofOrder(company, owner))
        throw conflict('contract_exists', 'the order already has another contract');
      const contractVersion = command.contractVersion ?? (await this.contracts.lastVersion(company, owner)) + 1;
      const contract = Contract.create({
        id: id ?? newId(),
        companyId: company,
        createdAt: at,
        orderId: owner,
        ...fields,
        contractVersion,
        contractNumber: command.contractNumber ?? `${order.state.number}-${contractVersion}`,
      });
      await this.contracts.add(contract);
      return contract.id;
    });
  }
}

/** Returns the signature time that follows from a yes or no; empty when neither is given. */
function signatureTime<K extends 'customerSignedAt' | 'salespersonSignedAt'>(
  field: K,
  yes: boolean | undefined,
  at: Date,
): { readonly [F in K]?: Date | null } {
  return (yes === undefined ? {} : { [field]: yes ? at : null }) as { readonly [F in K]?: Date | null };
}
