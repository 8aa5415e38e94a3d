import { type Actor, type AuditTrail, type Id, newId, type UnitOfWork } from '@partner/kernel';
import { newLinkToken } from '../link-token/link-token.js';
import type { DocumentLinks } from '../ports/document-links.js';
import type { DocumentQueries } from '../ports/documents.js';

/** A download link; the token is returned only once. */
export interface DocumentLink {
  /** Grants its holder the download of the document. */
  readonly token: string;
  readonly fileName: string;
  readonly expiresAt: Date;
}

/** Creates a link for one download of a document (§4.13, R52). */
export class CreateDocumentLink {
  /** @param lifetimeSeconds time until a link expires */
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentQueries,
    private readonly links: DocumentLinks,
    private readonly audit: AuditTrail,
    private readonly lifetimeSeconds: number,
  ) {}

  /** @throws DomainError `notFound` when partners cannot see the document */
  execute(actor: Actor, document: Id): Promise<DocumentLink> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const at = this.work.now();
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
