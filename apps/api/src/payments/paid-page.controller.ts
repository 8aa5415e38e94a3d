import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@partner/http';
import { paidPage } from '@partner/payments';

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Thank you</title>
<body style="font-family: sans-serif; text-align: center; margin-top: 20vh">
<h1>Thank you</h1><p>Your payment was received. You can close this page.</p></body></html>
`;

/** Page to which the payment processor redirects customers after payment. It is not part of the API contract. */
@ApiExcludeController()
@Controller(paidPage)
export class PaidPageController {
  @Get()
  @Public()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  @Header('x-content-type-options', 'nosniff')
  page(): string {
    return page;
  }
}
