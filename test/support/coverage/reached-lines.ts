import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

export interface SourceMapData {
  version: 3;
  sources: string[];
  names: string[];
  mappings: string;
  sourceRoot?: string;
}

/** A compiled script as V8 counts it. */
export interface CountedScript {
  /** Each of them, and each block of which V8 knows that it ran as often as what is around it or not. */
  ranges: { startOffset: number; endOffset: number; count: number }[];
  /** Length of each compiled line, without its end. */
  lineLengths: number[];
  map: SourceMapData;
}

/** Where a piece of a source begins in the compiled script. */
interface Piece {
  offset: number;
  source: number;
  line: number;
}

const piecesOf = new WeakMap<SourceMapData, Piece[]>();

/**
 * @param take whether lines of a source are wanted, by its name in the source map
 * @returns for each source the lines, counted from 1, of which at least one piece has run
 */
export function reachedLines(script: CountedScript, take: (source: string) => boolean): Map<string, Set<number>> {
  const { sources } = script.map;
  const wanted = sources.map((source) => (take(source) ? new Set<number>() : null));
  const counts = countsFrom(script.ranges);
  let at = 0;
  for (const { offset, source, line } of readPieces(script)) {
    while (at + 1 < counts.length && (counts[at + 1]?.offset ?? 0) <= offset) at += 1;
    if ((counts[at]?.count ?? 0) > 0 && (counts[at]?.offset ?? 0) <= offset) wanted[source]?.add(line + 1);
  }
  const found = sources.flatMap((source, index) => {
    const lines = wanted[index];
    return lines ? [[source, lines] as const] : [];
  });
  return new Map(found);
}

function readPieces({ map, lineLengths }: CountedScript): Piece[] {
  const known = piecesOf.get(map);
  if (known) return known;
  let start = 0;
  const pieces = decodedMappings(new TraceMap(map)).flatMap((segments, index) => {
    const found = segments.flatMap((segment) =>
      segment.length === 1 ? [] : [{ offset: start + segment[0], source: segment[1], line: segment[2] }],
    );
    start += (lineLengths[index] ?? 0) + 1;
    return found;
  });
  piecesOf.set(map, pieces);
  return pieces;
}

/** The inner of two ranges counts. Ranges contain each other or have nothing in common. */
function countsFrom(ranges: CountedScript['ranges']): { offset: number; count: number }[] {
  const ordered = [...ranges].sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const counts: { offset: number; count: number }[] = [];
  const open: CountedScript['ranges'] = [];
  const closeUntil = (offset: number) => {
    for (let last = open.at(-1); last && last.endOffset <= offset; last = open.at(-1)) {
      open.pop();
      counts.push({ offset: last.endOffset, count: open.at(-1)?.count ?? 0 });
    }
  };
  for (const range of ordered) {
    closeUntil(range.startOffset);
    counts.push({ offset: range.startOffset, count: range.count });
    open.push(range);
  }
  closeUntil(Number.POSITIVE_INFINITY);
  return counts;
}
