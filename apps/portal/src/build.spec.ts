import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';

const dist = join(import.meta.dirname, '../dist');
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const sizeOf = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** Files that a browser loads before it shows anything. */
const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file!);

describe('the built pages', () => {
  it('load less than 250 KB (gzip) before the first view', () => {
    expect(first.length).toBeGreaterThan(2);
    const bytes = sizeOf('index.html') + first.reduce((sum, file) => sum + sizeOf(file), 0);
    expect(bytes).toBeLessThan(250_000);
  });

  it('load the code of each view on demand, in small files', () => {
    const views = readdirSync(join(dist, 'assets')).filter((file) => !first.includes(`assets/${file}`));
    expect(views.length).toBeGreaterThan(8);
    const [charts, others] = [true, false].map((isChart) =>
      views.filter((file) => /^usage-chart/.test(file) === isChart),
    );
    expect(Math.max(...others!.map((file) => sizeOf(`assets/${file}`)))).toBeLessThan(20_000);
    expect(charts).toHaveLength(2);
    expect(Math.max(...charts!.map((file) => sizeOf(`assets/${file}`)))).toBeLessThan(30_000);
  });

  it('contain no inline script or style, and a placeholder for the nonce of the response', () => {
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
    expect(page).not.toMatch(/\bstyle=|<style/);
    expect(page).toContain('content="__NONCE__"');
  });
});
