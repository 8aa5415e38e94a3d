import { type Clock, JobFailure } from '@partner/kernel';
import { Crm, type CrmAccess, type CrmContact } from '../application/ports/crm.js';
import { retryAfter } from './retry-after.js';

const hubspot = 'https://api.hubapi.com';

/** How long HubSpot may take, in milliseconds. */
const timeoutMs = 10_000;

/** Answers below 500 that say something about the moment and nothing about the request. */
const passing: ReadonlySet<number> = new Set([408, 423, 425, 429, 477]);

/** What HubSpot says of errors; every field may be missing. */
interface Complaint {
  readonly message?: string;
  readonly numErrors?: number;
  readonly errors?: readonly { readonly message?: string }[];
}

/** HubSpot, by its public HTTP API: contacts are made or updated by their email. */
export class HubSpot extends Crm {
  constructor(private readonly clock: Clock) {
    super();
  }

  async upsertContact(
    { accessToken, baseUrl = hubspot }: CrmAccess,
    contact: CrmContact,
    signal: AbortSignal,
  ): Promise<void> {
    const { email } = contact;
    const response = await fetch(`${baseUrl}/crm/v3/objects/contacts/batch/upsert`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({
        inputs: [{ id: email.toLowerCase(), idProperty: 'email', properties: propertiesOf(contact) }],
      }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    }).catch((error: Error) => {
      throw new JobFailure(`HubSpot does not answer: ${(error.cause as Error | undefined)?.message || error.message}`);
    });
    const complaint = await complaintOf(response);
    if (response.status === 207 ? !complaint.numErrors && !complaint.errors?.length : response.ok) return;
    throw this.failure(response, complaint);
  }

  private failure({ status, headers }: Response, { message, errors }: Complaint): JobFailure {
    const why = errors?.find((error) => error.message)?.message ?? message;
    const text = `HubSpot answered ${status}${why ? `: ${why}` : ''}`;
    if (status < 500 && !passing.has(status)) return new JobFailure(text, { permanent: true });
    return new JobFailure(text, { notBefore: retryAfter(headers.get('retry-after'), this.clock.now()) });
  }
}

/**
 * HubSpot keeps first and last names apart: the last word of several is the last name. What is unset is left as it is
 * there.
 */
function propertiesOf({ email, name, phone, address, city, state, zipCode: zip }: CrmContact): Record<string, string> {
  const words = name?.trim().split(/\s+/) ?? [];
  const lastname = words.length > 1 ? words.pop() : undefined;
  const all = { email: email.toLowerCase(), firstname: words.join(' '), lastname, phone, address, city, state, zip };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** What the answer says if it is JSON; other answers come from proxies on the way. */
async function complaintOf(response: Response): Promise<Complaint> {
  const text = await response.text().catch(() => '');
  try {
    return (JSON.parse(text) ?? {}) as Complaint;
  } catch {
    return {};
  }
}
