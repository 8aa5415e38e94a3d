import { paginateListObjectsV2, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { unavailable } from '@partner/kernel';
import { entryName, entryOf, ErasureList, type ListedErasure } from '../application/ports/erasure-list.js';

const prefix = 'erasures/';

/** One empty object for each entry. */
export class BucketErasureList extends ErasureList {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {
    super();
  }

  async add(entry: ListedErasure): Promise<void> {
    const command = new PutObjectCommand({ Bucket: this.bucket, Key: `${prefix}${entryName(entry)}`, Body: '' });
    await this.client.send(command).catch(failed);
  }

  async *all(): AsyncIterable<ListedErasure> {
    try {
      for await (const page of paginateListObjectsV2(
        { client: this.client },
        { Bucket: this.bucket, Prefix: prefix },
      )) {
        for (const { Key: key = '' } of page.Contents ?? []) {
          const entry = entryOf(key.slice(prefix.length));
          if (entry) yield entry;
        }
      }
    } catch (error) {
      failed(error);
    }
  }
}

function failed(cause: unknown): never {
  throw unavailable('erasure_list_unavailable', 'the list of erased customers does not respond', cause);
}
