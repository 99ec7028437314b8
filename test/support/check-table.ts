import type { Check } from '../../domain/seo/checks/check.js';
import { ALL_CHECKS } from '../../domain/seo/checks/index.js';
import { COMPONENT_NAMES, COMPONENT_TITLES } from '../../domain/seo/components.js';
import { DEFAULT_THRESHOLDS } from '../../domain/seo/thresholds.js';
import { readProjectFile } from './project-files.js';

/** The document that tells users of every check; what stands between its marks is made from the catalog. */
export const CHECK_DOCUMENT = 'docs/checks.md';
const START = '<!-- checks: start -->';
const END = '<!-- checks: end -->';

const SUBJECTS: Readonly<Record<string, string>> = {
  html200: 'each HTML page',
  findable: 'each HTML page without noindex',
  indexable: 'each indexable page',
  fetched: 'each URL',
  html_pages: 'HTML pages together',
  all_pages: 'URLs together',
  rendered_pages: 'rendered pages',
  resources: 'files of pages',
  site: 'the site',
};

/** The document with its tables made anew. What a check fires on is written manually and kept, blank for a new one. */
export function renderCheckDocument(document: string): string {
  const written = firesOn(document);
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start) throw new Error(`${CHECK_DOCUMENT} has lost its marks`);
  const sections = COMPONENT_NAMES.map((component) => {
    const checks = ALL_CHECKS.filter((check) => check.component === component);
    const rows = checks.map((check) => renderRow(check, written.get(check.id) ?? ''));
    const title = COMPONENT_TITLES[component].replace(/^the /, '');
    const head = '| Check | Severity | Judges | Fires on | Thresholds |\n|---|---|---|---|---|';
    return `### ${title[0]?.toUpperCase()}${title.slice(1)}: ${checks.length} checks\n\n${head}\n${rows.join('\n')}\n`;
  });
  return `${document.slice(0, start + START.length)}\n\n${sections.join('\n')}\n${document.slice(end)}`;
}

/** What the document says that each check fires on, by id. */
export function firesOn(document: string): Map<string, string> {
  const rows = document.matchAll(/^\| `([a-z0-9]+\/[a-z0-9-]+)` \|[^|]*\|[^|]*\| ?(.*?) ?\|[^|]*\|$/gm);
  return new Map([...rows].map(([, id = '', text = '']) => [id, text]));
}

/** Ids of the checks that the document says are left out. */
export function leftOut(document: string): string[] {
  const rest = document.slice(document.indexOf(END));
  return [...rest.matchAll(/`([a-z0-9]+\/[a-z0-9-]+)`/g)].map(([, id = '']) => id);
}

function renderRow(check: Check, text: string): string {
  const severity = check.off_by_default ? `${check.severity}, off by default` : check.severity;
  const subject = SUBJECTS[check.scope === 'page' ? check.applies_to : check.measured_over];
  const thresholds = resolveThresholds(check.id).map((name) => `\`${name}\` ${DEFAULT_THRESHOLDS[name]}`);
  return `| \`${check.id}\` | ${severity} | ${subject} | ${text} | ${thresholds.join(', ')} |`;
}

/** The settings whose names the file of a check speaks, those of lab metrics, and of the signals it hands its settings to. */
function resolveThresholds(id: string): (keyof typeof DEFAULT_THRESHOLDS)[] {
  const own = readProjectFile(`domain/seo/checks/${id}.ts`);
  if (!own.includes('thresholds')) return [];
  const signals = [...own.matchAll(/search\/analysis\/(signals\/[a-z-]+)\.js/g)].map(([, path]) =>
    readProjectFile(`domain/search/analysis/${path}.ts`),
  );
  const source = [own, ...signals].join('\n');
  const names = Object.keys(DEFAULT_THRESHOLDS) as (keyof typeof DEFAULT_THRESHOLDS)[];
  const named = new Set(source.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b|(?<=thresholds\.)\w+/g));
  const metrics = new Set([...own.matchAll(/labBounds\('(\w+)'/g)].map(([, metric]) => metric));
  return names.filter((name) => named.has(name) || metrics.has(name.replace(/(_desktop)?(_poor)?_ms$/, '_ms')));
}
