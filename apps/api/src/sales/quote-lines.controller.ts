import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AddQuoteLine, QuoteQueries, RemoveQuoteLine } from '@partner/sales';
import { LinesController } from './lines.controller.js';

/** Line items of quotes over HTTP (§2.16, §4.3). */
@ApiTags('Quotes')
@Controller('partner/v1/quotes/:id/line-items')
export class QuoteLinesController extends LinesController({
  name: 'quote',
  one: 'a quote',
  refusal: 'Returns 409 for a Sold or Cancelled quote, and for a stale `If-Match`.',
  removal: ['Returns 409 for the base line, which is the product itself, and for a Sold or Cancelled quote.'],
}) {
  constructor(quotes: QuoteQueries, addLine: AddQuoteLine, removeLine: RemoveQuoteLine) {
    super(quotes, addLine, removeLine);
  }
}
