import { type CoverageRecord, shareReached } from './coverage-record.js';
import { LAYERS, LEAST_SHARES } from './measured-folders.js';

export const COVERAGE_DOCUMENT = 'docs/coverage.md';

/** Files under this share are listed, each of them. */
const SHOWN_UNDER = 90;

const INTRODUCTION = `# Coverage

How many lines the specs reach. \`npm run coverage\` writes this page and \`test/coverage.json\`, which has every file.

- Counted are lines that do something: no types, imports, comments, blank lines or closing brackets.
- V8 counts what runs: the specs, the processes and threads that they start, and the workflows inside Temporal's sandbox.
  Source maps lead from what runs (compiled on the fly, \`dist/\`, the workflow bundle) to the lines of the sources.
- Not counted is what runs in a browser (\`api/web-app/\`, functions that Chromium is handed), and what a process had reached
  that a drill killed.`;

/** docs/coverage.md: a row for each layer, for each folder of a layer, and for each file of which little is reached. */
export function renderCoverage(record: CoverageRecord): string {
  const layers = LAYERS.map((layer) => {
    const within = entriesIn(record, layer);
    return [layer, ...figures(within), `${LEAST_SHARES[layer]} %`];
  });
  const chapters = LAYERS.flatMap((layer) =>
    chaptersOf(record, layer).map((chapter) => [`\`${chapter}/\``, ...figures(entriesIn(record, chapter))]),
  );
  const low = Object.entries(record)
    .filter(([, entry]) => shareReached([entry]) < SHOWN_UNDER)
    .map(([path, entry]) => [`\`${path}\``, ...figures([entry]).slice(1)]);
  return `${[
    INTRODUCTION,
    '## Layers',
    table(['Layer', 'Files', 'Lines', 'Reached', 'Share', 'At least'], layers),
    '## Chapters',
    table(['Folder', 'Files', 'Lines', 'Reached', 'Share'], chapters),
    `## Files under ${SHOWN_UNDER} %`,
    low.length === 0 ? 'None.' : table(['File', 'Lines', 'Reached', 'Share'], low),
  ].join('\n\n')}\n`;
}

/** @returns layers of which fewer lines are reached than they should */
export function layersUnderLeast(record: CoverageRecord): string[] {
  return LAYERS.filter((layer) => shareReached(entriesIn(record, layer)) < LEAST_SHARES[layer]);
}

function entriesIn(record: CoverageRecord, folder: string) {
  return Object.entries(record).flatMap(([path, entry]) => (path.startsWith(`${folder}/`) ? [entry] : []));
}

function chaptersOf(record: CoverageRecord, layer: string): string[] {
  const folders = Object.keys(record).flatMap((path) => {
    const [top, chapter, ...rest] = path.split('/');
    return top === layer && chapter !== undefined && rest.length > 0 ? [`${top}/${chapter}`] : [];
  });
  return [...new Set(folders)].sort();
}

function figures(entries: CoverageRecord[string][]): string[] {
  const code = entries.reduce((sum, [lines]) => sum + lines, 0);
  const reached = entries.reduce((sum, [, lines]) => sum + lines, 0);
  return [String(entries.length), String(code), String(reached), `${shareReached(entries).toFixed(1)} %`];
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const align = `|${head.map((_, index) => (index === 0 ? '---' : '---:')).join('|')}|`;
  return [line(head), align, ...rows.map(line)].join('\n');
}
