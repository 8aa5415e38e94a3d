import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId, Outbox, type Job } from '@partner/kernel';
import { type CompanyContact, CompanyContacts } from '@partner/companies';
import { MailJob } from '../jobs/mail-job.js';
import { mails } from '../jobs/mails.js';
import { type Mail, MailTransport } from '../ports/mail-transport.js';
import { OutboxSalesNotices } from './outbox-payment-notices.js';
import { OutboxTechnicalContactNotice } from './outbox-user-notices.js';
import { SilentOutbox } from './silent-outbox.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const company = newId() as CompanyId;
const acme: CompanyContact = {
  name: 'Acme Sheds',
  email: 'office@acme.example',
  logoUrl: 'https://acme.example/logo.png',
  technicalContactEmail: null,
  isSandbox: false,
};

/** An outbox whose jobs are read back as a worker reads them. */
class Remembered extends Outbox {
  readonly jobs: { readonly kind: string; readonly payload: Job['payload'] }[] = [];

  add(_company: CompanyId, kind: string, payload: Job['payload']): void {
    this.jobs.push({ kind, payload: JSON.parse(JSON.stringify(payload)) as Job['payload'] });
  }
}

class Sent extends MailTransport {
  readonly mails: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.mails.push(mail);
  }
}

/** Returns the emails that a worker sends for the jobs enqueued by `leave`. */
async function sent(leave: (outbox: Outbox) => void, contact: CompanyContact | undefined = acme): Promise<Mail[]> {
  const outbox = new Remembered();
  const transport = new Sent();
  leave(outbox);
  class Known extends CompanyContacts {
    of = async (): Promise<CompanyContact | undefined> => contact;
  }
  for (const { kind, payload } of outbox.jobs) {
    const job = { id: company, companyId: company, kind, payload: payload as never, createdAt: noon, attempt: 1 };
    const mail = mails[kind as 'mail.assignment' | 'mail.quote_confirmation' | 'mail.subscription_disabled'];
    await new MailJob<never>(kind, new Known(), transport, mail).run(job);
  }
  return transport.mails;
}

describe('notifications', () => {
  const sam = { id: newId(), name: 'Sam', email: 'sam@acme.example' };
  const disabled = {
    subscriptionId: newId(),
    url: 'https://hooks.example.com',
    reason: 'all deliveries failed',
    failingSince: noon,
  };

  it('email the salesperson about an assignment', async () => {
    const assignment = { record: 'quote', number: 7, location: 'Waco lot', customer: { name: 'Ada' } } as const;
    const [mail] = await sent((outbox) => new OutboxSalesNotices(outbox).assigned(company, sam, assignment));
    expect(mail).toMatchObject({
      id: company,
      to: { name: 'Sam', address: 'sam@acme.example' },
      subject: 'New quote #7 from Ada',
    });
  });

  it('email the customer of a quote, with the company as reply address', async () => {
    const quote = { number: 7, customer: { email: 'ada@example.com' } };
    const [mail] = await sent((outbox) => new OutboxSalesNotices(outbox).quoteCreated(company, quote));
    expect(mail).toMatchObject({ to: { address: 'ada@example.com' }, replyTo: 'office@acme.example' });
  });

  it('email the technical contact about a disabled subscription, or else the company, or else no one', async () => {
    const leave = (outbox: Outbox): void =>
      new OutboxTechnicalContactNotice(outbox).subscriptionDisabled(company, disabled);
    const [technical] = await sent(leave, { ...acme, technicalContactEmail: 'it@acme.example' });
    expect(technical).toMatchObject({ to: { address: 'it@acme.example' } });
    expect(technical?.text).toContain('Failing since: 2026-03-01T12:00:00.000Z');
    expect(await sent(leave)).toMatchObject([{ to: { address: 'office@acme.example' } }]);
    expect(await sent(leave, { ...acme, email: null })).toEqual([]);
  });

  it('are not sent with a SilentOutbox', () => {
    expect(() =>
      new OutboxSalesNotices(new SilentOutbox()).quoteCreated(company, { number: 7, customer: { email: 'a@b.c' } }),
    ).not.toThrow();
  });
});
