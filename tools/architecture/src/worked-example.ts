import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A change of a file as a page shows it. */
interface Edit {
  readonly path: string;
  /** The text that stands there once; empty for a file that is new. */
  readonly before: string;
  readonly after: string;
}

/** Every change that a page shows, in its order: `+++` names the file, `@@` divides the places in it. */
function editsIn(page: string): Edit[] {
  const blocks = [...page.matchAll(/^```diff\n(?<changes>.*?)^```$/gms)].map(({ groups }) => groups?.['changes'] ?? '');
  return blocks.flatMap((block) =>
    block.split(/^\+\+\+ /m).flatMap((file) => {
      const [path = '', ...lines] = file.split('\n');
      if (path === '') return [];
      const places = lines.join('\n').split(/^@@\n/m);
      const side = (place: string, dropped: string): string =>
        place
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith(dropped))
          .map((line) => `${line.slice(1)}\n`)
          .join('');
      return places.map((place) => ({ path, before: side(place, '+'), after: side(place, '-') }));
    }),
  );
}

/**
 * Does to the files of a folder what a page shows. @param filled what stands for a word of the page.
 * @throws Error when a file does not have a place that the page shows, or has it twice.
 */
export function follow(page: string, folder: string, filled: readonly [word: string, by: string]): string[] {
  return editsIn(page.replaceAll(...filled)).map(({ path, before, after }) => {
    const file = join(folder, path);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const [start, ...rest] = before === '' ? [text, ''] : text.split(before);
    if (rest.length !== 1 || (before === '') !== (text === '')) throw new Error(`${path} has no single\n${before}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${start}${after}${rest[0]}`);
    return path;
  });
}
