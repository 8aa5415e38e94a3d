import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AddQuoteLine, QuoteQueries, RemoveQuoteLine } from '@partner/sales';
import { LinesController } from './lines.controller.js';

/** The line items of quotes over HTTP (§2.16, §4.3). */
@ApiTags('Quotes')
@Controller('partner/v1/quotes/:id/line-items')
export class QuoteLinesController extends LinesController({
  name: 'quote',
  one: 'a quote',
  refusal: '409 on a quote that is Sold or Cancelled, and for a stale `If-Match`.',
  removal: [
    'The base line, that of the product itself, cannot be removed: 409.',
    'The same goes for lines of a quote that is Sold or Cancelled.',
  ],
}) {
  constructor(quotes: QuoteQueries, addLine: AddQuoteLine, removeLine: RemoveQuoteLine) {
    super(quotes, addLine, removeLine);
  }
}
