import type { Clock, UnitOfWork, CompanyId, Id } from '@partner/kernel';
import { conflict, gone, newId, notFound, system } from '@partner/kernel';
import { setTimeout } from 'node:timers/promises';
import { matchesHash, parseLinkToken } from '../link-token/link-token.js';
import type { DocumentLinks, FoundLink } from '../ports/document-links.js';
import { DownloadLease, leaseMs } from './download-lease.js';
import type { FileKey } from '../ports/document-store.js';

export interface LinkedFile extends Pick<FoundLink, 'fileName' | 'mimeType' | 'sizeBytes' | 'contentHash'> {
  readonly company: CompanyId;
  readonly link: Id;
  readonly key: FileKey;
}

/** Interval and number of checks for the result of a download whose last byte has been sent. */
const settling = { everyMs: 50, times: 40 };

/** Resolves download links and allows one download per link (R52, R71). */
export class DownloadDocument {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: DocumentLinks,
    private readonly clock: Clock,
  ) {}

  /**
   * Finds the file of a link without using the link up.
   * @throws DomainError `notFound` (forged, or partners cannot see the document), `gone` (used, expired).
   */
  async find(text: string): Promise<LinkedFile> {
    const token = parseLinkToken(text);
    if (!token) throw notFound('link');
    const { company, link } = token;
    const found = await this.work.run(system(company), () => this.links.find(company, link));
    if (!matchesHash(found?.tokenHash, token.secret) || !found?.visible) throw notFound('link');
    // Range requests are subject to the same expiry, even if the download began in time.
    if (found.usedAt || found.expiresAt <= this.clock.now()) throw expired();
    const { fileId, fileName, mimeType, sizeBytes, contentHash } = found;
    return { company, link, key: { company, file: fileId }, fileName, mimeType, sizeBytes, contentHash };
  }

  /** Returns the company of a link that was issued, whatever its state; undefined for a forged one. */
  async ownerOf(text: string): Promise<CompanyId | undefined> {
    const token = parseLinkToken(text);
    if (!token) return undefined;
    const found = await this.work.run(system(token.company), () => this.links.find(token.company, token.link));
    return matchesHash(found?.tokenHash, token.secret) ? token.company : undefined;
  }

  /**
   * Begins a download of the whole file. The link is reserved for it until it ends.
   * @throws DomainError `conflict` during another download, `gone` (used, expired).
   */
  async begin({ company, link }: LinkedFile): Promise<DownloadLease> {
    const lease = { company, link, id: newId() };
    for (let asked = 0; ; asked += 1) {
      const found = await this.work.run(system(company), async () => {
        const at = this.clock.now();
        if (await this.links.claim(lease, at, new Date(at.getTime() + leaseMs))) return undefined;
        return this.links.find(company, link);
      });
      if (!found) return new DownloadLease(this.work, this.links, lease);
      if (found.usedAt || found.expiresAt <= this.clock.now()) throw expired();
      // The result of a finished transfer is known within moments. Until then the link is neither used nor free.
      if (!this.isSettling(found) || asked === settling.times)
        throw conflict('download_in_progress', 'The file is already being downloaded');
      await setTimeout(settling.everyMs);
    }
  }

  private isSettling({ sentAt, leasedUntil }: FoundLink): boolean {
    return sentAt !== null && leasedUntil !== null && leasedUntil > this.clock.now();
  }
}

const expired = (): Error => gone('link_expired', 'The link was used or has expired. Request another one');
