import type { Command } from './command.js';

const width = 96;

/** Returns the help of the program. */
export function programHelp(commands: readonly Command[]): string {
  const rows = commands.map(({ name, words = [], summary }) => [[name, ...words].join(' '), summary] as const);
  return `Command line of the Partner API: make requests, receive events, and test webhooks.

Usage: partner <command> [options]

Commands:
${table(rows)}

Options:
${table([
  ['--help', 'print this text, or the help of a command'],
  ['--version', 'print the version'],
])}

Start with \`partner login\`. \`partner <command> --help\` has the options of a command, with examples.
The exit status is 0, or 1 after a failure, or 2 for a mistake in the command line.
`;
}

/** Returns the help of a command. */
export function commandHelp({ name, words = [], about, options, examples }: Command): string {
  const rows = Object.entries(options).map(
    ([option, { value, about: text }]) => [`--${option}${value === undefined ? '' : ` <${value}>`}`, text] as const,
  );
  const usage = ['partner', name, ...words, ...(rows.length > 0 ? ['[options]'] : [])].join(' ');
  return `Usage: ${usage}

${about
  .trim()
  .split('\n\n')
  .map((paragraph) => wrapped(paragraph))
  .join('\n\n')}

Options:
${table([...rows, ['--help', 'print this text']])}

Examples:
${examples.map((example) => `  ${example}`).join('\n')}
`;
}

/** Aligns rows of a term and its description. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const first = Math.max(...rows.map(([term]) => term.length)) + 2;
  return rows
    .map(([term, text]) => {
      const lines = wrapped(text, width - first - 2).split('\n');
      return `  ${term.padEnd(first)}${lines.join(`\n  ${' '.repeat(first)}`)}`;
    })
    .join('\n');
}

/** Breaks a paragraph into lines. */
function wrapped(text: string, most: number = width): string {
  const lines = [''];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}
