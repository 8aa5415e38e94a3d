import { describe, expect, it } from '@jest/globals';
import { browserName } from './browser-name';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a browser', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome, Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/150.0 Safari/537.36 Edg/150.0`, 'Edge, Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webKit} Chrome/150.0 Mobile Safari/537.36`, 'Chrome, Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/26.0 Safari/605', 'Safari, macOS'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605 Safari/604', 'Safari, iPhone'],
    ['curl/8.0', 'curl/8.0'],
  ])('of %j is %j', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
