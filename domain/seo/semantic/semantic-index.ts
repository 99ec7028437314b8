import { isOneLanguage } from '../../base/language/is-one-language.js';
import { round } from '../../base/statistics/round.js';
import { foldTerm } from '../../base/text/fold-term.js';
import type { SiteArtifacts } from '../checks/check.js';
import { pageLanguage } from '../site/page-language.js';
import { findSection } from '../site/section-name.js';
import { listTopics } from '../site/site-topics.js';
import type { EmbeddedSite } from './embedding-run.js';
import { onScale } from './model-scale.js';
import { type Nearness, type NearPageGroup, nearByEmbeddings, nearByTerms } from './nearness.js';
import { MAX_PAGES, MIN_PAGES } from './pages-to-compare.js';
import { addTo, type VectorPage, vectorise } from './term-vectors.js';

/** How well the pages of a site hold together, by one of its crawls. */
export interface SemanticIndex {
  site_url: string;
  /** The audit whose crawl it was built from. */
  audit_id: string;
  built_at: string;
  measure: 'tf-idf' | 'embeddings';
  /** The embedding model that was used, whether its vectors were usable or not; null when none is set. */
  model: string | null;
  /** Why words were compared although a model is set. */
  model_not_used: string | null;
  /** Of embeddings: the nearness that this model gives to pages on one subject; null by words. */
  related: number | null;
  /** Pages compared, and indexable pages that had too few words. */
  pages: number;
  left_out: number;
  terms: number;
  /** Mean over the pages of the nearness to their nearest pillar, 0–1; null with fewer than five pages. */
  value: number | null;
  pillars: Pillar[];
  /** Pages far from every pillar, the farthest first, at most 20. */
  outliers: Outlier[];
}

export interface Pillar {
  /** "/blog", or a word that several pages are about. */
  name: string;
  kind: 'section' | 'topic' | 'site';
  pages: number;
  /** Mean nearness of its pages to the rest of it, 0–1. */
  coherence: number;
  top_terms: string[];
  sample_urls: string[];
}

export interface Outlier {
  url: string;
  title: string;
  similarity: number;
  nearest_pillar: string;
}

const MIN_PILLAR_PAGES = 3;
const MAX_PILLARS = 12;
const MAX_OUTLIERS = 20;
const TOP_TERMS = 8;
const SAMPLE = 3;
/** Less than half as near as pages usually are. */
const OUTLIER_SHARE = 0.5;

interface Group extends NearPageGroup {
  name: string;
  kind: Pillar['kind'];
}

/**
 * Pillars are sections of three pages or more; without two of them, words that several pages are about; else the whole. Pages
 * are near by the vectors of a model where all of them have one, by their words otherwise.
 */
export function computeSemanticIndex(
  site: Pick<SiteArtifacts, 'start_url' | 'pages'>,
  { audit_id, now }: { audit_id: string; now: string },
  embedded: EmbeddedSite | null = null,
): SemanticIndex {
  const indexable = site.pages.filter((page) => page.indexable).slice(0, MAX_PAGES);
  const { vectors, terms } = vectorise(indexable);
  const groups = vectors.length < MIN_PAGES ? [] : groupPages(site.start_url, vectors);
  const { near, ...measured } = chooseMeasure(embedded, vectors);
  const nearest = groups.length === 0 ? [] : vectors.map((one) => nearestOf(one, groups, near));
  const value = nearest.length === 0 ? null : mean(nearest.map((one) => one.near));
  return {
    site_url: site.start_url,
    audit_id,
    built_at: now,
    ...measured,
    pages: vectors.length,
    left_out: indexable.length - vectors.length,
    terms,
    value,
    pillars: groups.map((group) => describePillar(group, near)),
    outliers: nearest
      .filter((one) => value !== null && one.near < value * OUTLIER_SHARE)
      .sort((one, other) => one.near - other.near)
      .slice(0, MAX_OUTLIERS)
      .map(({ page, near, name }) => ({ url: page.url, title: page.title, similarity: near, nearest_pillar: name })),
  };
}

type Measured = Pick<SemanticIndex, 'measure' | 'model' | 'model_not_used' | 'related'> & { near: Nearness };

function chooseMeasure(embedded: EmbeddedSite | null, pages: readonly VectorPage[]): Measured {
  const byTerms = (model_not_used: string | null): Measured => ({
    measure: 'tf-idf',
    model: embedded?.model ?? null,
    model_not_used,
    related: null,
    near: nearByTerms,
  });
  if (!embedded || embedded.reason !== null) return byTerms(embedded?.reason ?? null);
  const { vectors, model } = embedded;
  const near = vectors?.model === model ? nearByEmbeddings(vectors, pages) : null;
  if (!vectors || !near) return byTerms('The vectors of the pages were replaced meanwhile');
  const related = round(onScale(vectors.scale.related, vectors.scale), 3);
  return { measure: 'embeddings', model, model_not_used: null, related, near };
}

function groupPages(startUrl: string, vectors: readonly VectorPage[]): Group[] {
  const bySection = new Map<string, VectorPage[]>();
  for (const one of vectors) {
    const { path } = findSection(one.page.url);
    bySection.set(path, [...(bySection.get(path) ?? []), one]);
  }
  bySection.delete('/');
  const sections = largest([...bySection].map(([name, members]) => ({ name, kind: 'section' as const, members })));
  if (sections.length >= 2) return sections.map(withSum);
  const topics = listTopics(
    startUrl,
    vectors.map(({ page }) => page),
  ).map(({ term, language }) => ({
    name: term,
    kind: 'topic' as const,
    members: vectors.filter(
      ({ page, vector }) => isOneLanguage(pageLanguage(page), language) && vector.has(foldTerm(term)),
    ),
  }));
  const found = largest(topics);
  return (found.length > 0 ? found : [{ name: '/', kind: 'site' as const, members: [...vectors] }]).map(withSum);
}

function largest(groups: readonly Omit<Group, 'sum'>[]): Omit<Group, 'sum'>[] {
  const large = groups.filter(({ members }) => members.length >= MIN_PILLAR_PAGES);
  return large.sort((one, other) => other.members.length - one.members.length).slice(0, MAX_PILLARS);
}

function withSum(group: Omit<Group, 'sum'>): Group {
  const sum = new Map<string, number>();
  for (const { vector } of group.members) addTo(sum, vector);
  return { ...group, sum };
}

function nearestOf(one: VectorPage, groups: readonly Group[], near: Nearness) {
  const measured = groups.map((group) => ({ page: one.page, name: group.name, near: round(near(one, group), 3) }));
  return measured.reduce((best, next) => (next.near > best.near ? next : best));
}

function describePillar(group: Group, near: Nearness): Pillar {
  const { name, kind, members, sum } = group;
  const terms = [...sum].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  return {
    name,
    kind,
    pages: members.length,
    coherence: mean(members.map((one) => round(near(one, group), 3))),
    top_terms: terms.slice(0, TOP_TERMS).map(([term]) => term),
    sample_urls: members.slice(0, SAMPLE).map(({ page }) => page.url),
  };
}

function mean(values: readonly number[]): number {
  return round(values.reduce((sum, value) => sum + value, 0) / values.length, 3);
}
