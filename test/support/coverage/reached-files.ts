import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasProjectFile, readProjectFile } from '../project-files.js';
import { projectRoot } from '../project-root.js';
import { addLines } from './add-lines.js';
import { isMeasured } from './measured-folders.js';
import { CoverageReader } from './read-process-coverage.js';

/** What each group of specs has reached, until the next whole run; no part of the project. */
const FOLDER = join(projectRoot, '.cache/coverage');

/** Lines by path of the source, and what the source was then: a line of another text is another line. */
type ReachedFiles = Record<string, { hash: string; lines: number[] }>;

/**
 * Keeps what a group of specs has reached, in place of what was known of the group, and removes what Node wrote, which
 * is a hundred times as long.
 * @param group such as `test/store`
 * @param raw folder that NODE_V8_COVERAGE named
 */
export function keepReached(group: string, raw: string): void {
  const reader = new CoverageReader(projectRoot);
  const reached = new Map<string, Set<number>>();
  for (const file of readdirSync(raw))
    for (const [path, lines] of reader.read(join(raw, file), isMeasured)) addLines(reached, path, lines);
  const files: ReachedFiles = {};
  for (const [path, lines] of reached)
    if (hasProjectFile(path)) files[path] = { hash: hashSource(path), lines: [...lines].sort((a, b) => a - b) };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${group.replaceAll('/', '+')}.json`), JSON.stringify(files));
  rmSync(raw, { recursive: true });
}

/** @returns lines that any of the groups has reached, of sources that are what they were */
export function loadReached(): Map<string, Set<number>> {
  const reached = new Map<string, Set<number>>();
  if (!existsSync(FOLDER)) return reached;
  for (const file of readdirSync(FOLDER)) {
    const files: ReachedFiles = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
    for (const [path, { hash, lines }] of Object.entries(files))
      if (hasProjectFile(path) && hash === hashSource(path)) addLines(reached, path, lines);
  }
  return reached;
}

function hashSource(path: string): string {
  return createHash('sha256').update(readProjectFile(path)).digest('hex').slice(0, 16);
}
