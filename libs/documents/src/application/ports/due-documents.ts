import type { CompanyId } from '@partner/kernel';

/** Which companies the sweep of documents has something to do for: the only question that crosses companies (A7). */
export abstract class DueDocuments {
  abstract companies(): Promise<CompanyId[]>;
}
