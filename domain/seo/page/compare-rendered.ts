import { comparable } from '../../base/text/text-form.js';
import type { HtmlFacts } from '../artifacts/html.js';
import { firstH1, headDescription, headTitle } from './head-texts.js';
import { directiveList } from './meta-robots.js';

export interface Change {
  /** '' when there is none. */
  raw: string;
  rendered: string;
}

/** What scripts change about a page. Null where source and rendered page say the same. */
export interface RenderedDifferences {
  title: Change | null;
  description: Change | null;
  canonical: Change | null;
  /** Directives of the robots metas, defaults left out, in alphabetical order. */
  robots: Change | null;
  h1: Change | null;
  /** Words of the main text. */
  word_count: { raw: number; rendered: number };
  /** Distinct targets on the same site. */
  internal_links: { raw: number; rendered: number; only_rendered_count: number; only_rendered: string[] };
  /** Types in JSON-LD, microdata and RDFa. */
  json_ld_types: { raw: string[]; rendered: string[]; only_rendered: string[] };
}

const SAMPLE_SIZE = 20;
/** What holds without being said (Google, robots meta tag specifications). */
const DEFAULTS: ReadonlySet<string> = new Set(['all', 'index', 'follow', 'noodp', 'noydir']);

/** Sets the source of a page, as the server sent it, against the document after its scripts have run. */
export function compareRendered(raw: HtmlFacts, rendered: HtmlFacts): RenderedDifferences {
  const change = (read: (html: HtmlFacts) => string): Change | null => {
    const [before, after] = [read(raw), read(rendered)];
    return comparable(before) === comparable(after) ? null : { raw: before, rendered: after };
  };
  return {
    title: change(headTitle),
    description: change(headDescription),
    canonical: change(headCanonical),
    robots: change(robotsDirectives),
    h1: change(firstH1),
    word_count: { raw: raw.text.word_count, rendered: rendered.text.word_count },
    internal_links: compareLinks(internalTargets(raw), internalTargets(rendered)),
    json_ld_types: compareTypes(typesOf(raw), typesOf(rendered)),
  };
}

function headCanonical(html: HtmlFacts): string {
  return html.links.find(({ rel, in_head }) => in_head && rel.includes('canonical'))?.url ?? '';
}

function robotsDirectives(html: HtmlFacts): string {
  const metas = html.metas.filter(({ kind, key }) => kind === 'name' && (key === 'robots' || key === 'googlebot'));
  const directives = metas
    .flatMap(({ content }) => directiveList(content))
    .flatMap((directive) => (directive === 'none' ? ['noindex', 'nofollow'] : [directive]));
  return [...new Set(directives)]
    .filter((directive) => !DEFAULTS.has(directive))
    .sort()
    .join(', ');
}

function internalTargets(html: HtmlFacts): Set<string> {
  return new Set(html.anchors.flatMap(({ internal, url }) => (internal && url !== null ? [url] : [])));
}

function compareLinks(raw: ReadonlySet<string>, rendered: ReadonlySet<string>): RenderedDifferences['internal_links'] {
  const only = [...rendered].filter((url) => !raw.has(url));
  return {
    raw: raw.size,
    rendered: rendered.size,
    only_rendered_count: only.length,
    only_rendered: only.slice(0, SAMPLE_SIZE),
  };
}

function typesOf(html: HtmlFacts): string[] {
  return [...new Set([...html.json_ld.flatMap(({ types }) => types), ...html.microdata_types, ...html.rdfa_types])];
}

function compareTypes(raw: string[], rendered: string[]): RenderedDifferences['json_ld_types'] {
  return { raw, rendered, only_rendered: rendered.filter((type) => !raw.includes(type)) };
}
