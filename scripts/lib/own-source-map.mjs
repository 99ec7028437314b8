/**
 * A source map without the places of packages, which nobody here reads: what is mapped is the project's own. A program is
 * mostly packages, and Node keeps a map in memory from the first error on.
 * @param {string} text a source map as JSON
 * @returns {Promise<string>}
 */
export async function keepOwnSources(text) {
  // Not before packages are installed.
  const { decode, encode } = await import('@jridgewell/sourcemap-codec');
  const map = JSON.parse(text);
  /** @type {string[]} */
  const sources = map.sources;
  const own = sources.filter((source) => !isOfPackage(source));
  const places = sources.map((source) => own.indexOf(source));
  const mappings = decode(map.mappings).map((line) => keepOwnSegments(line, places));
  return JSON.stringify({ version: map.version, sources: own, names: [], mappings: encode(mappings) });
}

/** @param {string} source */
const isOfPackage = (source) => /(?:^|\/)node_modules\//.test(source);

/**
 * A segment of a package becomes one without a source, so that the code after one of ours is not taken for it.
 * @param {import('@jridgewell/sourcemap-codec').SourceMapSegment[]} line
 * @param {number[]} places of the sources among those that stay; -1: left out
 */
function keepOwnSegments(line, places) {
  /** @type {import('@jridgewell/sourcemap-codec').SourceMapSegment[]} */
  const kept = [];
  for (const [column, source, row, place] of line) {
    const at = source === undefined ? -1 : (places[source] ?? -1);
    if (at >= 0 && row !== undefined && place !== undefined) kept.push([column, at, row, place]);
    else if (kept.at(-1)?.length !== 1) kept.push([column]);
  }
  return kept;
}
