import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addLines } from './add-lines.js';
import { type CountedScript, reachedLines, type SourceMapData } from './reached-lines.js';

/** What Node writes for NODE_V8_COVERAGE at the end of a process or thread. */
interface ProcessCoverage {
  result: { url: string; functions: { ranges: CountedScript['ranges'] }[] }[];
  'source-map-cache'?: Record<string, { lineLengths: number[]; data: SourceMapData | null } | undefined>;
}

interface Compiled extends Pick<CountedScript, 'lineLengths' | 'map'> {
  /** Null where what runs ends differently: Temporal writes the map at the end of its bundle anew. */
  length: number | null;
}

/** Reads one file after the other; what several processes ran alike is decoded once. */
export class CoverageReader {
  readonly #compiled = new Map<string, Compiled>();
  readonly #fromDisk = new Map<string, Compiled | null>();

  /** @param root folder of the project, with a slash at its end */
  constructor(private readonly root: string) {}

  /**
   * @param file as Node wrote it
   * @param isSource whether a path from the root of the project is that of a source to count
   * @returns lines that ran in this process, by path of the source; none where it was killed while it wrote
   */
  read(file: string, isSource: (path: string) => boolean): Map<string, Set<number>> {
    const coverage = parse(readFileSync(file, 'utf8'));
    const reached = new Map<string, Set<number>>();
    if (!coverage) return reached;
    for (const { url, functions } of coverage.result) {
      const path = this.#pathOf(url);
      if (path === null) continue;
      const compiled = this.#findCompiled(coverage, url, path);
      const ranges = functions.flatMap((one) => one.ranges);
      // A URL may have been compiled twice, as a CommonJS and as an ES module, and the map is that of one of them.
      if (!compiled || (compiled.length !== null && compiled.length !== ranges[0]?.endOffset)) continue;
      const nameOf = (source: string) => this.#nameOf(source, path);
      const lines = reachedLines({ ...compiled, ranges }, (source) => isSource(nameOf(source)));
      for (const [source, found] of lines) addLines(reached, nameOf(source), found);
    }
    return reached;
  }

  #pathOf(url: string): string | null {
    if (!url.startsWith('file://')) return null;
    const path = relative(this.root, fileURLToPath(url));
    return path.startsWith('..') || path.includes('node_modules/') ? null : path;
  }

  /** @returns path from the root */
  #nameOf(source: string, script: string): string {
    const path = source.startsWith('file://') ? fileURLToPath(source) : resolve(this.root, dirname(script), source);
    return relative(this.root, path);
  }

  #findCompiled(coverage: ProcessCoverage, url: string, path: string): Compiled | null {
    const cached = coverage['source-map-cache']?.[url];
    if (!cached?.data) return this.#readCompiled(path);
    const key = `${url} ${cached.lineLengths.join()} ${cached.data.mappings.length}`;
    const known = this.#compiled.get(key) ?? {
      lineLengths: cached.lineLengths,
      map: cached.data,
      length: lengthOf(cached.lineLengths),
    };
    this.#compiled.set(key, known);
    return known;
  }

  /** Node keeps no map of what runs in a context of its own, such as the bundle of the workflows. */
  #readCompiled(path: string): Compiled | null {
    const known = this.#fromDisk.get(path);
    if (known !== undefined) return known;
    const compiled = existsSync(resolve(this.root, path))
      ? withInlineMap(readFileSync(resolve(this.root, path), 'utf8'))
      : null;
    this.#fromDisk.set(path, compiled);
    return compiled;
  }
}

const INLINE_MAP = '\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,';

function withInlineMap(text: string): Compiled | null {
  const at = text.lastIndexOf(INLINE_MAP);
  if (at < 0) return null;
  const map: SourceMapData = JSON.parse(Buffer.from(text.slice(at + INLINE_MAP.length), 'base64').toString());
  return { map, lineLengths: text.split('\n').map((line) => line.length), length: null };
}

function parse(text: string): ProcessCoverage | null {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function lengthOf(lineLengths: number[]): number {
  return lineLengths.reduce((sum, length) => sum + length + 1, -1);
}
