import { queryParam } from '@partner/http';
import { parseSpan } from '@partner/kernel';

type ParamOptions = Pick<Parameters<typeof queryParam>[0], 'description' | 'required' | 'reason' | 'known'>;

/** The sort key of a list. */
export const SortParam = <Key extends string>(keys: readonly Key[], standard: NoInfer<Key>): PropertyDecorator =>
  queryParam({
    schema: { type: String, enum: [...keys], default: standard },
    description: 'The sort key of the list. Ties are ordered by `id`.',
    standard,
  });

/**
 * The direction of the sort, `desc` by default (W4).
 * @param standard the default of a list that differs (R40).
 */
export const OrderParam = (standard: 'asc' | 'desc' = 'desc'): PropertyDecorator =>
  queryParam({
    schema: { type: String, enum: ['asc', 'desc'], default: standard },
    description: 'The sort direction.',
    standard,
    rule: 'asc or desc',
  });

const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/**
 * True or false (W4).
 * @param options `default` is the value of an absent parameter, undefined if not given.
 */
export const FlagParam = ({
  default: standard,
  ...options
}: ParamOptions & { default?: boolean } = {}): PropertyDecorator =>
  queryParam({
    schema: { type: Boolean, ...(standard !== undefined && { default: standard }) },
    ...options,
    standard,
    read: (text) => flags.get(text),
    rule: 'true, false, 1 or 0',
    isValid: (value) => typeof value === 'boolean',
  });

/** A calendar day as `YYYY-MM-DD` without a time. The field holds the text. */
export const DayParam = (options: ParamOptions = {}): PropertyDecorator =>
  queryParam({
    schema: { type: String, format: 'date' },
    ...options,
    rule: 'a date (YYYY-MM-DD)',
    isValid: (value) => typeof value === 'string' && value.length <= 10 && parseSpan(value) !== undefined,
  });

/** An external reference as `key:value` (§2.6). The field holds `{key, value}`, split at the first colon. */
export const ReferenceParam = (): PropertyDecorator =>
  queryParam({
    schema: { type: String },
    description: 'Records with exactly this external reference, as `key:value`.',
    read: (text) => {
      const colon = text.indexOf(':');
      return colon < 0 ? undefined : { key: text.slice(0, colon), value: text.slice(colon + 1) };
    },
    rule: 'of the form key:value',
    isValid: (value) => typeof value === 'object',
  });
