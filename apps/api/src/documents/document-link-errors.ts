import { Injectable } from '@nestjs/common';
import { DownloadDocument } from '@partner/documents';
import type { CompanyId } from '@partner/kernel';
import type { FastifyRequest } from 'fastify';
import { VisitorCompanies } from '../visitors/visitor-companies.js';
import { type ErrorText, VisitorErrors } from '../visitors/visitor-errors.js';

const texts: Readonly<Record<number, ErrorText>> = {
  404: ['This link does not work', 'It is incomplete, or the document no longer exists.', 'Ask for a new link.'],
  409: ['The download is already running', 'Wait until it has finished. If it stopped, try again in half a minute.'],
  410: [
    'This link no longer works',
    'The document was already downloaded, or the link has expired. A link is for one download.',
    'Go back to where you found the link and open the document again, or ask for a new link.',
  ],
};

/** Pages about download links that do not work (R52). */
@Injectable()
export class DocumentLinkErrors extends VisitorErrors {
  constructor(
    companies: VisitorCompanies,
    private readonly downloads: DownloadDocument,
  ) {
    super(companies);
  }

  protected ownerOf({ params }: FastifyRequest): Promise<CompanyId | undefined> {
    return this.downloads.ownerOf((params as { token: string }).token);
  }

  protected textOf(status: number): ErrorText | undefined {
    return texts[status];
  }
}
