/** Code block of a guide. */
export interface GuideBlock {
  readonly language: string;
  readonly text: string;
}

/** Files and a shell script that run a guide from top to bottom. */
export interface GuideScript {
  readonly files: Readonly<Record<string, string>>;
  readonly script: string;
  /** Number of blocks that run. */
  readonly steps: number;
}

/** File extension and command of a language that is not a shell's. */
const programs: Readonly<Record<string, readonly [extension: string, command: string]>> = {
  ts: ['mts', 'node'],
  python: ['py', 'python3'],
  php: ['php', 'php'],
};

/** Variables that the reader sets: credentials are created by a user of the company. */
const given = ['PARTNER_KEY', 'CLIENT_ID', 'CLIENT_SECRET'];

/** Returns all code blocks of a guide in their order. */
export const guideBlocks = (markdown: string): GuideBlock[] =>
  [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }));

/** Returns a script for one shell that runs the blocks of a guide one after the other; other languages as programs. */
export function guideScript(blocks: readonly GuideBlock[]): GuideScript {
  const files: Record<string, string> = {};
  const steps = blocks.flatMap(({ language, text }, index) => {
    if (language === 'sh') return [text];
    const [extension, command] = programs[language] ?? [];
    if (extension === undefined) return [];
    // A block that later ones run has a comment with the name of its file.
    const file = /^\/\/ ([\w.-]+)\n/.exec(text)?.[1] ?? `block-${index + 1}.${extension}`;
    files[file] = text;
    return [`${command} ${file}\n`];
  });
  // The last line of the output names the step that failed.
  const marked = steps.map((step, index) => `echo "step ${index + 1}"\n${step}`);
  return { files, script: `set -euo pipefail\n${marked.join('')}`, steps: steps.length };
}

/** Returns the variables that a guide uses before it sets them. A guide sets a given one as `NAME=${NAME:?…}`. */
export function unsetVariables(blocks: readonly GuideBlock[]): string[] {
  const set = new Set<string>();
  const unset: string[] = [];
  for (const { language, text } of blocks) {
    const found = language === 'sh' ? inShell(text) : language in programs ? inProgram(text) : [];
    for (const { name, isSet } of found) {
      if (isSet) set.add(name);
      else if (!set.has(name)) unset.push(name);
    }
  }
  return [...new Set(unset)];
}

interface Mention {
  readonly name: string;
  readonly isSet: boolean;
}

function inShell(text: string): Mention[] {
  const code = text.replaceAll(/'[^']*'/g, "''").replaceAll(/^\s*#.*$/gm, '');
  return [...code.matchAll(/(?:^|[\s;(])([A-Za-z_]\w*)=|\bfor ([a-z]\w*) in|\$\{?([A-Za-z_]\w*)(:\?)?/gm)].flatMap(
    ([, assigned, looped, used, required]): Mention[] => {
      const name = assigned ?? looped;
      if (name !== undefined) return [{ name, isSet: true }];
      return required !== undefined && given.includes(used!) ? [] : [{ name: used!, isSet: false }];
    },
  );
}

function inProgram(text: string): Mention[] {
  const direct = [...text.matchAll(/process\.env\.(\w+)|environ\['(\w+)'\]|environ\["(\w+)"\]|getenv\('(\w+)'\)/g)];
  const taken = [...text.matchAll(/const \{([^}]*)\} = process\.env/g)].flatMap(
    ([, names]) => names!.match(/\w+/g) ?? [],
  );
  return [...direct.map(([, ...names]) => names.find(Boolean)!), ...taken].map((name) => ({ name, isSet: false }));
}
