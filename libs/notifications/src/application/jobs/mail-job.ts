import type { CompanyContact, CompanyContacts } from '@partner/companies';
import { type CompanyId, type Job, JobHandler } from '@partner/kernel';
import { type Letter, render } from '../mail/letter.js';
import { userText } from '../mail/user-text.js';
import type { Mail, MailTransport } from '../ports/mail-transport.js';

export type AddressedLetter = Pick<Mail, 'to' | 'replyTo' | 'about'> & { readonly letter: Letter };
export type Company = CompanyContact & { readonly id: CompanyId };

/** Job that sends one email. */
export class MailJob<Payload> extends JobHandler<Payload> {
  /** @param addressed builds the email from the current state; it returns undefined when there is no recipient. */
  constructor(
    readonly kind: string,
    private readonly companies: CompanyContacts,
    private readonly transport: MailTransport,
    private readonly addressed: (
      payload: Payload,
      company: Company,
    ) => AddressedLetter | undefined | Promise<AddressedLetter | undefined>,
  ) {
    super();
  }

  async run({ id, companyId, payload }: Job<Payload>): Promise<void> {
    const company = await this.companies.of(companyId);
    // Anybody can create a sandbox, so that its mail would reach strangers without a limit (R111).
    if (company?.isSandbox) return;
    const addressed = company && (await this.addressed(payload, { ...company, id: companyId }));
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
}
