import { type Actor, conflict, type Id, newId, omitUndefined, type UnitOfWork } from '@partner/kernel';
import type { CompanySecrets } from '@partner/runtime';
import { ProcessorConnection, type ProcessorFields } from '../../domain/processor-connection/processor-connection.js';
import type { ProcessorConnections } from '../ports/processor-connections.js';

/**
 * Connection data from the portal; an absent field means unchanged, null clears it. A new connection is connected and
 * accepts payments by default.
 */
export interface PutProcessorCommand extends Partial<ProcessorFields> {
  readonly id?: Id;
}

/**
 * Connects a company to its payment processor, or changes the connection. Secrets are encrypted and never shown (R46).
 */
export class PutProcessor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: ProcessorConnections,
    private readonly secrets: CompanySecrets,
  ) {}

  /** @returns the id of the connection. @throws DomainError `conflict` for a second connection to the same provider. */
  execute(actor: Actor, { id, secretKey, webhookSecret, ...command }: PutProcessorCommand): Promise<Id> {
    const { company } = actor;
    const sealed = async (secret: string | null | undefined): Promise<string | null | undefined> =>
      typeof secret === 'string' ? this.secrets.seal(secret, company) : secret;
    return this.work.run(actor, async () => {
      const provider = command.provider ?? 'stripe';
      const existing = await this.connections.findByProvider(company, provider);
      const secrets = { secretKey: await sealed(secretKey), webhookSecret: await sealed(webhookSecret) };
      const at = this.work.now();
      if (existing) {
        if (id !== undefined && id !== existing.id)
          throw conflict('processor_connected', `The company is already connected to ${provider}`);
        existing.revise(omitUndefined({ ...command, ...secrets }), at);
        await this.connections.save(existing);
        return existing.id;
      }
      const { connected = true, paymentsEnabled = true } = command;
      const kept = { secretKey: secrets.secretKey ?? null, webhookSecret: secrets.webhookSecret ?? null };
      const fields = { provider, ...kept, connected, paymentsEnabled };
      const made = ProcessorConnection.create(id ?? newId(), company, fields, at);
      await this.connections.add(made);
      return made.id;
    });
  }
}
