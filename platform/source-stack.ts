import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;
/** Files whose maps are kept: an error that comes again and again must not read them again. */
const MOST_KEPT = 30;

const kept = new Map<string, SourceMap | null>();

/**
 * A stack whose compiled places are those of the sources, as `--enable-source-maps` would have it; but maps are read when
 * something fails, and not all of them when the process starts.
 */
export function sourceStack(stack: string): string {
  return stack.replace(PLACE, (place: string, file: string, line: string, column: string) => {
    const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    // Of a package in the file there is a place, but no source.
    if (!found || !('originalSource' in found) || found.originalSource === undefined) return place;
    const source = resolve(dirname(fileURLToPath(file)), found.originalSource);
    return `${relative(process.cwd(), source)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

function mapOf(file: string): SourceMap | null {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(file, map);
  return map;
}

function readMap(file: string): SourceMap | null {
  if (file.includes('/node_modules/')) return null;
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')));
  } catch {
    // No map, or none that can be read: the stack keeps its places in the built file.
    return null;
  }
}
