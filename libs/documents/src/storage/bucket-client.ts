import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Settings } from '@partner/runtime';

export interface BucketSettings {
  readonly bucket: string;
  /** AWS by default. */
  readonly endpoint?: string;
  readonly region: string;
  /** True if the bucket is part of the path rather than of the host name. */
  readonly pathStyle: boolean;
  /** By default, the credentials that the SDK finds, such as the role of the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** Timeouts in milliseconds, for connecting and for a silent connection. */
export const timeouts = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/** Limits the time until a response begins, so that three attempts end before a request of the API times out. */
const responseTimeout = { requestTimeout: 9_000, throwOnRequestTimeout: true };

const ignored = (): void => undefined;
/** Discards the SDK's console output, since failures are thrown anyway. */
const logger = { trace: ignored, debug: ignored, info: ignored, warn: ignored, error: ignored };

/** Returns the settings of a bucket of this deployment. */
export function bucketSettings(bucket: string, settings: Settings): BucketSettings {
  const { s3Endpoint: endpoint, s3Region: region, s3PathStyle: pathStyle } = settings;
  const { awsAccessKeyId: accessKeyId, awsSecretAccessKey: secretAccessKey } = settings;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, endpoint, region, pathStyle, credentials };
}

/** Returns the options of a client of the bucket, with timeouts. */
export const clientConfig = ({ endpoint, region, pathStyle, credentials }: BucketSettings): S3ClientConfig => ({
  region,
  forcePathStyle: pathStyle,
  ...(endpoint !== undefined && { endpoint }),
  ...(credentials && { credentials }),
  // Not all servers other than AWS support the checksums that the SDK would send after a streamed body.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  logger,
  requestHandler: { ...timeouts, ...responseTimeout },
});
