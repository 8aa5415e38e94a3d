import { serveProcess } from '@partner/http';
import { Metrics, readSettings } from '@partner/runtime';
import { createPortal, portalLogger } from './app.js';

await serveProcess(async () => {
  const settings = readSettings(process.env);
  const logger = portalLogger(settings);
  const metrics = new Metrics({ service: 'portal' });
  const app = await createPortal(settings, { logger, metrics });
  const { portalHost: host, portalPort: port, portalUrl } = settings;
  return { app, settings, logger, metrics, host, port, addressOf: (url) => portalUrl ?? url };
});
