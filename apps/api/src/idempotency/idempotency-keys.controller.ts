import { Controller, Get } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { AnyCaller, type ApiAdapter, Caller, IdempotencyKeys, PathParam } from '@partner/http';
import { DomainError, HiddenRecords, type Id, invalid } from '@partner/kernel';
import { ApiFails, ApiItem, Operation } from '../shared/operation.decorators.js';

/** One endpoint that saw an idempotency key (§4.17). */
class UsedKeyItem {
  @ApiProperty({ example: 'POST', description: 'Method of the request.' }) method!: string;
  @ApiProperty({ example: '/partner/v1/leads', description: 'Path of the request.' }) path!: string;
  @ApiProperty({ enum: ['running', 'finished'], example: 'finished', description: 'Whether a response is stored.' })
  status!: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:00.000Z', description: 'Start of the request.' })
  since!: string;
  @ApiPropertyOptional({ type: 'integer', example: 201, description: 'Status that a retry returns.' })
  httpStatus?: number;
  @ApiPropertyOptional({
    example: '/partner/v1/leads/65f0c0ffee0000000000a001',
    description: 'Path of the record that was created.',
  })
  resourceUrl?: string;
  @ApiPropertyOptional({
    format: 'date-time',
    example: '2026-03-01T15:30:00.120Z',
    description: 'End of the request.',
  })
  finishedAt?: string;
  @ApiPropertyOptional({
    format: 'date-time',
    example: '2026-03-02T15:30:00.120Z',
    description: 'The key can be used for another request then.',
  })
  expiresAt?: string;
  @ApiProperty({ example: false, description: 'True if the stored response was erased with its customer.' })
  erased!: boolean;
}

class UsedKeysItem {
  @ApiProperty({ type: [UsedKeyItem] }) data!: UsedKeyItem[];
}

const maxLength = 255;

/** An `Idempotency-Key` in the path. */
const PathIdempotencyKey = (): ParameterDecorator =>
  PathParam(
    {
      name: 'key',
      description: 'The `Idempotency-Key` of the requests, percent-encoded.',
      schema: { type: 'string', minLength: 1, maxLength, example: 'order-1042' },
    },
    (value) => {
      if (value !== '' && value.length <= maxLength && !value.includes('\0')) return value;
      throw invalid(`key must have 1 to ${maxLength} characters`, 'invalid_field', { field: 'key' });
    },
  );

/** Look-up of idempotency keys over HTTP. */
@ApiTags('Idempotency keys')
@Controller('partner/v1/idempotency-keys')
export class IdempotencyKeysController {
  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly hidden: HiddenRecords,
    private readonly host: HttpAdapterHost<ApiAdapter>,
  ) {}

  @Get(':key')
  @Operation(
    'getIdempotencyKey',
    'Look up an idempotency key',
    'Returns what happened to the requests with this key, if no response arrived: one entry for each endpoint.',
    'Shows operations whose scope your credential has, and never the stored response: repeat the request to get it.',
    'Returns 404 if no request with the key arrived, it failed without making changes (5xx), or the key has expired.',
  )
  @AnyCaller()
  @ApiItem(UsedKeysItem, 'Requests with the key, the latest first')
  @ApiFails(400, 'The key is too long')
  @ApiFails(404, 'The key is unknown')
  async get(@Caller() { company, scopes }: Caller, @PathIdempotencyKey() key: string): Promise<UsedKeysItem> {
    const data: UsedKeyItem[] = [];
    for (const { scope, records, used, created } of await this.keys.find(company, key))
      if (scopes.has(scope) && (await this.hidden.among(company, records)).length === 0)
        data.push({ ...used, ...this.#resource(used.path, created) });
    if (data.length === 0)
      throw new DomainError('notFound', 'unknown_key', 'no request with this Idempotency-Key is known', {
        field: 'key',
      });
    return { data };
  }

  /** Returns the path of a created record, if the API has one: below the request's path, or a collection of its own. */
  #resource(path: string, created: Id | undefined): Pick<UsedKeyItem, 'resourceUrl'> {
    if (created === undefined) return {};
    const { routes } = this.host.httpAdapter;
    const last = path.split('/').at(-1)!;
    const resourceUrl = [path, `/partner/v1/${last === 'convert' ? 'orders' : last}`]
      .map((collection) => `${collection}/${created}`)
      .find((url) => routes.methodsOf(url).includes('GET'));
    return resourceUrl === undefined ? {} : { resourceUrl };
  }
}
