import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { UserQueries } from '@partner/companies';
import { warnIfEmpty } from '@partner/http';
import { DomainError, type CompanyId } from '@partner/kernel';
import { VisibleLocations } from '@partner/locations';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';

type Filters = Readonly<Partial<Record<'location' | 'salesperson', string>>>;

/** Warns about a location or sales person that does not exist, in the filters of a list that is empty (W4). */
@Injectable()
export class UnknownFilters implements NestInterceptor {
  constructor(
    private readonly locations: VisibleLocations,
    private readonly users: UserQueries,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { query, caller } = context.switchToHttp().getRequest<FastifyRequest<{ Querystring: Filters }>>();
    if (!caller || (!query.location && !query.salesperson)) return next.handle();
    return next.handle().pipe(
      mergeMap(async (page: unknown) => {
        await warnIfEmpty(page, query, () => this.#unknown(caller.company, query));
        return page;
      }),
    );
  }

  async #unknown(company: CompanyId, { location, salesperson }: Filters): Promise<(keyof Filters)[]> {
    return [
      ...(location && !(await this.#isLocation(company, location)) ? (['location'] as const) : []),
      ...(salesperson && !(await this.#isUser(company, salesperson)) ? (['salesperson'] as const) : []),
    ];
  }

  async #isLocation(company: CompanyId, idOrSlug: string): Promise<boolean> {
    try {
      return (await this.locations.find(company, idOrSlug)) !== undefined;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'notFound') return false;
      throw error;
    }
  }

  async #isUser(company: CompanyId, search: string): Promise<boolean> {
    const { text } = await this.users.list(company, { search, page: 1, limit: 1, order: 'asc' });
    return (JSON.parse(text) as { readonly total: number }).total > 0;
  }
}
