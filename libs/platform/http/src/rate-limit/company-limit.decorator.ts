import { type ExecutionContext, SetMetadata } from '@nestjs/common';

const mark = 'partner:company-limit';

/** A route whose calls also cost a token that all credentials of the company share, by the name of the limit (R53). */
export const CompanyLimit = (name: string): MethodDecorator => SetMetadata(mark, name);

/** The limit of companies that a route counts against, if there is one. */
export const companyLimitOf = (context: ExecutionContext): string | undefined =>
  Reflect.getMetadata(mark, context.getHandler()) as string | undefined;
