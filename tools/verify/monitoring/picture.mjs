/** Pixels of a column and a row of Grafana's grid; the margins of a panel follow. */
const grid = { x: 50, y: 24 };
const margin = { top: 30, right: 12, bottom: 34, left: 56 };
const colours = ['#3274d9', '#e0752d', '#299c46', '#a352cc', '#e02f44', '#8f8f8f', '#b8a020', '#1fa8a8'];
const mostNamed = 4;

const units = {
  s: (value) => (value < 1 ? `${round(value * 1_000)} ms` : `${round(value)} s`),
  bytes: (value) => `${round(value / 1_048_576)} MB`,
  percentunit: (value) => `${round(value * 100)} %`,
  reqps: (value) => `${round(value)}/s`,
  ops: (value) => `${round(value)}/s`,
};

/**
 * Draws one picture of all panels in the dashboard's layout.
 * @param panels panels with title, unit, place (`gridPos`) and `series`: `{ name, points: [[seconds, value]] }`
 */
export function picture(panels, caption) {
  const width = 24 * grid.x;
  const height = Math.max(...panels.map(({ gridPos }) => gridPos.y + gridPos.h)) * grid.y + 40;
  const drawn = panels.map(panel).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">
<rect width="${width}" height="${height}" fill="#f4f5f7"/>
<text x="12" y="24" font-size="13" fill="#444">${escaped(caption)}</text>
<g transform="translate(0 40)">
${drawn}
</g>
</svg>
`;
}

function panel({ title, unit, gridPos, series }) {
  const [width, height] = [gridPos.w * grid.x - 8, gridPos.h * grid.y - 8];
  const area = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const points = series.flatMap((one) => one.points);
  const [from, to] = [Math.min(...points.map(([at]) => at)), Math.max(...points.map(([at]) => at))];
  const top = Math.max(...points.map(([, value]) => value)) || 1;
  const x = (at) => margin.left + ((at - from) / (to - from || 1)) * area.width;
  const y = (value) => margin.top + (1 - value / top) * area.height;
  const text = units[unit] ?? round;
  const lines = series.map(
    (one, index) =>
      `<polyline fill="none" stroke="${colours[index % colours.length]}" stroke-width="1.5" points="${one.points
        .map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
        .join(' ')}"/>`,
  );
  const scale = [0, 0.5, 1].map(
    (part) => `<line x1="${margin.left}" x2="${width - margin.right}" stroke="#ddd"
  y1="${y(top * part)}" y2="${y(top * part)}"/>
<text x="${margin.left - 6}" y="${y(top * part) + 4}" font-size="10"
  text-anchor="end" fill="#666">${text(top * part)}</text>`,
  );
  return `<g transform="translate(${gridPos.x * grid.x + 4} ${gridPos.y * grid.y + 4})">
<rect width="${width}" height="${height}" rx="3" fill="#fff" stroke="#d8d9da"/>
<text x="10" y="19" font-size="12" font-weight="bold" fill="#333">${escaped(title)}</text>
${scale.join('\n')}
${lines.join('\n')}
${legend(series, width, height)}
</g>`;
}

function legend(series, width, height) {
  const named = series.slice(0, mostNamed);
  const more = series.length > mostNamed ? [` and ${series.length - mostNamed} more`] : [];
  const room = (width - 20) / (named.length + more.length);
  const most = Math.floor(room / 5.6) - 2;
  const names = named.map(
    ({ name }, index) =>
      `<rect x="${10 + index * room}" y="${height - 19}" width="8" height="8" fill="${colours[index]}"/>
<text x="${22 + index * room}" y="${height - 11}" font-size="10" fill="#444">${escaped(shortened(name, most))}</text>`,
  );
  const rest = more.map(
    (text) => `<text x="${10 + named.length * room}" y="${height - 11}" font-size="10" fill="#666">${text}</text>`,
  );
  return [...names, ...rest].join('\n');
}

const shortened = (text, length) => (text.length > length ? `${text.slice(0, Math.max(3, length - 1))}…` : text);
const round = (value) => String(Number(value.toPrecision(3)));
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
