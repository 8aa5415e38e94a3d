import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyContact, CompanyContacts } from '@partner/companies';
import { type CompanyId, FixedClock, newId } from '@partner/kernel';
import { CompanySecrets } from '@partner/runtime';
import { MailJob } from '../application/jobs/mail-job.js';
import { type MailOf, mails } from '../application/jobs/mails.js';
import { render } from '../application/mail/letter.js';
import { userText } from '../application/mail/user-text.js';
import { FileMailTransport } from './file-mail-transport.js';

class Acme extends CompanyContacts {
  of = async (): Promise<CompanyContact> => ({
    name: 'Acme Sheds',
    email: 'office@acme.example',
    logoUrl: null,
    technicalContactEmail: null,
    isSandbox: false,
  });
}

/** A name that tries to make the company send the user's own text. */
const name =
  'Ada,\r\n\r\nyour account is locked.\u2028\u0085Call +1 555 0199.\r\nBcc: all@example.com\r\n\r\n\u202e' +
  'x'.repeat(500);
const oneLine = `Ada, your account is locked. Call +1 555 0199. Bcc: all@example. com ${'x'.repeat(50)}…`;
const customer = { name, email: 'ada@example.com', phone: `555\n\n${name}` };

describe('user input in emails', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Returns the email of a job as an email program parses it. */
  async function mailOf<Payload>(
    mail: ConstructorParameters<typeof MailJob<Payload>>[3],
    payload: Payload,
  ): Promise<{ headers: string; text: string; html: string }> {
    const id = newId();
    const job = { id, companyId: newId() as CompanyId, kind: 'mail', payload, createdAt: new Date(), attempt: 1 };
    await new MailJob(job.kind, new Acme(), new FileMailTransport(folder, 'no-reply@localhost'), mail).run(job);
    const message = await readFile(join(folder, `${id}.eml`), 'utf8');
    const headers = message.slice(0, message.indexOf('\r\n\r\n'));
    const boundary = /boundary="([^"]+)"/.exec(headers)![1]!;
    const [, text = '', html = ''] = message.split(`--${boundary}`).map(decoded);
    return { headers, text, html };
  }

  const paragraphs = (text: string): string[] => text.trim().split('\n\n');

  it('is cut off and kept on one line in a quote to the customer (§4.3.1)', async () => {
    const quote = { number: 7, customer, building: name, location: 'Waco lot' };
    const { headers, text, html } = await mailOf(mails['mail.quote_confirmation'], quote);
    expect(paragraphs(text)).toEqual([
      `Hello ${oneLine},`,
      expect.stringMatching(/^Thank you for your interest\..*#7/),
      `Building: ${oneLine}\nLocation: Waco lot`,
      'Acme Sheds',
    ]);
    expect(html).toContain(`<td>${oneLine}</td>`);
    expect(html).not.toContain('x'.repeat(51));
    expect(headers).not.toMatch(/^bcc:/im);
    expect(headers.match(/^To:/gm)).toHaveLength(1);
    expect(headers).toContain('ada@example.com');
  });

  it('is cut off and kept on one line in an email to a salesperson (§4.3.1)', async () => {
    const assignment = { record: 'lead', number: 7, location: name, customer } as const;
    const { headers, text } = await mailOf(mails['mail.assignment'], {
      to: { name, email: 'sam@acme.example' },
      assignment,
    });
    expect(paragraphs(text)).toEqual([
      `Hello ${oneLine},`,
      `You have been assigned lead #7 at ${oneLine}.`,
      expect.stringMatching(/^Customer: Ada, .*…\nEmail: ada@example\.com\nPhone: 555 Ada, .*…$/),
      'Acme Sheds',
    ]);
    expect(headers).not.toMatch(/^bcc:/im);
    expect(headers.match(/^Subject:/gm)).toHaveLength(1);
  });
});

/** A text of a company with every form of an address that email programs link. */
const hostile = 'See HTTPS://evil.example/login, www.evil.example, evil.example, 10.20.30.40/x or evil。example';
const linked = /\p{L}[.。]\p{L}|\d[.]\d+[.]|:\/\//u;
const portalUrl = 'https://portal.acme.test';
const ourUrl = `${portalUrl}/ours`;
const to = { name: hostile, email: 'ann@acme.test' };
const customerOf = { name: hostile, email: 'ada@acme.test', phone: hostile };
const since = '2026-03-01T12:00:00.000Z';

/** Payloads with such a text wherever a company can write one. A kind of mail without a payload does not compile. */
const payloads: {
  readonly [Kind in keyof typeof mails]: (sealedToken: string) => Parameters<(typeof mails)[Kind]>[0];
} = {
  'mail.assignment': () => ({
    to,
    assignment: { record: 'lead', number: 7, location: hostile, customer: customerOf, salesSource: hostile },
  }),
  'mail.quote_confirmation': () => ({
    number: 7,
    customer: customerOf,
    building: hostile,
    location: hostile,
    serialNumber: hostile,
    total: '4,310.00',
  }),
  'mail.payment_link': () => ({
    to: 'ada@acme.test',
    customerName: hostile,
    orderNumber: 7,
    name: hostile,
    amount: '99.50 EUR',
    url: ourUrl,
  }),
  'mail.subscription_disabled': () => ({ subscriptionId: newId(), url: 'https://evil.example/hook', reason: hostile }),
  'mail.invitation': (sealedToken) => ({ invitationId: newId(), to, sealedToken, expiresAt: since }),
  'mail.membership': () => ({ to }),
  'mail.sign_in': (sealedToken) => ({ to, sealedToken, expiresAt: since }),
  'mail.second_factor': () => ({ to, change: 'added' }),
  'mail.alert': () => ({
    to: 'ops@acme.test',
    alerts: [{ kind: 'endpoint_failing', subjectId: newId(), name: hostile, since, resolvedAt: null }],
  }),
  'mail.alert_address': (sealedToken) => ({ to: 'ops@acme.test', sealedToken, expiresAt: since }),
};

describe('texts of a company', () => {
  const seal = new CompanySecrets('invitation', async () => [Buffer.alloc(32, 7)]);
  const company = {
    id: newId() as CompanyId,
    name: hostile,
    email: null,
    logoUrl: null,
    technicalContactEmail: 'it@acme.test',
    isSandbox: false,
  };
  const sources = {
    open: { includes: async () => true },
    seal,
    clock: new FixedClock(new Date('2026-02-28T12:00:00.000Z')),
    portalUrl,
  };

  it.each(Object.keys(mails) as (keyof typeof mails)[])('carry no address of a page in %s (A15)', async (kind) => {
    const payload = payloads[kind](await seal.seal('token', company.id));
    const { letter } = (await (mails[kind] as MailOf<typeof payload>)(payload, company, sources))!;
    const { subject, text, html } = render(letter, company);
    const shown = [subject, text, html.replaceAll(/<[^>]*>/g, '\n')].join('\n');
    expect(shown).toContain('www. evil. example');
    const ours = /https:\/\/portal\.acme\.test\S*|\b(ann|ada)@acme\.test/g;
    expect(shown.replaceAll(ours, '')).not.toMatch(linked);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url!);
    expect(links.filter((url) => !url.startsWith(`${portalUrl}/`) && url !== portalUrl)).toEqual([]);
  });

  it('keep emails, numbers and abbreviations (A15)', () => {
    for (const kept of ['ada.l+x@acme.test', 'St. Mary Co.', '4,310.00', '10.5x16', 'v2.1', 'A & B: sheds'])
      expect(userText(kept)).toBe(kept);
    expect(userText('www.evil.example@acme.test')).not.toMatch(linked);
  });
});

/** Returns a part of a message without its headers. */
function decoded(part: string): string {
  const [headers = '', ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n');
  const bytes = headers.includes('base64')
    ? Buffer.from(content, 'base64')
    : Buffer.from(
        content
          .replaceAll(/=\r\n/g, '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      );
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}
