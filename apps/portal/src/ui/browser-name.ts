const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?Chrom(e|ium)\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Short name of a browser and its system, such as `Chrome, Windows`; the user agent itself if it is not known. */
export function browserName(userAgent: string | null): string {
  if (userAgent === null) return 'Unknown';
  const names = [browsers, systems].flatMap((known) => known.find(([, mark]) => mark.test(userAgent))?.[0] ?? []);
  return names.length === 0 ? userAgent : names.join(', ');
}
