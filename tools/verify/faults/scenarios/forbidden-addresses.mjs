import { Load } from '../../shared/load.mjs';
import { Receiver } from '../../shared/receiver.mjs';
import { until } from '../../shared/until.mjs';

const refusal = 'the host leads to an address that is not public';

/**
 * Tries endpoints inside the internal network: IP addresses through a whole deployment, names and redirects through
 * its sender.
 */
export async function forbiddenAddresses(fixture, report) {
  const trap = await Receiver.start();
  fixture.receivers.push(trap);
  const api = await fixture.start('api');
  await fixture.start('worker');
  const load = new Load(api, fixture.key);
  const location = await load.location();
  const urls = [
    `https://127.0.0.1:${trap.port}/`,
    `https://2130706433:${trap.port}/`,
    `https://[::ffff:127.0.0.1]:${trap.port}/`,
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
  ];
  for (const url of urls) await fixture.subscribe(url);
  await load.lead(location);
  const logged = () => fixture.query('select url, error from webhook_attempts where event_type = $1', ['lead.created']);
  await until(async () => (await logged()).length >= urls.length, 30);
  const refused = (await logged()).filter(({ error }) => error === refusal);
  report.check(
    'addresses rejected and logged',
    `${new Set(refused.map(({ url }) => url)).size} of ${urls.length}`,
    (value) => value === `5 of 5`,
  );

  const names = {
    'loopback.example': '127.0.0.1',
    'private.example': '10.0.0.1',
    'metadata.example': '169.254.169.254',
    'mapped.example': '::ffff:127.0.0.1',
  };
  // Built by now, but not yet when this file was loaded.
  const { HttpWebhookSender } = await import('../../../../libs/events/dist/delivery/http-webhook-sender.js');
  const strict = new HttpWebhookSender({ allowPrivate: false, lookUp: async (name) => [names[name]] });
  const answers = await Promise.all(
    Object.keys(names).map((name) => strict.send({ url: `https://${name}:${trap.port}/`, headers: {}, body: '{}' })),
  );
  report.check(
    'names rejected',
    `${answers.filter(({ error }) => error === refusal).length} of 4`,
    (value) => value === '4 of 4',
  );

  // The first hop has to be reachable here, so the sender allows it. The test is whether it follows the redirect.
  const lenient = new HttpWebhookSender({ allowPrivate: true });
  const redirecting = await Receiver.start({
    answer: (response) => response.writeHead(307, { location: `http://127.0.0.1:${trap.port}/` }).end(),
  });
  fixture.receivers.push(redirecting);
  const redirected = await lenient.send({
    url: redirecting.url,
    headers: {},
    body: JSON.stringify({ id: 'x', occurredAt: new Date() }),
  });
  report.check('a redirect is a failure', redirected.error, (value) => value === 'redirects are not followed (307)');
  report.check('connections made to the forbidden address', trap.connections, (value) => value === 0);
  await Promise.all([strict.close(), lenient.close()]);
  const events = await fixture.events();
  return { events: events.length, lost: 0, doubled: 0, wrongAnswers: load.others(200, 201) };
}
