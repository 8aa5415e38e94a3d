import type { CompanyId, Id, SweepStep, JsonResponse, ListDefinition, Page } from '@partner/kernel';
import { Records } from '@partner/kernel';
import type { Document, DocumentOwner, EntityType, StoredFile } from '../../domain/document/document.js';

export abstract class Documents extends Records<Document> {
  /** Returns the owner of a document without locking; undefined when the document does not exist or was deleted. */
  abstract ownerOf(company: CompanyId, id: Id): Promise<DocumentOwner | undefined>;
  /** Locks and returns all documents of these orders, quotes and work orders, deleted ones included. */
  abstract ofEntities(company: CompanyId, entities: readonly Id[]): Promise<Document[]>;
  /** Returns files of the documents among `ids`, deleted ones included, in ascending order of the ids of documents. */
  abstract filesOf(company: CompanyId, ids: readonly Id[], limit: number): Promise<{ id: Id; file: Id }[]>;
  /** Returns the files of all documents of a company that has few, such as a sandbox. */
  abstract storedFiles(company: CompanyId): Promise<StoredFile[]>;
}

/** Quotes, orders and work orders, as needed by documents. */
export abstract class DocumentEntities {
  /**
   * Returns the location that hides the entity (A5); null for an entity without a location and for work orders, which
   * no location hides; undefined when the entity does not exist or was deleted. An erasure waits until the commit.
   * @throws DomainError `conflict` when its customer was erased (R110), since a document may contain personal data.
   */
  abstract locationOf(company: CompanyId, owner: DocumentOwner): Promise<Id | null | undefined>;
}

/** Finds the companies that the documents sweep has to process, with queries across companies (A7). */
export abstract class DueDocuments {
  abstract companies(): Promise<CompanyId[]>;
  /** Counts the files and links that are older. @param company defaults to all companies */
  abstract steps(before: { readonly files: Date; readonly links: Date }, company?: CompanyId): Promise<SweepStep[]>;
}

/** Parameters of a list of documents (§4.13). */
export interface DocumentCriteria extends Page {
  readonly order: 'asc' | 'desc';
  readonly entityType: EntityType;
  readonly entityId: Id;
  /** Category; exact match. */
  readonly type?: string;
}

/** Reads documents as partners see them. A hidden entity hides its documents (§2.20, A5). */
export abstract class DocumentQueries {
  /** Definition that determines when cached responses of `list` are out of date. */
  abstract listDefinition(entityType: EntityType): ListDefinition;
  /** Returns the list envelope of the requested page, by creation time. @throws DomainError `notFound` (the entity) */
  abstract list(company: CompanyId, criteria: DocumentCriteria): Promise<JsonResponse>;
  /** Returns the file name of a document that partners can see. @throws DomainError `notFound` */
  abstract fileNameOf(company: CompanyId, id: Id): Promise<string>;
}

/** Files that may be in the store without a document pointing to them. */
export abstract class UnreferencedFiles {
  abstract add(company: CompanyId, file: Id): Promise<void>;
  /**
   * Deletes the entry because a document will point to the file, or the file is removed. @returns true if there was an
   * entry. Locked until the commit.
   */
  abstract remove(company: CompanyId, file: Id): Promise<boolean>;
  /** Deletes up to `limit` entries older than `before` and returns their files; skips entries locked by others. */
  abstract removeOld(company: CompanyId, before: Date, limit: number): Promise<Id[]>;
}
