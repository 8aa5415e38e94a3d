import { Controller, Header, Inject, Req } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { CreateCredential } from '@partner/access';
import { CreateSandbox, sandboxTemplate } from '@partner/companies';
import { CopyFiles } from '@partner/documents';
import { BeforeTransaction, HttpFailure, Post, Public, TokenBuckets } from '@partner/http';
import { portal } from '@partner/kernel';
import { portalUrlOf, type Settings } from '@partner/runtime';
import { CreateSignInLink } from '@partner/sign-in';
import type { FastifyRequest } from 'fastify';
import { ApiFails, ApiItem, Operation } from '../shared/operation.decorators.js';
import { publicUrl } from '../shared/public-address.js';

/** Settings of the deployment, as a token. */
export const sandboxSettings = Symbol('sandboxSettings');

/** A company of one's own in the sandbox, with its only key. */
class SandboxItem {
  @ApiProperty({ example: '65f0c0ffee00000000000001' }) companyId!: string;
  @ApiProperty({
    example: 'pk_test_6742f0c1d2e3f4a5b6c7d801_65f0c0ffee0000000000a001_YourSecret',
    description: 'API key with all scopes. It is shown only here.',
  })
  apiKey!: string;
  @ApiProperty({ format: 'uri', example: 'https://sandbox.example.com', description: 'Address of the API.' })
  baseUrl!: string;
  @ApiProperty({
    format: 'uri',
    example: 'https://portal.example.com/sign-in/pJ3x1yF0cX6l2Zr8vN5qTb7wQe9uKd4mHs0aGi2oYcE',
    description: 'Link that signs you in to the portal as the owner of the company, once.',
  })
  portalUrl!: string;
  @ApiProperty({
    format: 'date-time',
    example: '2026-03-02T15:30:00.000Z',
    description: 'The key works until then. Afterwards the company is deleted.',
  })
  expiresAt!: string;
}

const secondsPerHour = 3_600;

/** Companies of their own for developers and their test runs, in a sandbox alone (R111). */
@ApiTags('Sandboxes')
@Controller('sandboxes')
export class SandboxesController {
  constructor(
    private readonly createSandbox: CreateSandbox,
    private readonly copyFiles: CopyFiles,
    private readonly createCredential: CreateCredential,
    private readonly createSignInLink: CreateSignInLink,
    private readonly buckets: TokenBuckets,
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(sandboxSettings) private readonly settings: Settings,
  ) {}

  @Post()
  @Operation(
    'createSandbox',
    'Create a sandbox',
    'Creates a company with demo data that only its key reaches, for a day. It needs no credential.',
    'Use one for each run of your tests.',
    'Returns 429 beyond the limit of an address in an hour, or of all sandboxes at once.',
    'Does not exist in production.',
  )
  @Public()
  @BeforeTransaction()
  @Header('Cache-Control', 'no-store')
  @ApiItem(SandboxItem, 'The new company, with its key', { status: 201 })
  @ApiFails(429, 'The address created too many sandboxes in an hour, or too many exist; `Retry-After` has the seconds')
  async create(@Req() { ip }: FastifyRequest): Promise<() => Promise<SandboxItem>> {
    const { sandboxesPerHour: burst, sandboxesMax } = this.settings;
    const bucket = { name: 'sandboxes', ratePerSecond: burst / secondsPerHour, burst };
    const { allowed, retryAfterSeconds } = await this.buckets.takeForAddress(bucket, ip);
    if (!allowed)
      throw HttpFailure.tooManyRequests(retryAfterSeconds, `An address may create ${burst} sandboxes an hour.`);
    const { id, endsAt: expiresAt } = await this.createSandbox.execute(sandboxesMax);
    await this.copyFiles.execute(sandboxTemplate, id);
    const wanted = { type: 'api_key', name: 'Sandbox key', scopes: 'all', expiresAt } as const;
    const { apiKey } = await this.createCredential.execute(portal(id), wanted);
    const { token } = await this.createSignInLink.execute(portal(id), {});
    return async () => ({
      companyId: id,
      apiKey: apiKey!,
      baseUrl: publicUrl(this.settings, this.host.httpAdapter),
      portalUrl: `${portalUrlOf(this.settings)}/sign-in/${token}`,
      expiresAt: expiresAt.toISOString(),
    });
  }
}
