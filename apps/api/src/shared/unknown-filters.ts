import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { UserQueries } from '@partner/companies';
import { addUnknownValue, isEmptyPage, type ListResponse } from '@partner/http';
import { DomainError, type CompanyId, type JsonResponse } from '@partner/kernel';
import { VisibleLocations } from '@partner/locations';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';

type Filters = Readonly<Partial<Record<'location' | 'salesperson', string>>>;

/** Warns about a location or sales person that does not exist, in the filters of a list that is empty (W4). */
@Injectable()
export class UnknownFilters implements NestInterceptor<ListResponse | JsonResponse> {
  constructor(
    private readonly locations: VisibleLocations,
    private readonly users: UserQueries,
  ) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<ListResponse | JsonResponse>,
  ): Observable<ListResponse | JsonResponse> {
    const { query, caller } = context.switchToHttp().getRequest<FastifyRequest>();
    const { location, salesperson } = query as Filters;
    if (!caller || (!location && !salesperson)) return next.handle();
    return next.handle().pipe(
      mergeMap(async (page) => {
        if (!isEmptyPage(page)) return page;
        const { company } = caller;
        if (location && !(await this.#isLocation(company, location)))
          addUnknownValue(query as Filters, 'location', location);
        if (salesperson && !(await this.#isUser(company, salesperson)))
          addUnknownValue(query as Filters, 'salesperson', salesperson);
        return page;
      }),
    );
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
    return !isEmptyPage(await this.users.list(company, { search, page: 1, limit: 1, order: 'asc' }));
  }
}
