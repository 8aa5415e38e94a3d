/** Maximum edit distance of a suggestion; longer names may differ more. */
const maxDistance = (name: string): number => Math.max(2, Math.floor(name.length / 4));

/**
 * Returns the name with the smallest edit distance to `given`, as a suggestion for a misspelling; undefined if none is
 * close.
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) => ({ name, distance: editDistance(given, name) }));
  const [nearest] = distances.sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= maxDistance(given) ? nearest.name : undefined;
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
