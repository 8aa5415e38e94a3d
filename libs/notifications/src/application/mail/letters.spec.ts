import { describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { alertLetter } from './alert-letter.js';
import { disabledLetter } from './disabled-letter.js';
import { render } from './letter.js';
import { assignmentLetter, quoteLetter } from './sales-letters.js';
import { invitationLetter, membershipLetter, signInLetter } from './user-letters.js';

const lead = {
  record: 'lead',
  number: 1042,
  location: 'Waco lot',
  customer: { name: 'Ada <b>Lovelace</b> & "Sons"', phone: '555-0100' },
  salesSource: 'Website',
} as const;

describe('the letter to a salesperson', () => {
  const { subject, text, html } = render(assignmentLetter('Acme Sheds', 'Sam', lead));

  it('names the assigned record', () => {
    expect(subject).toBe('New lead #1042 from Ada <b>Lovelace</b> & "Sons"');
    expect(text).toBe(
      [
        'Hello Sam,',
        'You have been assigned lead #1042 at Waco lot.',
        'Customer: Ada <b>Lovelace</b> & "Sons"\nPhone: 555-0100\nSource: Website',
        'Acme Sheds\n',
      ].join('\n\n'),
    );
  });

  it('escapes user input in HTML', () => {
    expect(html).toContain('<td>Ada &lt;b&gt;Lovelace&lt;/b&gt; &amp; &quot;Sons&quot;</td>');
    expect(html).not.toContain('<b>');
  });

  it('omits unknown values', () => {
    expect(text).not.toContain('Email');
    expect(html).not.toContain('Email');
  });

  it('has a one-line subject of limited length', () => {
    const customer = { name: `Ada\r\nBcc: all@example.com ${'x'.repeat(300)}` };
    const letter = render(assignmentLetter('Acme', 'Sam', { ...lead, customer }));
    expect(letter.subject).not.toMatch(/[\r\n]/);
    expect(letter.subject.length).toBeLessThanOrEqual(150);
    expect(letter.text).toContain('Customer: Ada Bcc: all@example. com x');
  });
});

describe('the letter to the customer of a quote', () => {
  it('contains the company and the quoted building', () => {
    const quote = {
      number: 1001,
      customer: { name: 'Ada', email: 'ada@example.com' },
      building: 'Lofted Barn 10x16',
      total: '4,310.00',
    };
    const { subject, text } = render(quoteLetter('Acme Sheds', quote));
    expect(subject).toBe('Your quote #1001 from Acme Sheds');
    expect(text).toContain('Hello Ada,');
    expect(text).toContain('Building: Lofted Barn 10x16\nTotal: 4,310.00');
  });

  it('uses a greeting without a name when none is known', () => {
    expect(render(quoteLetter('Acme', { number: 1, customer: { email: 'ada@example.com' } })).text).toContain(
      'Hello,\n',
    );
  });
});

describe('the letter to a technical contact', () => {
  it('contains the endpoint and explains what happens to pending deliveries', () => {
    const { text } = render(
      disabledLetter('Acme', {
        subscriptionId: '1',
        url: 'https://hooks.example.com/?a=1&b=2',
        reason: 'all deliveries failed',
      }),
    );
    expect(text).toContain('Endpoint: https: //hooks. example. com/?a=1&b=2');
    expect(text).toContain('Pending deliveries are kept');
  });
});

describe('the letter about an alert that is over', () => {
  const letter = (expiry: string) =>
    render(
      alertLetter(
        'Acme',
        [
          {
            kind: 'credential_expiring',
            subjectId: newId(),
            name: 'ERP',
            since: expiry,
            resolvedAt: '2026-03-01T12:00:00.000Z',
          },
        ],
        'https://portal.example.com',
      ),
    );

  it('says that nothing need be done for a credential that was extended', () => {
    const { subject, text } = letter('2026-03-10T23:59:59.000Z');
    expect(subject).toBe('A credential no longer expires soon: Acme');
    expect(text).toContain('You need not do anything.');
  });

  it('says so when the credential has expired', () => {
    const { subject, text } = letter('2026-02-28T12:00:00.000Z');
    expect(subject).toBe('A credential has expired: Acme');
    expect(text).toContain('All requests with this credential are rejected.');
    expect(text).not.toContain('You need not do anything.');
  });
});

describe('the letter to a user', () => {
  const link = 'https://portal.example.com/invitations/a-token';

  it('of an invitation contains the link and its expiry (R36)', () => {
    const about = { name: 'Ann <Lee>', link, expiresAt: '2026-03-08T12:00:00.000Z' };
    const { subject, text, html } = render(invitationLetter('Acme Sheds', about));
    expect(subject).toBe('You are invited to Acme Sheds');
    expect(text).toContain(`Accept the invitation: ${link}\n`);
    expect(text).toContain('until 2026-03-08 12:00 UTC');
    expect(html).toMatch(new RegExp(`<a href="${link}"[^>]*>Accept the invitation</a>`));
    expect(html).toContain('Hello Ann &lt;Lee&gt;,');
  });

  it('with an existing login contains the portal URL (R36)', () => {
    const { text } = render(membershipLetter('Acme', { name: 'Ann', link: 'https://portal.example.com/?a=1&b=2' }));
    expect(text).toContain('Log in: https://portal.example.com/?a=1&b=2\n');
  });

  it('of a sign-in contains the link and its expiry (R90)', () => {
    const link = 'https://portal.example.com/sign-in/token';
    const { text, subject } = render(
      signInLetter('Acme', { name: 'Ann', link, expiresAt: '2026-03-01T12:15:00.000Z' }),
    );
    expect(subject).toBe('Sign in to the developer portal of Acme');
    expect(text).toContain(`Sign in: ${link}\n`);
    expect(text).toContain('until 2026-03-01 12:15 UTC');
  });
});
