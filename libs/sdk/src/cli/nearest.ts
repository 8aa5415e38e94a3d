/** Returns ` (did you mean …?)` for a misspelling of one of the names, or nothing. */
export function didYouMean(given: string, names: readonly string[]): string {
  const distances = names.map((name) => ({ name, distance: editDistance(plain(given), plain(name)) }));
  const [best] = distances.sort((one, other) => one.distance - other.distance);
  const isClose = best !== undefined && best.distance <= Math.max(2, Math.floor(given.length / 4));
  return isClose ? ` (did you mean ${best.name}?)` : '';
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Number of letters to add, remove or replace. */
function editDistance(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = last[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      next.push(Math.min(last[column]! + 1, next[column - 1]! + 1, replaced));
    }
    last = next;
  }
  return last[other.length]!;
}
