import { serveProcess } from '@partner/http';
import { baseUrlOf, logConsole, Metrics, readSettings, startTracing } from '@partner/runtime';
import { apiLogger, createApi } from './app.js';

await serveProcess(async () => {
  const settings = readSettings(process.env);
  const logger = apiLogger(settings);
  logConsole(logger);
  const metrics = new Metrics({ service: 'api', environment: settings.environment });
  const tracing = await startTracing(settings, 'partner-api', logger);
  const app = await createApi(settings, { logger, metrics, tracer: tracing.tracer });
  const { host, port } = settings;
  const addressOf = (url: string): string => baseUrlOf(settings, port || Number(new URL(url).port));
  return { app, settings, logger, metrics, host, port, addressOf, ending: [() => tracing.stop()] };
});
