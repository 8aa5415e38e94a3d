import type { CompanyId, SweepStep } from '@partner/kernel';

/** Finds the companies that the documents sweep has to process, with queries across companies (A7). */
export abstract class DueDocuments {
  abstract companies(): Promise<CompanyId[]>;
  /** Counts the files and links that are older. @param company defaults to all companies */
  abstract steps(before: { readonly files: Date; readonly links: Date }, company?: CompanyId): Promise<SweepStep[]>;
}
