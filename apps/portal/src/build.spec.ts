import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';

const dist = join(import.meta.dirname, '../dist');
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const sizeOf = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** Files that a browser loads before it shows anything. */
const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file!);

const views = readdirSync(join(dist, 'assets')).filter((file) => !first.includes(`assets/${file}`));

describe('the built pages', () => {
  it('load less than 250 KB (gzip) before the first view', () => {
    expect(first.length).toBeGreaterThan(2);
    const bytes = sizeOf('index.html') + first.reduce((sum, file) => sum + sizeOf(file), 0);
    expect(bytes).toBeLessThan(250_000);
  });

  it('load the code of each view on demand, in small files', () => {
    expect(views.length).toBeGreaterThan(8);
    // The chart contains its library.
    const [charts, others] = [true, false].map((isChart) =>
      views.filter((file) => file.startsWith('chart') === isChart),
    );
    expect(Math.max(...others!.map((file) => sizeOf(`assets/${file}`)))).toBeLessThan(20_000);
    expect(charts).toHaveLength(2);
    expect(Math.max(...charts!.map((file) => sizeOf(`assets/${file}`)))).toBeLessThan(30_000);
  });

  it('load at most 60 KB (gzip) for each further view with all that it imports', () => {
    for (const view of views) {
      const loaded = new Set<string>();
      const load = (file: string): void => {
        if (loaded.has(file) || first.includes(`assets/${file}`)) return;
        loaded.add(file);
        const text = readFileSync(join(dist, 'assets', file), 'utf8');
        for (const [, imported] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) load(imported!);
      };
      if (view.endsWith('.js')) load(view);
      expect([...loaded].reduce((sum, file) => sum + sizeOf(`assets/${file}`), 0)).toBeLessThan(60_000);
    }
  });

  it('contain the styles of every component', () => {
    const classesOf = (text: string): ReadonlySet<string> => new Set(text.match(/\bm_[0-9a-f]{6,8}\b/g));
    const files = (ending: string): string[] =>
      readdirSync(join(dist, 'assets'))
        .filter((file) => file.endsWith(ending))
        .map((file) => readFileSync(join(dist, 'assets', file), 'utf8'));
    const all = classesOf(readFileSync(fileURLToPath(import.meta.resolve('@mantine/core/styles.css')), 'utf8'));
    const styled = classesOf(files('.css').join(''));
    const used = [...classesOf(files('.js').join(''))].filter((name) => all.has(name));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((name) => !styled.has(name))).toEqual([]);
  });

  it('contain no inline script or style, and a placeholder for the nonce of the response', () => {
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
    expect(page).not.toMatch(/\bstyle=|<style/);
    expect(page).toContain('content="__NONCE__"');
  });
});
