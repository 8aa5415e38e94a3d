/** Maximum length of a compared text; a longer one is not a misspelled name. */
const maxLength = 64;

/** Maximum edit distance of a suggestion: longer names may differ more, and at least half of a name must match. */
const maxDistance = (name: string): number =>
  Math.min(Math.max(2, Math.floor(name.length / 4)), Math.floor(name.length / 2));

/** Removes case and separators, so that `location_id` is as near to `locationId` as can be. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Returns the name with the smallest edit distance to `given`, regardless of case and separators, as a suggestion for a
 * misspelling; undefined if none is close.
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  if (given.length > maxLength) return undefined;
  const wanted = plain(given);
  const most = maxDistance(wanted);
  const [nearest] = names
    .map((name) => ({ name, text: plain(name) }))
    .filter(({ text }) => Math.abs(text.length - wanted.length) <= most)
    .map(({ name, text }) => ({ name, distance: editDistance(wanted, text) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.name;
}

/** Edit distance by optimal string alignment: swapping two adjacent letters counts once. */
function editDistance(one: string, other: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[column - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length]!;
}
