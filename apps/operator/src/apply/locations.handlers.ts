import { Email, FiniteNumber, Flag, FreeJson, IdField, Instant, Name, Phone, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import { PutLocation, type StoreHours } from '@partner/locations';
import { put, type ContextHandlers } from './handler.js';

/** A location (§2.10), including fields that partners never see. */
class LocationLine {
  @IdField() id?: Id;
  @Name({ max: 200, min: 1 }) name?: string;
  @Text({ max: 200, min: 1 }) slug?: string;
  @Text({ clearable: true, max: 100 }) code?: string | null;
  @Text({ clearable: true }) address?: string | null;
  @Text({ clearable: true }) city?: string | null;
  @Text({ clearable: true }) state?: string | null;
  @Text({ clearable: true }) zipCode?: string | null;
  @Phone({ clearable: true }) phone?: string | null;
  @Name({ clearable: true }) contactPerson?: string | null;
  @Email({ clearable: true }) contactEmail?: string | null;
  @FiniteNumber({ clearable: true, min: -90, max: 90 }) latitude?: number | null;
  @FiniteNumber({ clearable: true, min: -180, max: 180 }) longitude?: number | null;
  @Flag() active?: boolean;
  @Flag() salesLot?: boolean;
  @Flag() plant?: boolean;
  @Text({ clearable: true }) region?: string | null;
  @FreeJson({ clearable: true }) storeHours?: StoreHours | null;
  @Flag() hideFromPartnerApi?: boolean;
  @Flag() ignoreOnLedger?: boolean;
  @Flag() leadRouting?: boolean;
  @Instant() createdAt?: Date;
}

export const locationsHandlers: ContextHandlers = {
  puts: { location: put({ line: LocationLine, needs: ['name'], table: 'locations', useCase: PutLocation }) },
};
