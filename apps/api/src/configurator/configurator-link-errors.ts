import { Injectable } from '@nestjs/common';
import { Launches, sessionOfReturn } from '@partner/configurator';
import { type CompanyId, hashOfToken } from '@partner/kernel';
import type { FastifyRequest } from 'fastify';
import { VisitorCompanies } from '../visitors/visitor-companies.js';
import { type ErrorText, VisitorErrors } from '../visitors/visitor-errors.js';

/** Pages about launch and return links that do not work (R54). */
@Injectable()
export class ConfiguratorLinkErrors extends VisitorErrors {
  constructor(
    companies: VisitorCompanies,
    private readonly launches: Launches,
  ) {
    super(companies);
  }

  protected ownerOf({ params }: FastifyRequest): Promise<CompanyId | undefined> {
    const { token, sessionId } = params as { token?: string; sessionId?: string };
    if (token !== undefined) return this.launches.ownerOf({ tokenHash: hashOfToken(token) });
    const session = sessionOfReturn(sessionId ?? '');
    return session ? this.launches.ownerOf({ session }) : Promise.resolve(undefined);
  }

  protected textOf(status: number): ErrorText | undefined {
    if (status === 410)
      return [
        'This link no longer works',
        'It was already used, has expired, or is incomplete. A link opens the configurator once, for a short time.',
        'Go back to the website and open the configurator again.',
      ];
    if (status === 404)
      return [
        'There is nothing to return to',
        'The visit to the configurator ended some time ago, or it did not start on a website.',
        'You can close this page. Saved designs are not lost.',
      ];
    return undefined;
  }
}
