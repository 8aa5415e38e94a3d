import { conflict, system, type UnitOfWork } from '@partner/kernel';
import type { DocumentLinks, Lease } from '../ports/document-links.js';

/** Time for which a link stays reserved for a download that has stopped reporting, in milliseconds (R52). */
export const leaseMs = 30_000;

/** A download of a whole file in progress, with a lease in the database, which expires when this process ends. */
export class DownloadLease {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: DocumentLinks,
    private readonly lease: Lease,
  ) {}

  /** Extends the lease. @throws DomainError `conflict` when another download holds the link */
  renew(): Promise<void> {
    return this.#hold((_, until) => this.links.renew(this.lease, until));
  }

  /** Call before the last byte is sent. @throws DomainError `conflict` as `renew` */
  markSent(): Promise<void> {
    return this.#hold((at, until) => this.links.markSent(this.lease, at, until));
  }

  /** Ends the download. The link is used up if every byte was delivered, and free again otherwise (R52). */
  end({ delivered }: { readonly delivered: boolean }): Promise<void> {
    return this.#run(() =>
      delivered ? this.links.markUsed(this.lease, this.work.now()) : this.links.release(this.lease),
    );
  }

  async #hold(step: (at: Date, until: Date) => Promise<boolean>): Promise<void> {
    const at = this.work.now();
    const isHeld = await this.#run(() => step(at, new Date(at.getTime() + leaseMs)));
    if (!isHeld) throw conflict('download_in_progress', 'Another download is using this link');
  }

  #run<T>(step: () => Promise<T>): Promise<T> {
    return this.work.run(system(this.lease.company), step);
  }
}
