import type { Frame, Origin } from './cpu-profile.js';

const width = 1_200;
const rowHeight = 14;
const header = 40;
/** Pixels of one character of the labels. */
const characterWidth = 5.6;
/** Minimum width in pixels; narrower frames would be indistinguishable. */
const narrowest = 6;

const colours: Readonly<Record<Origin, string>> = {
  project: '#f4a259',
  package: '#8cb369',
  node: '#5b8e9e',
  engine: '#b8b8b8',
  postgres: '#f4a259',
  library: '#8cb369',
  kernel: '#5b8e9e',
};
const legend: Readonly<Record<Origin, string>> = {
  project: 'the project',
  package: 'packages',
  node: 'Node',
  engine: 'engine and garbage collection',
  postgres: 'PostgreSQL',
  library: 'libraries and PL/pgSQL',
  kernel: 'Linux',
};

interface Box {
  readonly frame: Frame;
  readonly x: number;
  readonly depth: number;
}

/**
 * Draws a flame graph as SVG: the width of a function is its share of the processor time, and it is above its caller.
 * Its tooltip shows file and share.
 */
export function flameGraph(title: string, root: Frame): string {
  const scale = width / Math.max(1, root.time);
  const boxes = [...placed(root, 0, 0, scale)];
  const rows = 1 + Math.max(...boxes.map(({ depth }) => depth));
  const height = header + rows * rowHeight;
  const origins = (Object.keys(legend) as Origin[]).filter((one) => boxes.some(({ frame }) => frame.origin === one));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="9.5">`,
    `<style>${origins.map((origin) => `.${origin}{fill:${colours[origin]}}`).join('')}</style>`,
    `<rect width="${width}" height="${height}" fill="#fff"/><text x="4" y="15" font-size="13">${escaped(title)}</text>`,
    ...origins.map(
      (origin, index) =>
        `<rect x="${4 + index * 190}" y="22" width="9" height="9" class="${origin}"/>` +
        `<text x="${17 + index * 190}" y="30">${legend[origin]}</text>`,
    ),
    ...boxes.map((box) => drawn(box, root, scale, height)),
    '</svg>\n',
  ].join('\n');
}

/** Yields the boxes of a frame and of the frames above it. */
function* placed(frame: Frame, x: number, depth: number, scale: number): Generator<Box> {
  yield { frame, x, depth };
  for (const call of frame.calls) {
    if (call.time * scale >= narrowest) yield* placed(call, x, depth + 1, scale);
    x += call.time * scale;
  }
}

function drawn({ frame, x, depth }: Box, root: Frame, scale: number, height: number): string {
  const { name, file, origin, time } = frame;
  const y = height - (depth + 1) * rowHeight;
  const wide = time * scale;
  const characters = Math.floor((wide - 4) / characterWidth);
  const label = characters < 3 ? '' : name.length > characters ? `${name.slice(0, characters - 1)}…` : name;
  const share = ((100 * time) / Math.max(1, root.time)).toFixed(1);
  const says = `${name}${file && `, ${file}`}: ${share} %`;
  return (
    `<g><title>${escaped(says)}</title><rect x="${x.toFixed(1)}" y="${y}" width="${(wide - 0.4).toFixed(1)}" ` +
    `height="${rowHeight - 1}" class="${origin}"/>` +
    `${label && `<text x="${(x + 2).toFixed(1)}" y="${y + 10}">${escaped(label)}</text>`}</g>`
  );
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);
