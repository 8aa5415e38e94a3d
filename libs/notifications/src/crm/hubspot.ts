import type { HttpAnswer, HttpClient } from '@partner/http-client';
import { type Clock, JobFailure } from '@partner/kernel';
import { Crm, type CrmAccess, type CrmContact } from '../application/ports/crm.js';

/**
 * The time that a `Retry-After` header names, in seconds or as a date; undefined when there is none to be understood.
 */
function retryAfter(header: string | undefined, now: Date): Date | undefined {
  if (!header) return undefined;
  const at = /^\d{1,7}$/.test(header) ? new Date(now.getTime() + Number(header) * 1_000) : new Date(header);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

const hubspot = 'https://api.hubapi.com';

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
  /** @param client that keeps bodies: its rules say which addresses may be used (E7). */
  constructor(
    private readonly client: HttpClient,
    private readonly clock: Clock,
  ) {
    super();
  }

  async upsertContact(
    { accessToken, baseUrl = hubspot }: CrmAccess,
    contact: CrmContact,
    signal: AbortSignal,
  ): Promise<void> {
    const { email } = contact;
    const answer = await this.client.post({
      url: `${baseUrl}/crm/v3/objects/contacts/batch/upsert`,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({
        inputs: [{ id: email.toLowerCase(), idProperty: 'email', properties: propertiesOf(contact) }],
      }),
      signal,
    });
    const { statusCode: status, error } = answer;
    if (status === undefined) throw new JobFailure(`HubSpot cannot be reached: ${error}`);
    const complaint = complaintOf(answer);
    const done = status === 207 ? !complaint.numErrors && !complaint.errors?.length : status >= 200 && status < 300;
    if (!done) throw this.failure(status, answer, complaint);
  }

  private failure(status: number, { headers }: HttpAnswer, { message, errors }: Complaint): JobFailure {
    const why = errors?.find((error) => error.message)?.message ?? message;
    const text = `HubSpot answered ${status}${why ? `: ${why}` : ''}`;
    if (status < 500 && !passing.has(status)) return new JobFailure(text, { permanent: true });
    return new JobFailure(text, { notBefore: retryAfter(headers?.['retry-after'], this.clock.now()) });
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
function complaintOf({ body = '' }: HttpAnswer): Complaint {
  try {
    return (JSON.parse(body) ?? {}) as Complaint;
  } catch {
    return {};
  }
}
