import { until } from '../../shared/until.mjs';

/** Faults of webhooks and mail; their members are explained in processes.mjs. */
export const endpointHangs = {
  title: 'an endpoint with 400 events does not respond',
  alerts: ['PartnerDeliveriesLate'],
  page: 'deliveries-late',
  begin: async (deployment) => {
    const hanging = await deployment.endpoint({ hang: 60_000 });
    deployment.late = hanging.subscription;
    await deployment.load.leads(deployment.location, 400, 4);
  },
  variables: ({ late }) => ({ SUBSCRIPTION: late }),
};

export const endpointFails = {
  title: 'an endpoint has failed for five days, and a delivery for the last time',
  alerts: ['PartnerEndpointDisabled', 'PartnerDeliveriesDead'],
  page: 'endpoint-disabled',
  begin: async (deployment) => {
    const { fixture, mail } = deployment;
    mail.accepts = false;
    let isFailing = true;
    const answer = (response) => response.writeHead(isFailing ? 500 : 200).end();
    const failing = await deployment.endpoint({ answer });
    deployment.disabled = failing.subscription;
    deployment.repair = () => (isFailing = false);
    await deployment.load.leads(deployment.location, 2, 1);
    // Five days later.
    await fixture.query(
      `update webhook_deliveries
        set attempts = 10, series_started_at = now() - interval '1 day', next_attempt_at = now()
        where subscription_id = $1`,
      [failing.subscription],
    );
    const dead = `select 1 from webhook_deliveries where subscription_id = $1 and state = 'dead'`;
    // Deliveries of a disabled endpoint are held.
    await until(async () => (await fixture.query(dead, [failing.subscription])).length > 0, 30);
    await fixture.query(`update webhook_subscriptions set failing_since = now() - interval '6 days' where id = $1`, [
      failing.subscription,
    ]);
    await deployment.load.leads(deployment.location, 2, 1);
  },
  cured: ({ repair }) => repair(),
  variables: ({ disabled }) => ({ SUBSCRIPTION: disabled }),
};

/** The mail about the disabled endpoint. */
export const mailRefused = {
  title: 'the mail server refuses a message',
  alerts: ['PartnerJobsDead'],
  page: 'dead-letters',
  begin: () => undefined,
  cured: ({ mail }) => (mail.accepts = true),
};
