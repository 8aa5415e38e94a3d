import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A change of a file as shown in a page. */
interface Edit {
  readonly path: string;
  /** The text to replace, which must occur once; empty for a new file. */
  readonly before: string;
  readonly after: string;
}

/** Returns every change of a page in order: `+++` names the file, `@@` separates the places in it. */
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
 * Applies the changes of a page to the files of a folder. @param filled a word of the page and its replacement
 * @throws Error when a file does not contain a place of the page exactly once
 */
export function follow(page: string, folder: string, filled: readonly [word: string, by: string]): string[] {
  return editsIn(page.replaceAll(...filled)).map(({ path, before, after }) => {
    const file = join(folder, path);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const [start, ...rest] = before === '' ? [text, ''] : text.split(before);
    if (rest.length !== 1 || (before === '') !== (text === ''))
      throw new Error(`${path} does not contain exactly once:\n${before}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${start}${after}${rest[0]}`);
    return path;
  });
}
