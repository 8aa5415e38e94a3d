import { Contexts } from '@partner/schema';
import { createLogger, readSettings } from '@partner/runtime';
import { createApi } from './app.js';
import { openApiDocument } from './document/openapi/document.js';
import { documentOptions } from './openapi-options.js';

/** Generates the OpenAPI document of this code without a server or a database. */
export async function apiDocument(): Promise<object> {
  const nowhere = {
    DATABASE_URL: 'postgres://none@127.0.0.1:9/none',
    PARTNER_SECRET: Buffer.from('0123456789abcdef'.repeat(2)).toString('base64'),
  };
  const settings = readSettings(nowhere);
  const app = await createApi(settings, { logger: createLogger({ name: 'openapi', level: 'warn' }) });
  try {
    return openApiDocument(app, documentOptions(app.get(Contexts).all, settings.webhookHeaderPrefix));
  } finally {
    await app.close();
  }
}
