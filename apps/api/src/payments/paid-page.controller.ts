import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@partner/http';
import { type CompanyId, isId } from '@partner/kernel';
import { paidPage, type Receipt, ShowReceipt } from '@partner/payments';
import type { FastifyReply } from 'fastify';
import { VisitorCompanies } from '../visitors/visitor-companies.js';
import { visitorPage } from '../visitors/visitor-page.js';

/** Page to which the payment processor redirects customers after payment. It is not part of the API contract. */
@ApiExcludeController()
@Controller(paidPage)
export class PaidPageController {
  constructor(
    private readonly receipts: ShowReceipt,
    private readonly companies: VisitorCompanies,
  ) {}

  /** Names company and amount to the customer, whose session is in the query; thanks everyone else without them. */
  @Get()
  @Public()
  async page(
    @Query('company') company: unknown,
    @Query('link') link: unknown,
    @Query('session') session: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isKnown = isId(company) && isId(link) && typeof session === 'string';
    const receipt = isKnown
      ? await this.receipts.execute({ company: company as string as CompanyId, link, session })
      : undefined;
    const page = visitorPage({
      title: 'Thank you',
      company: receipt && (await this.companies.of(company as CompanyId)),
      paragraphs: ['Your payment was received. You can close this page.'],
      facts: receipt ? factsOf(receipt) : [],
    });
    await reply.headers(page.headers).send(page.text);
  }
}

const factsOf = ({ name, amount }: Receipt): [string, string][] => [
  ['For', name],
  ['Amount', amount],
];
