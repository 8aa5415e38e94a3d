import { TcpProxy } from '@partner/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { BucketSettings } from '../storage/bucket-client.js';

/**
 * An S3 server in this process, behind a network that can be cut. It supports buckets, ranges, lengths and access keys.
 * Unlike S3, it does not verify version 4 signatures, keeps the received part of an object whose request broke off, and
 * has no policies, encryption, checksums after a body, or rate limits.
 */
export class TestBucket {
  private constructor(
    private readonly server: S3rver,
    private readonly directory: string,
    readonly network: TcpProxy,
  ) {}

  static async start(): Promise<TestBucket> {
    const directory = await mkdtemp(join(tmpdir(), 'partner-bucket-'));
    const server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'documents', configs: [] }],
    });
    const { port } = (await server.run()) as { port: number };
    return new TestBucket(server, directory, await TcpProxy.to(`http://127.0.0.1:${port}`));
  }

  /** Settings that the server accepts. */
  get settings(): BucketSettings & { readonly endpoint: string } {
    return {
      bucket: 'documents',
      endpoint: this.network.url.replace(/\/$/, ''),
      region: 'us-east-1',
      pathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    };
  }

  async stop(): Promise<void> {
    await this.network.cut();
    await this.server.close();
    await rm(this.directory, { recursive: true });
  }
}
