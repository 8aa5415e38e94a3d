import { describe, expect, it } from '@jest/globals';
import { isOwn } from './destination';

describe('the address after signing in', () => {
  it.each(['/', '/deliveries?state=dead#top', '/endpoints/1//2'])('may be a path of the portal: %j', (href) => {
    expect(isOwn(href)).toBe(true);
  });

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
    'may not lead to another host: %j',
    (href) => {
      expect(isOwn(href)).toBe(false);
    },
  );
});
