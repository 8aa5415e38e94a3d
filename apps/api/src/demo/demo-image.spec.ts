import { describe, expect, it } from '@jest/globals';
import { demoImage } from './demo-image.js';

describe('demo picture', () => {
  it('is deterministic and differs by name', () => {
    expect(demoImage('lofted-barn-front')).toMatch(/^<svg [^>]*aria-label="lofted barn front">[\s\S]*<\/svg>\n$/);
    expect(demoImage('lofted-barn-front')).toBe(demoImage('lofted-barn-front'));
    const names = ['front', 'back', 'left', 'right', 'side', 'interior', 'hero', 'hero-red'];
    expect(new Set(names.map((name) => demoImage(`shed-${name}`).replace(/aria-label="[^"]*"/, ''))).size).toBe(
      names.length,
    );
  });

  it('contains no links and loads no resources', () => {
    for (const view of ['front', 'back', 'left', 'side', 'interior', 'hero']) {
      expect(demoImage(view).replace('http://www.w3.org/2000/svg', '')).not.toMatch(/http|href|url\(|script/);
    }
  });
});
