import type { SiteArtifacts } from '../checks/check.js';
import { round } from '../scoring/round.js';
import { sectionOf } from '../site/section-name.js';
import { listTopics } from '../site/site-topics.js';
import { foldTerm } from '../text/fold-term.js';
import { addTo, similarity, type Vector, type VectorPage, vectorise } from './term-vectors.js';

/** How well the pages of a site hold together, by one of its crawls. */
export interface SemanticIndex {
  site_url: string;
  /** The audit whose crawl it was built from. */
  audit_id: string;
  built_at: string;
  method: 'tfidf';
  /** Pages compared, and indexable pages that had too few words. */
  pages: number;
  left_out: number;
  terms: number;
  /** Mean over the pages of the cosine with their nearest pillar, 0–1; null with fewer than five pages. */
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
  /** Mean cosine of its pages with the rest of it, 0–1. */
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

/** In crawl order: those nearest to the start page. */
const MAX_PAGES = 2_000;
const MIN_PAGES = 5;
const MIN_PILLAR_PAGES = 3;
const MAX_PILLARS = 12;
const MAX_OUTLIERS = 20;
const TOP_TERMS = 8;
const SAMPLE = 3;
/** Less than half as near as pages usually are. */
const OUTLIER_SHARE = 0.5;

interface Group {
  name: string;
  kind: Pillar['kind'];
  members: VectorPage[];
  sum: Map<string, number>;
}

/** Pillars are sections of three pages or more; without two of them, words that several pages are about; else the whole. */
export function buildSemanticIndex(
  site: Pick<SiteArtifacts, 'start_url' | 'pages'>,
  { audit_id, now }: { audit_id: string; now: string },
): SemanticIndex {
  const indexable = site.pages.filter((page) => page.indexable).slice(0, MAX_PAGES);
  const { vectors, terms } = vectorise(indexable);
  const groups = vectors.length < MIN_PAGES ? [] : groupPages(site.start_url, vectors);
  const nearest = groups.length === 0 ? [] : vectors.map((one) => nearestOf(one, groups));
  const value = nearest.length === 0 ? null : mean(nearest.map(({ near }) => near));
  return {
    ...{ site_url: site.start_url, audit_id, built_at: now, method: 'tfidf' },
    ...{ pages: vectors.length, left_out: indexable.length - vectors.length, terms, value },
    pillars: groups.map(describePillar),
    outliers: nearest
      .filter(({ near }) => value !== null && near < value * OUTLIER_SHARE)
      .sort((one, other) => one.near - other.near)
      .slice(0, MAX_OUTLIERS)
      .map(({ page, near, name }) => ({ url: page.url, title: page.title, similarity: near, nearest_pillar: name })),
  };
}

function groupPages(startUrl: string, vectors: readonly VectorPage[]): Group[] {
  const bySection = new Map<string, VectorPage[]>();
  for (const one of vectors) {
    const { path } = sectionOf(one.page.url);
    bySection.set(path, [...(bySection.get(path) ?? []), one]);
  }
  bySection.delete('/');
  const sections = largest([...bySection].map(([name, members]) => ({ name, kind: 'section' as const, members })));
  if (sections.length >= 2) return sections.map(withSum);
  const topics = listTopics(
    startUrl,
    vectors.map(({ page }) => page),
  ).map(({ term }) => ({
    ...{ name: term, kind: 'topic' as const },
    members: vectors.filter(({ vector }) => vector.has(foldTerm(term))),
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

function nearestOf(one: VectorPage, groups: readonly Group[]) {
  const measured = groups.map(({ name, sum, members }) => ({
    ...{ page: one.page, name },
    near: near(one, sum, members.includes(one) ? one.vector : null),
  }));
  return measured.reduce((best, next) => (next.near > best.near ? next : best));
}

function near({ vector }: VectorPage, sum: Vector, without: Vector | null): number {
  return round(similarity(vector, sum, without), 3);
}

function describePillar({ name, kind, members, sum }: Group): Pillar {
  const terms = [...sum].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  return {
    ...{ name, kind, pages: members.length },
    coherence: mean(members.map((one) => near(one, sum, one.vector))),
    top_terms: terms.slice(0, TOP_TERMS).map(([term]) => term),
    sample_urls: members.slice(0, SAMPLE).map(({ page }) => page.url),
  };
}

function mean(values: readonly number[]): number {
  return round(values.reduce((sum, value) => sum + value, 0) / values.length, 3);
}
