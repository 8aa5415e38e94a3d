import { type Actor, conflict, type Id, missing, newId, notFound, type UnitOfWork } from '@partner/kernel';
import { Document, type DocumentFields, type DocumentOwner, type StoredFile } from '../../domain/document/document.js';
import type { DocumentEntities, Documents, UnreferencedFiles } from '../ports/documents.js';

/** Document data from the portal; an absent field means unchanged, or the default for a new document. */
export interface PutDocumentCommand extends Partial<DocumentOwner & DocumentFields> {
  readonly id?: Id;
  /** A previously uploaded file. Required for a new document, since documents always have content. */
  readonly file?: StoredFile;
  /** Original file name; the default for `fileName` of a new document. */
  readonly sourceName?: string;
}

/** Adds a document to an order, a quote or a work order, or changes one, on behalf of the portal (R70). */
export class PutDocument {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: Documents,
    private readonly entities: DocumentEntities,
    private readonly files: UnreferencedFiles,
  ) {}

  /**
   * @returns the document id. @throws DomainError `invalid` (R70), `notFound` (the entity, a deleted document),
   * `conflict` (the document belongs to another entity; the entity's customer was erased; the upload exceeded the
   * retention of unreferenced files).
   */
  execute(actor: Actor, { id, ...command }: PutDocumentCommand): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const existing = id && (await this.documents.find(company, id));
      if (existing) return this.#change(existing, command, at);
      const { owner, file, ...fields } = withDefaults(command);
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
    if (await this.files.remove(state.companyId, fileId)) return;
    throw conflict('upload_too_slow', 'the upload took too long, and its file was removed');
  }
}

type Completed = DocumentFields & { readonly owner: DocumentOwner; readonly file: StoredFile };

/** Applies defaults to a new document. @throws DomainError `invalid` */
function withDefaults({ sourceName, ...command }: PutDocumentCommand): Completed {
  const entityType = required('entityType', command.entityType);
  const entityId = required('entityId', command.entityId);
  const fileName = required('fileName', command.fileName ?? sourceName);
  const file = required('file or contentBase64', command.file);
  const { name = fileName, type = 'Other', mimeType = 'application/octet-stream' } = command;
  return { owner: { entityType, entityId }, file, name, fileName, type, mimeType };
}

function required<T>(name: string, value: T | undefined): T {
  if (value === undefined) throw missing(`${name} is required for a new document`);
  return value;
}

const nameOf = ({ entityType }: DocumentOwner): string => (entityType === 'workOrder' ? 'work order' : entityType);
