import {
  Amount,
  DateField,
  FiniteNumber,
  Flag,
  FreeJson,
  IdField,
  Instant,
  Integer,
  ListOf,
  Name,
  Nested,
  OneOf,
  References,
  SerialNumber,
  Text,
  ValueList,
  WebAddress,
} from '@partner/http';
import { omitUndefined, type Id, type MapPatch } from '@partner/kernel';
import {
  type DeliveryType,
  deliveryTypes,
  fileTypes,
  type RequestedLine,
  lineStatuses,
  PublishTemplate,
  type PurchaseType,
  purchaseTypes,
  PutWorkOrder,
  type PutWorkOrderCommand,
  type Template,
  type WorkOrderFile,
  type WorkOrderType,
  workOrderTypes,
} from '@partner/work-orders';
import { type Action, action, put } from './handler.js';

/** A picture of a unit. */
class FilePart {
  @OneOf(fileTypes, { required: true }) type!: WorkOrderFile['type'];
  @WebAddress({ required: true }) url!: string;
}

/** A line of a unit with the item's field names (§2.16). Its `id` is the line key. */
class LinePart {
  @Text({ max: 64 }) id?: string;
  @Text({ max: 64, description: 'Same as `id`.' }) lineKey?: string;
  @IdField({ clearable: true }) productId?: Id | null;
  @Name({ max: 300, min: 1 }) name?: string;
  @Text({ clearable: true, max: 100 }) colorName?: string | null;
  @FiniteNumber({ above: 0 }) quantity?: number;
  @Amount({ clearable: true }) amount?: number | null;
  @OneOf(lineStatuses) status?: RequestedLine['status'];
  @Flag() isStandardFeature?: boolean;
  @Text({ clearable: true, max: 100 }) category?: string | null;
  @Text({ clearable: true, max: 100 }) side?: string | null;
}

class TagPart {
  @Name({ required: true, max: 100 }) name!: string;
  @Flag() public?: boolean;
}

/** Fields of a stock template (§2.8). */
class TemplatePart {
  @Text({ clearable: true, max: 300 }) templateName?: string | null;
  @Text({ clearable: true, max: 5000 }) description?: string | null;
  @Text({ clearable: true, max: 20_000 }) descriptionHtml?: string | null;
  @ListOf(() => TagPart, { max: 100 }) tags?: TagPart[];
  @Flag() published?: boolean;
  @Text({ clearable: true, max: 200 }) configuratorId?: string | null;
  @WebAddress({ clearable: true }) structuraUrl?: string | null;
}

/** A work order (§2.9) with its build and sales details. */
class WorkOrderLine {
  @IdField() id?: Id;
  @Integer({ min: 1 }) workOrderNumber?: number;
  @SerialNumber({ clearable: true }) serialNumber?: string | null;
  @Name({ clearable: true, max: 300 }) title?: string | null;
  @Text({ clearable: true, max: 5000 }) description?: string | null;
  @Text({ max: 100 }) status?: string;
  @IdField({ clearable: true }) locationId?: Id | null;
  @OneOf(purchaseTypes) purchaseType?: PurchaseType;
  @OneOf(workOrderTypes) workOrderType?: WorkOrderType;
  @OneOf(deliveryTypes) deliveryType?: DeliveryType;
  @IdField({ clearable: true }) productId?: Id | null;
  @IdField({ clearable: true }) sizeId?: Id | null;
  @Amount({ clearable: true, min: 0 }) basePrice?: number | null;
  @Amount({ clearable: true, min: 0 }) upgradesPrice?: number | null;
  @Amount({ clearable: true, min: 0 }) removedPrice?: number | null;
  @Amount({ clearable: true, description: 'Stored even when it does not count.' }) discount?: number | null;
  @Text({ clearable: true }) discountReason?: string | null;
  @DateField({ clearable: true }) promisedDate?: Date | null;
  @Integer({ clearable: true, min: 0 }) storeExpirationDays?: number | null;
  @Flag() showWhenExpired?: boolean;
  @ValueList('webAddress', { max: 200 }) images?: string[];
  @ListOf(() => FilePart, { max: 500 }) files?: FilePart[];
  @FreeJson({ clearable: true }) configuration?: Record<string, unknown> | null;
  @ListOf(() => LinePart, { max: 500 }) lines?: LinePart[];
  @Nested(() => TemplatePart) template?: TemplatePart;
  @References() externalReferences?: MapPatch<string>;
  @Instant() createdAt?: Date;
  @Instant() statusChangedAt?: Date;
}

export const putWorkOrder = put({ line: WorkOrderLine, table: 'work_orders', useCase: PutWorkOrder, command });

function command({ lines, files, template, ...fields }: WorkOrderLine): PutWorkOrderCommand {
  return {
    ...fields,
    ...(files && { files: files.map(({ type, url }) => ({ type, url })) }),
    ...(lines && { lines: lines.map(({ id, lineKey = id, ...line }) => omitUndefined({ ...line, key: lineKey })) }),
    ...(template && { template: templateOf(template) }),
  };
}

/** Tags are public by default; the others are internal to the company (§2.8). */
function templateOf({ tags, ...fields }: TemplatePart): Partial<Template> {
  return {
    ...omitUndefined(fields),
    ...(tags && { tags: tags.map(({ name, public: shown = true }) => ({ name, public: shown })) }),
  };
}

/** Names the template to publish or unpublish. */
class PublishLine {
  @IdField({ required: true }) id!: Id;
}

const publishing = (published: boolean): Action =>
  action({ 'work_order.updated': '' }, PublishLine, async (application, actor, { id }) => {
    await application.get(PublishTemplate).execute(actor, { id, published });
    return id;
  });
export const publishTemplate = publishing(true);
export const unpublishTemplate = publishing(false);
