import { type Clock, conflict, system, type UnitOfWork } from '@partner/kernel';
import type { DocumentLinks, Lease } from '../ports/document-links.js';

/** How long a link stays with a download of which nothing is heard any more, in milliseconds (R52). */
export const leaseMs = 30_000;

/** The download of a whole file that is under way. */
export abstract class DownloadLease {
  /** Says that it goes on. @throws DomainError `conflict` when the link went to somebody else. */
  abstract renew(): Promise<void>;
  /** To be called before the last byte leaves. @throws DomainError `conflict` as `renew`. */
  abstract markSent(): Promise<void>;
  /** Ends the download: a link is used up by every byte's delivery, and free again otherwise (R52). */
  abstract end(outcome: { readonly delivered: boolean }): Promise<void>;
}

/** A lease that the database keeps, so that it ends by itself when this process does. */
export class LinkLease extends DownloadLease {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: DocumentLinks,
    private readonly clock: Clock,
    private readonly lease: Lease,
  ) {
    super();
  }

  renew(): Promise<void> {
    return this.#hold((_, until) => this.links.renew(this.lease, until));
  }

  markSent(): Promise<void> {
    return this.#hold((at, until) => this.links.markSent(this.lease, at, until));
  }

  end({ delivered }: { readonly delivered: boolean }): Promise<void> {
    return this.#run(() => (delivered ? this.links.use(this.lease, this.clock.now()) : this.links.release(this.lease)));
  }

  async #hold(step: (at: Date, until: Date) => Promise<boolean>): Promise<void> {
    const at = this.clock.now();
    const isHeld = await this.#run(() => step(at, new Date(at.getTime() + leaseMs)));
    if (!isHeld) throw conflict('download_in_progress', 'somebody else downloads through this link');
  }

  #run<T>(step: () => Promise<T>): Promise<T> {
    return this.work.run(system(this.lease.company), step);
  }
}
