import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

/** Returns what Spectral finds in a document, as code, message and path. */
export async function spectralProblems(
  document: object,
  rules: Readonly<Record<string, string>> = {},
  ruleset: object = rulesets.oas,
): Promise<string[][]> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [ruleset], rules } as Parameters<typeof linter.setRuleset>[0]);
  const problems = await linter.run(document as Record<string, unknown>);
  return problems.map(({ code, message, path }) => [String(code), message, path.join('/')]);
}
