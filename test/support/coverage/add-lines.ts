/** Joins these lines of a source to those that are known of it. */
export function addLines(all: Map<string, Set<number>>, path: string, lines: Iterable<number>): void {
  const known = all.get(path) ?? new Set();
  for (const line of lines) known.add(line);
  all.set(path, known);
}
