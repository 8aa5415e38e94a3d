import { FlagParam, IdParam, LimitParam, OrderParam, PageParam, TextParam } from '@partner/http';
import type { Id } from '@partner/kernel';
import { ListQuery } from '../shared/list.query.js';

/** What the list of agreements can be asked for (§4.9). */
export class AgreementsQuery extends ListQuery {
  @TextParam({ description: 'Exactly this status.' }) status?: string;
  @TextParam({ description: 'Substring of the name of the other party.' }) search?: string;
}

/** What the list of domains of a location can be asked for (§4.5). */
export class LocationDomainsQuery {
  @PageParam() page!: number;
  @LimitParam() limit!: number;
  @OrderParam('asc') order!: 'asc' | 'desc';
  @FlagParam({
    description: 'Keeps the locations of which this is, or is not, the default, and drops domains left without one.',
  })
  defaultForStore?: boolean;
}

/** What the list of domains can be asked for (§4.9). */
export class DomainsQuery extends LocationDomainsQuery {
  @IdParam({
    description: 'Keeps this location alone, and drops domains left without one.',
  })
  locationId?: Id;
}
