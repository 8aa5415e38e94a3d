import { type Actor, type AuditTrail, type Clock, type Id, newId, type UnitOfWork } from '@partner/kernel';
import { newLinkToken } from '../link-token/link-token.js';
import type { DocumentLinks } from '../ports/document-links.js';
import type { DocumentQueries } from '../ports/document-queries.js';

/** A link as it is handed out, once. */
export interface DocumentLink {
  /** For whoever has it, the right to download the document. */
  readonly token: string;
  readonly fileName: string;
  readonly expiresAt: Date;
}

/** Makes a link to one document, for one download (§4.13, R52). */
export class CreateDocumentLink {
  /** @param lifetimeSeconds how long a link works. */
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentQueries,
    private readonly links: DocumentLinks,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly lifetimeSeconds: number,
  ) {}

  /** @throws DomainError `notFound` when partners see no such document. */
  execute(actor: Actor, document: Id): Promise<DocumentLink> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const at = this.clock.now();
      const fileName = await this.documents.fileNameOf(company, document);
      const expiresAt = new Date(at.getTime() + this.lifetimeSeconds * 1_000);
      const id = newId();
      const { text: token, hash: tokenHash } = newLinkToken(company, id);
      await this.links.add({ company, id, document, tokenHash, createdAt: at, expiresAt });
      const changes = { expiresAt: [null, expiresAt] } as const;
      this.audit.add(actor, { at, action: 'document.linked', resourceType: 'document', resourceId: document, changes });
      return { token, fileName, expiresAt };
    });
  }
}
