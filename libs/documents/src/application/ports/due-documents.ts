import type { CompanyId, SweepStep } from '@partner/kernel';

/** Which companies the sweep of documents has something to do for: the questions that cross companies (A7). */
export abstract class DueDocuments {
  abstract companies(): Promise<CompanyId[]>;
  /** Counts the files and links that are older. @param company all companies unless given. */
  abstract steps(before: { readonly files: Date; readonly links: Date }, company?: CompanyId): Promise<SweepStep[]>;
}
