import { join } from 'node:path';
import type { Settings } from '@partner/runtime';
import type { ErasureList } from '../application/ports/erasure-list.js';
import { FolderErasureList } from './folder-erasure-list.js';

/** Returns the configured list. The large S3 library is loaded only for a bucket. */
export async function openErasureList(settings: Settings): Promise<ErasureList> {
  const { dataDir, erasureList = join(dataDir, 'erasures'), s3Endpoint: endpoint, s3Region: region } = settings;
  if (!erasureList.startsWith('s3://')) return new FolderErasureList(erasureList);
  const { awsAccessKeyId: accessKeyId, awsSecretAccessKey: secretAccessKey } = settings;
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { BucketErasureList } = await import('./bucket-erasure-list.js');
  const client = new S3Client({
    region,
    forcePathStyle: settings.s3PathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
  return new BucketErasureList(client, erasureList.slice('s3://'.length));
}
