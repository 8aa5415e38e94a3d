import { Flag, IdField, Instant, ListOf, Name, Text, TextList } from '@partner/http';
import type { Id } from '@partner/kernel';
import { PutDomain } from '@partner/partners';
import { put } from './handler.js';

/** A product that a location sells under a domain. */
class DomainProductPart {
  @IdField({ required: true }) productId!: Id;
  @TextList({ max: 1000 }) sizes?: string[];
  @TextList({ max: 1000 }) excludedUpgrades?: string[];
}

/** A location that sells under a domain, with the item's field names. */
class DomainLocationPart {
  @IdField({ required: true }) locationId!: Id;
  @Flag() hidePrices?: boolean;
  @Flag() defaultForStore?: boolean;
  @ListOf(() => DomainProductPart, { max: 1000 }) products?: DomainProductPart[];
}

/** A domain (§2.13). `locations` replaces the whole list. */
class DomainLine {
  @IdField() id?: Id;
  @Name({ min: 1, max: 100 }) integrationId?: string;
  @Text({ min: 1, max: 253 }) subdomain?: string;
  @Text({ min: 1, max: 253 }) apexDomain?: string;
  @Flag() verified?: boolean;
  @ListOf(() => DomainLocationPart, { max: 1000 }) locations?: DomainLocationPart[];
  @Instant() createdAt?: Date;
}

export const putDomain = put({
  line: DomainLine,
  needs: ['integrationId', 'subdomain', 'apexDomain'],
  table: 'domains',
  useCase: PutDomain,
});
