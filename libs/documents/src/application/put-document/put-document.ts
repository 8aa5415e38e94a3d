import { type Actor, type Clock, conflict, type Id, missing, newId, notFound, type UnitOfWork } from '@partner/kernel';
import { Document, type DocumentFields, type DocumentOwner, type StoredFile } from '../../domain/document/document.js';
import type { DocumentEntities } from '../ports/document-entities.js';
import type { Documents } from '../ports/documents.js';
import type { UnreferencedFiles } from '../ports/unreferenced-files.js';

/** What the portal knows of a document; absent means unchanged, or the default of a new one. */
export interface PutDocumentCommand extends Partial<DocumentOwner & DocumentFields> {
  readonly id?: Id;
  /** Uploaded before. Required for a new document: one without content does not exist. */
  readonly file?: StoredFile;
  /** What the file was called where it came from: the name of a new document that is given none. */
  readonly sourceName?: string;
}

/** Adds a document to an order, a quote or a work order, or changes one: what the portal does (R70). */
export class PutDocument {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: Documents,
    private readonly entities: DocumentEntities,
    private readonly files: UnreferencedFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns its id. @throws DomainError `invalid` (R70), `notFound` (the entity, a deleted document), `conflict` (it
   * belongs to another entity; the upload took longer than files are waited for).
   */
  execute(actor: Actor, { id, ...command }: PutDocumentCommand): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const at = this.clock.now();
      const existing = id && (await this.documents.find(company, id));
      if (existing) return this.#change(existing, command, at);
      const { owner, file, ...fields } = complete(command);
      const locationId = await this.entities.locationOf(company, owner);
      if (locationId === undefined) throw notFound(nameOf(owner));
      const made = { ...fields, ...owner, ...file, companyId: company, createdAt: at, locationId };
      const document = Document.create({ id: id ?? newId(), ...made });
      await this.#refer(document, file);
      await this.documents.add(document);
      return document.id;
    });
  }

  async #change(document: Document, command: Omit<PutDocumentCommand, 'id'>, at: Date): Promise<Id> {
    const { entityType, entityId, file, sourceName: _, ...fields } = command;
    const { state } = document;
    if (state.deletedAt) throw notFound('document');
    if ((entityType ?? state.entityType) !== state.entityType || (entityId ?? state.entityId) !== state.entityId) {
      throw conflict('stays_where_it_is', 'a document cannot move to another entity');
    }
    document.revise({ ...fields, ...file }, at);
    if (file) {
      await this.#refer(document, file);
      await this.files.add(state.companyId, state.fileId);
    }
    await this.documents.save(document);
    return document.id;
  }

  async #refer({ state }: Document, { fileId }: StoredFile): Promise<void> {
    if (await this.files.take(state.companyId, fileId)) return;
    throw conflict('upload_too_slow', 'the upload took too long, and its file was removed');
  }
}

/** What is told of a new document, with what it is stored of. */
type Completed = DocumentFields & { readonly owner: DocumentOwner; readonly file: StoredFile };

/** What a new document is made of. @throws DomainError `invalid` */
function complete({
  entityType,
  entityId,
  sourceName,
  fileName = sourceName,
  file,
  ...command
}: PutDocumentCommand): Completed {
  const needed = { entityType, entityId, fileName, file };
  const absent = Object.entries(needed).find(([, value]) => value === undefined)?.[0];
  if (entityType === undefined || entityId === undefined || fileName === undefined || file === undefined) {
    const what = absent === 'file' ? 'file or contentBase64' : absent;
    throw missing(`${what} is required for a new document`);
  }
  const { name = fileName, type = 'Other', mimeType = 'application/octet-stream' } = command;
  return { owner: { entityType, entityId }, file, name, fileName, type, mimeType };
}

const nameOf = ({ entityType }: DocumentOwner): string => (entityType === 'workOrder' ? 'work order' : entityType);
