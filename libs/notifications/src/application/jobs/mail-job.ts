import type { CompanyContact, CompanyContacts } from '@partner/companies';
import { type CompanyId, type Job, JobHandler } from '@partner/kernel';
import { type Letter, render } from '../mail/letter.js';
import { userText } from '../mail/user-text.js';
import type { Mail, MailTransport } from '../ports/mail-transport.js';

export type AddressedLetter = Pick<Mail, 'to' | 'replyTo' | 'about'> & { readonly letter: Letter };

/** Job that sends one email. */
export abstract class MailJob<Payload> extends JobHandler<Payload> {
  constructor(
    private readonly companies: CompanyContacts,
    private readonly transport: MailTransport,
  ) {
    super();
  }

  async run({ id, companyId, payload }: Job<Payload>): Promise<void> {
    const company = await this.companies.of(companyId);
    const addressed = company && (await this.addressed(payload, company, companyId));
    if (!addressed) return;
    const { letter, to, ...whom } = addressed;
    const name = to.name && userText(to.name);
    await this.transport.send({
      id,
      ...whom,
      to: { address: to.address, ...(name && { name }) },
      ...render(letter, company),
    });
  }

  /** Builds the email from the current state; returns undefined when there is no recipient. */
  protected abstract addressed(
    payload: Payload,
    company: CompanyContact,
    companyId: CompanyId,
  ): AddressedLetter | undefined | Promise<AddressedLetter | undefined>;
}
