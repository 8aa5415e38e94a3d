import type { Settings } from '@partner/runtime';
import { join } from 'node:path';
import type { DocumentStore } from '../application/ports/document-store.js';
import { DataDirectoryStore } from './data-directory-store.js';

/** The store of the settings: a bucket where one is named, else a folder of the data directory. */
export async function openDocumentStore(settings: Settings): Promise<DocumentStore> {
  const { dataDir, s3Bucket: bucket, s3Endpoint: endpoint, s3Region: region } = settings;
  if (bucket === undefined) return new DataDirectoryStore(join(dataDir, 'documents'));
  const { awsAccessKeyId: accessKeyId, awsSecretAccessKey: secretAccessKey } = settings;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  // The library is loaded only where there is a bucket: it is large.
  const { S3Store } = await import('./s3-store.js');
  return new S3Store({ bucket, endpoint, region, pathStyle: settings.s3PathStyle, credentials });
}
