/** Wall colors that a word in the name selects. */
const walls: Readonly<Record<string, string>> = {
  red: '#8c2f26',
  white: '#ece8df',
  gray: '#8a8d8f',
  blue: '#3f5f7d',
  green: '#4c6648',
  tan: '#c2a878',
  brown: '#6b4a33',
  black: '#35373a',
  cedar: '#b07a4a',
};
const plain = Object.values(walls);

/** Draws a building in front of the background. */
type Drawing = (wall: string, roof: string) => string;

const planks = (x: number, y: number, width: number, height: number): string =>
  Array.from(
    { length: Math.floor(width / 24) },
    (_, index) => `<path d="M${x + 12 + index * 24} ${y}v${height}" stroke="#0002"/>`,
  ).join('');
const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const window = (x: number, y: number): string =>
  `${box(x - 5, y - 5, 70, 80, '#f4f1e8')}${box(x, y, 60, 70, '#9fc3d9')}<path d="M${x + 30} ${y}v70M${x} ` +
  `${y + 35}h60" stroke="#f4f1e8" stroke-width="4"/>`;
const doors = (x: number): string =>
  [0, 66]
    .map(
      (step) =>
        `${box(x + step, 210, 62, 130, '#f4f1e8')}<path d="M${x + step + 6} 216l50 118m0-118l-50 118" stroke="#0003" ` +
        `stroke-width="5"/>`,
    )
    .join('');

const gable =
  (inside: string): Drawing =>
  (wall, roof) =>
    `<path d="M180 340V180L320 80 460 180V340Z" fill="${wall}"/>${planks(180, 180, 280, 160)}
  <path d="M160 190L320 72 480 190" fill="none" stroke="${roof}" stroke-width="18"/>${inside}`;
const side =
  (inside: string): Drawing =>
  (wall, roof) =>
    `${box(110, 190, 420, 150, wall)}${planks(110, 190, 420, 150)}<path d="M90 195L130 100H510L550 195Z" ` +
    `fill="${roof}"/>${inside}`;
const corner: Drawing = (wall, roof) =>
  `<path d="M110 345V200L210 120 310 200V345Z" fill="${wall}"/><path d="M310 345V200H560V325Z" fill="${wall}"/><path ` +
  `d="M310 345V200H560V325Z" fill="#0003"/>
  <path d="M210 108L326 204 580 200 470 104Z" fill="${roof}"/>${box(165, 235, 90, 110, '#f4f1e8')}${window(400, 225)}`;
const room: Drawing = (wall) =>
  `<path d="M0 0H640V420H0Z" fill="#cda874"/><path d="M160 110H480V310H160Z" fill="#e6cfa4"/><path d="M0 420L160 ` +
  `310H480L640 420Z" fill="#a87f4f"/>
  ${planks(160, 110, 320, 200)}${window(290, 160)}${box(196, 200, 60, 110, wall)}`;

const views: Readonly<Record<string, Drawing>> = {
  front: gable(doors(256)),
  back: gable(''),
  left: side(window(290, 220)),
  right: side(`${window(180, 220)}${window(400, 220)}`),
  side: side(`${window(150, 220)}${doors(380)}`),
  interior: room,
  inside: room,
};

/**
 * Draws a picture for the demo company (SVG, 640 × 420). Words in the name select the view (front, back, left,
 * right, side, interior or inside; otherwise a corner view) and the color. Anything else is derived from the
 * letters, so that a name always gives the same picture.
 */
export function demoImage(name: string): string {
  const words = name.split('-');
  const sum = [...name].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973, 7);
  const wall = words.map((word) => walls[word]).find((color) => color !== undefined) ?? plain[sum % plain.length]!;
  const roof = ['#4a4d52', '#5c3b2e', '#2f4a3c'][sum % 3]!;
  const draw = words.map((word) => views[word]).find((view) => view !== undefined) ?? corner;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420" width="640" height="420" role="img"
    aria-label="${words.join(' ')}">
<path d="M0 0H640V300H0Z" fill="#cfe3ee"/><path d="M0 300Q320 280 640 300V420H0Z" fill="#8fa96b"/>
${draw(wall, roof)}
</svg>
`;
}
