import type { CompanyId, SweepStep } from '@partner/kernel';

/** Companies that the sweep of documents has work for: the queries that cross companies (A7). */
export abstract class DueDocuments {
  abstract companies(): Promise<CompanyId[]>;
  /** Counts the files and links that are older. @param company all companies unless given. */
  abstract steps(before: { readonly files: Date; readonly links: Date }, company?: CompanyId): Promise<SweepStep[]>;
}
