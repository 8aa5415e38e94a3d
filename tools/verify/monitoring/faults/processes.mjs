/**
 * Faults of processes of the product.
 * - `page`: the runbook that is followed from the alert to the end
 * - `begin`: makes the fault
 * - `cured`: what others do before the page can help, such as the owner of an endpoint
 */
export const portalDead = {
  title: 'the portal is killed',
  alerts: ['PartnerProcessDown of partner-portal'],
  page: 'portal-down',
  begin: ({ servers }) => servers['partner-portal'].end('SIGKILL'),
};

export const apiDead = {
  title: 'the API server is killed',
  alerts: ['PartnerProcessDown of partner-api'],
  page: 'process-down',
  begin: ({ servers }) => servers['partner-api'].end('SIGKILL'),
};

export const workerHangs = {
  title: 'the only worker hangs (`SIGSTOP`)',
  alerts: ['PartnerProcessDown of partner-worker', 'PartnerNoWorker', 'PartnerDeliveriesStalled'],
  page: 'no-worker',
  begin: ({ servers }) => void servers['partner-worker'].child.kill('SIGSTOP'),
};

export const rolesLost = {
  title: 'the login loses `partner_cross_company`, and its connections are ended',
  alerts: ['PartnerNotReady of partner-worker'],
  page: 'not-ready',
  begin: async ({ fixture }) => {
    await fixture.query('revoke partner_cross_company from partner_login');
    await fixture.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'partner_login'`);
  },
};

export const redisDown = {
  title: 'Redis is killed',
  alerts: ['PartnerRedisDown'],
  page: 'redis-down',
  begin: ({ fixture }) => fixture.redis.stop(),
};

export const sweepStops = {
  title: 'the queue of sweeps is paused',
  alerts: ['PartnerSweepLate'],
  page: 'sweep-late',
  begin: ({ fixture }) => fixture.query(`select bullmq.pause('maintenance', true)`),
};

export const certificateExpires = {
  title: 'the certificate of the load balancer has three days left',
  alerts: ['PartnerCertificateExpires'],
  page: 'certificate-expires',
  begin: async ({ certificates }) => {
    await certificates.renew(3);
    await certificates.reload();
  },
};
