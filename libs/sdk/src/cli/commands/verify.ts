import { WebhookSignatureError, verifyWebhook } from '../../webhooks/signature.js';
import type { Command } from '../command.js';
import { Failed } from '../failure.js';
import { readInput } from '../read-input.js';
import { explainMismatch } from '../webhooks/explain-mismatch.js';

/** `partner verify`: checks a webhook as a receiver does. */
export const verify: Command = {
  name: 'verify',
  summary: 'check the signature of a webhook',
  about: `Checks a webhook as a receiver does, and if it is not valid, says what is wrong: another secret, a body
that was changed on its way, or an old signature. Nothing is sent to the API.

The body must be the bytes as they arrived. It is read from a file or from standard input.`,
  options: {
    secret: { value: 'secret', about: 'signing secret of the endpoint, which begins with whsec_' },
    signature: {
      value: 'header',
      about: 'value of the signature header, X-Service-Signature unless the API has another prefix',
    },
    body: { value: 'file', about: 'file with the body; by default standard input' },
    tolerance: { value: 'seconds', about: 'maximum age of the signature; 300 by default, as receivers should use' },
  },
  examples: [
    `partner verify --secret whsec_… --signature 't=1772366400,v1=6f60…' --body body.json`,
    `partner verify --secret whsec_… --signature 't=1772366400,v1=6f60…' < body.json`,
  ],
  run: async (context, given) => {
    const secret = given.required('secret').trim();
    const signature = given.required('signature').replace(/^[a-z\d-]+-signature:\s*/i, '');
    const toleranceSeconds = given.integer('tolerance', { min: 0, max: 999_999_999, usual: 300 });
    const body = await readInput(context.terminal, given.text('body') ?? '-');
    try {
      const { id, type } = await verifyWebhook({ body, signature, secret, toleranceSeconds });
      const seconds = Math.floor(Date.now() / 1_000) - Number(/t=(\d+)/.exec(signature)?.[1]);
      await context.print(`${context.paint('good', 'valid')}  ${type} ${id}, signed ${seconds} s ago`);
    } catch (error) {
      if (error instanceof SyntaxError) throw new Failed('the signature is valid, but the body is not JSON');
      if (!(error instanceof WebhookSignatureError)) throw error;
      throw new Failed((await explainMismatch({ body, signature, secret })) ?? error.message);
    }
  },
};
