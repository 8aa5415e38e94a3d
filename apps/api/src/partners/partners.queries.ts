import { IdParam, LimitParam, PageParam, TextParam } from '@partner/http';
import type { Id } from '@partner/kernel';
import { FlagParam, OrderParam } from '../shared/list.params.js';
import { ListQuery } from '../shared/list.query.js';

/** Query of the list of agreements (§4.9). */
export class AgreementsQuery extends ListQuery {
  @TextParam({ description: 'Filters by status (exact match).' }) status?: string;
  @TextParam({ description: 'Filters by a substring of the name of the other party.' }) search?: string;
}

/** Query of the list of domains of a location (§4.5). */
export class LocationDomainsQuery {
  @PageParam() page!: number;
  @LimitParam() limit!: number;
  @OrderParam('asc') order!: 'asc' | 'desc';
  @FlagParam({
    description: 'Filters by locations that have, or do not have, the domain as default.',
  })
  defaultForStore?: boolean;
}

/** Query of the list of domains (§4.9). */
export class DomainsQuery extends LocationDomainsQuery {
  @IdParam({
    description: 'Filters by location.',
  })
  locationId?: Id;
}
