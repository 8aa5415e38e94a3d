import type { Settings } from '@partner/runtime';
import { join } from 'node:path';
import type { DocumentStore } from '../application/ports/document-store.js';
import { bucketSettings } from './bucket-client.js';
import { DataDirectoryStore } from './data-directory-store.js';

/** Returns the configured store: a bucket if one is set, otherwise a folder of the data directory. */
export async function openDocumentStore(settings: Settings): Promise<DocumentStore> {
  const { dataDir, s3Bucket: bucket } = settings;
  if (bucket === undefined) return new DataDirectoryStore(join(dataDir, 'documents'));
  // The large S3 library is loaded only when a bucket is configured.
  const { S3Store } = await import('./s3-store.js');
  return new S3Store(bucketSettings(bucket, settings));
}
