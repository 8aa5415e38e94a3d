import { type Command, headerPrefixOption, jsonOption } from '../command.js';
import { httpUrl } from '../context.js';
import { Failed } from '../failure.js';
import { casesFor } from '../webhooks/cases.js';
import { certify as test } from '../webhooks/certify.js';

/** `partner certify`: tests a webhook receiver. */
export const certify: Command = {
  name: 'certify',
  words: ['<url>'],
  summary: 'test a webhook receiver',
  about: `Sends a receiver what it gets from the API in the course of time: valid events, the same event twice,
events in the wrong order, two signatures during the rotation of a secret, an event of 256 KB, an unknown event
type, a ping; and what it must reject: forged, changed, unsigned and stale requests. Prints a report. The status is
1 if a test failed.

The events are invented: their records do not exist, so run it against a test system. The report cannot show whether
a duplicate was processed twice: check that yourself.`,
  options: {
    secret: { value: 'secret', about: 'signing secret that the receiver uses' },
    'header-prefix': headerPrefixOption,
    json: jsonOption,
  },
  examples: ['partner certify http://localhost:4242/hook --secret whsec_…'],
  run: async (context, given) => {
    const url = httpUrl('<url>', given.words[0]!);
    const cases = await casesFor(given.required('secret').trim(), given.text('header-prefix') ?? 'X-Service');
    let failed = 0;
    for (const one of cases) {
      const result = await test(url, one, context.terminal.stop);
      const [response] = result.responses;
      if (one === cases[0] && typeof response === 'string') throw new Failed(`${url} does not respond: ${response}`);
      if (!result.passed) failed += 1;
      if (given.has('json')) await context.json(result);
      else {
        const verdict = result.passed ? context.paint('good', 'pass') : context.paint('bad', 'FAIL');
        const responses = result.responses.join(', ').padEnd(10);
        await context.print(
          `${verdict}  ${one.name.padEnd(15)} ${responses} ${String(result.slowestMs).padStart(5)} ms`,
        );
        if (result.remedy !== undefined) await context.print(`      ${result.remedy}`);
      }
    }
    if (failed > 0) throw new Failed(`${failed} of ${cases.length} tests failed`);
    if (!given.has('json')) await context.print(`All ${cases.length} tests passed.`);
  },
};
