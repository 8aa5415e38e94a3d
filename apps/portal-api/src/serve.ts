import { serveProcess } from '@partner/http';
import { logConsole, Metrics, readSettings, startTracing } from '@partner/runtime';
import { createPortal, portalLogger } from './app.js';

await serveProcess(async () => {
  const settings = readSettings(process.env);
  const logger = portalLogger(settings);
  logConsole(logger);
  const metrics = new Metrics({ service: 'portal', environment: settings.environment });
  const tracing = await startTracing(settings, 'partner-portal', logger);
  const app = await createPortal(settings, { logger, metrics, tracer: tracing.tracer });
  const { portalHost: host, portalPort: port, portalUrl } = settings;
  const addressOf = (url: string): string => portalUrl ?? url;
  return { app, settings, logger, metrics, host, port, addressOf, ending: [() => tracing.stop()] };
});
