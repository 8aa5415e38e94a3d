/** Wall colors that a word in the name selects, as CSS calls them. */
const colors = ['red', 'white', 'gray', 'blue', 'green', 'tan', 'brown', 'black'];

const window = (x: number): string =>
  `<path d="M${x} 220h60v70h-60z" fill="#9fc3d9" stroke="#f4f1e8" stroke-width="6"/>`;
const door = '<path d="M260 345V215h120v130zM320 215v130" fill="#f4f1e8" stroke="#0003" stroke-width="5"/>';
/** A wall with a gable, and the long wall beside it. */
const gable = { wall: 'M180 345V180L320 80 460 180V345Z', roof: 'M160 186L320 76 480 186Z' };
const side = { wall: 'M110 345V190H530V345Z', roof: 'M90 190L130 110H510L550 190Z' };

const corners = 'M160 110H480V310H160ZM0 0L160 110M640 0L480 110M0 420L160 310M640 420L480 310';
const room = {
  wall: 'M0 0H640V420H0Z',
  roof: '',
  openings: `<path d="${corners}" fill="#fff3" stroke="#0003" stroke-width="4"/>${window(290)}`,
};

/** Drawings by the word that selects them. */
const views = {
  hero: { wall: 'M110 345V200L210 120 310 200H560V345Z', roof: 'M210 112L310 200H580L470 112Z', openings: window(400) },
  front: { ...gable, openings: door },
  back: { ...gable, openings: '' },
  left: { ...side, openings: window(290) },
  right: { ...side, openings: window(180) + window(400) },
  side: { ...side, openings: window(150) + door },
  interior: room,
  inside: room,
};

const isView = (word: string): word is keyof typeof views => word in views;

/**
 * Draws a picture for the demo company (SVG, 640 × 420). Words in the name select the view and the color; another color
 * is derived from the letters, so that a name always gives the same picture.
 */
export function demoImage(name: string): string {
  const words = name.split('-');
  const color = words.find((word) => colors.includes(word)) ?? colors[name.length % colors.length];
  const { wall, roof, openings } = views[words.find(isView) ?? 'hero'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420" width="640" height="420" role="img"
    aria-label="${words.join(' ')}">
<path d="M0 0H640V300H0Z" fill="#cfe3ee"/><path d="M0 300Q320 280 640 300V420H0Z" fill="#8fa96b"/>
<path d="${wall}" fill="#888"/><path d="${wall}" fill="${color}" fill-opacity=".6"/>
<path d="${roof}" fill="#4a4d52" stroke="#4a4d52" stroke-width="14"/>${openings}
</svg>
`;
}
