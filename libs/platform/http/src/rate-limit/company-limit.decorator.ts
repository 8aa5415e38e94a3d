import { type ExecutionContext, SetMetadata } from '@nestjs/common';

const mark = 'partner:company-limit';

/** Charges calls of a route to a named limit that all credentials of the company share (R53). */
export const CompanyLimit = (name: string): MethodDecorator => SetMetadata(mark, name);

/** Returns the name of a route's company limit, if any. */
export const companyLimitOf = (context: ExecutionContext): string | undefined =>
  Reflect.getMetadata(mark, context.getHandler()) as string | undefined;
