import { join } from 'node:path';
import { bucketSettings, clientConfig } from '@partner/documents';
import type { Settings } from '@partner/runtime';
import type { ErasureList } from '../application/ports/erasure-list.js';
import { FolderErasureList } from './folder-erasure-list.js';

/**
 * Returns the configured list. The large S3 library is loaded only for a bucket.
 * @throws WrongSetting for a folder that cannot be written.
 */
export async function openErasureList(settings: Settings): Promise<ErasureList> {
  const { dataDir, erasureList } = settings;
  if (erasureList === undefined) return FolderErasureList.open(join(dataDir, 'erasures'), 'PARTNER_DATA_DIR');
  if (!erasureList.startsWith('s3://')) return FolderErasureList.open(erasureList, 'PARTNER_ERASURE_LIST');
  const bucket = erasureList.slice('s3://'.length);
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { BucketErasureList } = await import('./bucket-erasure-list.js');
  return new BucketErasureList(new S3Client(clientConfig(bucketSettings(bucket, settings))), bucket);
}
