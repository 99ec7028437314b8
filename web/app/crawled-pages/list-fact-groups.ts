import { type Extracting, extractedCells, extractedColumns } from '../../../domain/reports/export/extracted-cells.js';
import { readPageStatus } from '../../../domain/reports/export/page-query.js';
import type { ExploredPage } from '../../../domain/reports/page-table/explored-page.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import { robotsDirectives } from '../../../domain/seo/page/page-state.js';
import { showBytes, showCount, showMs, showNumber } from '../../report/facts/figures.js';
import { showStatus } from '../audits/show-status.js';
import { showIndexable } from './show-indexable.js';

export interface PageFact {
  name: string;
  value: string;
}

export interface FactGroup {
  id: string;
  title: string;
  facts: PageFact[];
}

const MOST_LISTED = 10;

/** What is known of a page in groups, each as a name and a value; `artifact` null: its contents are no longer kept. */
export function listFactGroups(page: ExploredPage, artifact: PageArtifact | null, extracting: Extracting): FactGroup[] {
  const groups = [
    { id: 'response', title: 'Address and response', facts: [...respond(page), ...transfer(artifact)] },
    { id: 'indexability', title: 'Indexability', facts: index(page, artifact) },
    { id: 'content', title: 'Content', facts: content(page, artifact) },
    { id: 'links', title: 'Links', facts: link(page) },
    { id: 'markup', title: 'Structured data and languages', facts: markup(artifact) },
    { id: 'images', title: 'Images', facts: images(artifact) },
    { id: 'extracted', title: 'Extracted', facts: extracted(page, extracting) },
  ];
  return groups.filter(({ facts }) => facts.length > 0);
}

function respond(page: ExploredPage): PageFact[] {
  return [
    fact('Status', showStatus(readPageStatus(page))),
    fact('Response time', showMs(page.response_time_ms)),
    fact('Size', showBytes(page.bytes)),
    fact(
      'Depth',
      page.depth === null ? 'Not reached by links' : `${showCount(page.depth, 'click')} from the start page`,
    ),
    fact('In sitemap', page.in_sitemap === null ? 'Not measured' : page.in_sitemap ? 'Yes' : 'No'),
    fact('Template', page.template),
  ];
}

function transfer(artifact: PageArtifact | null): PageFact[] {
  if (artifact === null || artifact.fetch.status === 0) return [];
  const { duration_ms, encoded_bytes, http_version, media_type, redirect_url, headers } = artifact.fetch;
  return [
    ...(redirect_url === null ? [] : [fact('Redirects to', redirect_url)]),
    fact('Download time', showMs(duration_ms)),
    fact('Transferred', encoded_bytes === null ? 'Not measured' : showBytes(encoded_bytes)),
    fact('Content type', media_type),
    fact('HTTP version', http_version),
    fact('Last modified', headers['last-modified']),
  ];
}

function index(page: ExploredPage, artifact: PageArtifact | null): PageFact[] {
  const facts = [fact('Indexable', showIndexable(page)), fact('Canonical', page.canonical)];
  if (artifact === null) return facts;
  return [
    ...facts,
    fact('Robots.txt', artifact.allowed_by_robots ? 'Allowed' : 'Blocked'),
    fact('Robots directives', [...robotsDirectives(artifact)].join(', ')),
  ];
}

function content(page: ExploredPage, artifact: PageArtifact | null): PageFact[] {
  const html = artifact?.html ?? null;
  const facts = [
    fact('Title', page.title),
    fact('Meta description', page.description),
    fact('H1', page.h1),
    fact('Words', showNumber(page.words, 0)),
    fact('Language', page.language === null ? 'Not measured' : page.language || 'Not stated'),
  ];
  if (html === null) return facts;
  const counts = [1, 2, 3, 4, 5, 6].flatMap((level) => {
    const found = html.headings.filter((heading) => heading.level === level).length;
    return found === 0 ? [] : [`${found} × H${level}`];
  });
  return [
    ...facts,
    ...(page.language === '' && html.text.language_guess !== null
      ? [fact('Detected language', html.text.language_guess)]
      : []),
    fact('Headings', counts.join(', ')),
    fact('Text starts with', html.text.excerpt),
  ];
}

function link(page: ExploredPage): PageFact[] {
  return [
    fact('Inlinks', `${showNumber(page.inlinks, 0)} from ${showCount(page.unique_inlinks, 'other page')}`),
    fact('Outlinks', showMeasured(page.outlinks)),
    fact('External links', showMeasured(page.external_links)),
    fact('Link score', page.link_score === null ? 'None' : `${showNumber(page.link_score)} of 100`),
  ];
}

function markup(artifact: PageArtifact | null): PageFact[] {
  const html = artifact?.html ?? null;
  if (html === null) return [];
  const types = html.json_ld.flatMap((block) => block.types);
  const versions = html.links.filter(({ rel, hreflang }) => rel.includes('alternate') && hreflang !== null);
  return [
    fact('JSON-LD', listSome(types)),
    fact('Microdata', listSome(html.microdata_types)),
    fact('RDFa', listSome(html.rdfa_types)),
    fact('Hreflang', listSome(versions.map(({ hreflang, url, href }) => `${hreflang}: ${url ?? href}`))),
  ];
}

function images(artifact: PageArtifact | null): PageFact[] {
  const found = artifact?.html?.images ?? null;
  if (found === null) return [];
  const without = found.filter(({ alt, hidden }) => alt === null && !hidden);
  return [
    fact('Images', showNumber(found.length, 0)),
    fact('Without alt text', showNumber(without.length, 0)),
    ...(without.length === 0 ? [] : [fact('For example', listSome(without.map(({ url, src }) => url ?? src)))]),
  ];
}

function extracted(page: ExploredPage, extracting: Extracting): PageFact[] {
  const cells = extractedCells(extracting, page);
  return extractedColumns(extracting).map((column, at) => {
    const name = column.includes('.') ? column.slice(column.indexOf('.') + 1) : 'Read from';
    return fact(name, cells[at]);
  });
}

function fact(name: string, value: string | null | undefined): PageFact {
  return { name, value: value ? value : 'None' };
}

function showMeasured(count: number | null): string {
  return count === null ? 'Not measured' : showNumber(count, 0);
}

/** Distinct ones, a few of many. */
function listSome(texts: readonly string[]): string {
  const distinct = [...new Set(texts)];
  const left = distinct.length - MOST_LISTED;
  return [...distinct.slice(0, MOST_LISTED), ...(left > 0 ? [`${showNumber(left, 0)} more`] : [])].join(', ');
}
