import { type Clock, conflict, gone, newId, notFound, system, type UnitOfWork } from '@partner/kernel';
import { setTimeout } from 'node:timers/promises';
import { isSecretOf, parseLinkToken } from '../link-token/link-token.js';
import type { DocumentLinks, FoundLink } from '../ports/document-links.js';
import { type DownloadLease, leaseMs, LinkLease } from './download-lease.js';
import type { LinkedFile } from './linked-file.js';

/** How often, and how many times, it is asked what became of a download whose last byte has left. */
const settling = { everyMs: 50, times: 40 };

/** What links lead to, and the one download that each is good for (R52, R71). */
export class DownloadDocument {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: DocumentLinks,
    private readonly clock: Clock,
  ) {}

  /**
   * The file that a link leads to; nothing is used up.
   * @throws DomainError `notFound` (forged, or partners do not see the document), `gone` (used, expired).
   */
  async find(text: string): Promise<LinkedFile> {
    const token = parseLinkToken(text);
    if (!token) throw notFound('link');
    const { company, link } = token;
    const found = await this.work.run(system(company), () => this.links.find(company, link));
    if (!isSecretOf(found?.tokenHash, token.secret) || !found?.visible) throw notFound('link');
    // A download that began in time may go on in ranges no longer than any other.
    if (found.usedAt || found.expiresAt <= this.clock.now()) throw expired();
    const { fileId, fileName, mimeType, sizeBytes, contentHash } = found;
    return { company, link, key: { company, file: fileId }, fileName, mimeType, sizeBytes, contentHash };
  }

  /**
   * Begins the download of the whole file: the link is nobody else's until it ends.
   * @throws DomainError `conflict` while somebody else downloads, `gone` (used, expired).
   */
  async begin({ company, link }: LinkedFile): Promise<DownloadLease> {
    const lease = { company, link, id: newId() };
    for (let asked = 0; ; asked += 1) {
      const found = await this.work.run(system(company), async () => {
        const at = this.clock.now();
        if (await this.links.claim(lease, at, new Date(at.getTime() + leaseMs))) return undefined;
        return this.links.find(company, link);
      });
      if (!found) return new LinkLease(this.work, this.links, this.clock, lease);
      if (found.usedAt || found.expiresAt <= this.clock.now()) throw expired();
      // Whether the client took the last byte is known in a moment: until then it is neither used nor free.
      if (!this.isSettling(found) || asked === settling.times)
        throw conflict('download_in_progress', 'the file is being downloaded already');
      await setTimeout(settling.everyMs);
    }
  }

  private isSettling({ sentAt, leasedUntil }: FoundLink): boolean {
    return sentAt !== null && leasedUntil !== null && leasedUntil > this.clock.now();
  }
}

const expired = (): Error => gone('link_expired', 'the link was used or has expired: ask for another one');
