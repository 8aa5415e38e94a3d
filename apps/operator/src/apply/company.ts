import { PutCompany, soldByStatuses, type SoldByStatus } from '@partner/companies';
import { Email, Name, OneOf, Phone, Text, TextList } from '@partner/http';
import { put } from './handler.js';

/** Profile (§2.24) and settings of the batch's company. */
class CompanyLine {
  @Name({ max: 200, min: 1 }) name?: string;
  @Email({ clearable: true }) email?: string | null;
  @Phone({ clearable: true }) phone?: string | null;
  @Text({ clearable: true }) address?: string | null;
  @Text({ clearable: true }) city?: string | null;
  @Text({ clearable: true }) state?: string | null;
  @Text({ clearable: true }) zipCode?: string | null;
  @Text({ clearable: true }) country?: string | null;
  @Text() timezone?: string;
  @Text({ clearable: true, max: 2000 }) logoUrl?: string | null;
  @Text({ clearable: true }) companyType?: string | null;
  @TextList({ clearable: true }) sellTypes?: string[] | null;
  @OneOf(soldByStatuses) soldByStatus?: SoldByStatus;
  @Text({ pattern: /^[a-z]{3}$/ }) currency?: string;
  @Email({ clearable: true }) technicalContactEmail?: string | null;
  @Text({ clearable: true, max: 2000 }) configuratorUrl?: string | null;
  @TextList({ clearable: true, max: 100 }) configuratorLaunchAllowlist?: string[] | null;
}

export const putCompany = put({ line: CompanyLine, useCase: PutCompany });
