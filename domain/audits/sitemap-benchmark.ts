import { median } from '../base/statistics/median.js';
import { round } from '../base/statistics/round.js';
import { indexAmong, type Measure, rankIndex, rankValue } from './compare-measures.js';
import { findMissingSections, type MissingSection } from './missing-sections.js';
import { adviseSitemaps, type SitemapAdvice } from './sitemap-advice.js';
import { measureSitemap, type SitemapFigures } from './sitemap-figures.js';
import { INDEXED_MEASURES, SITEMAP_MEASURES } from './sitemap-measures.js';
import type { SitemapStanding, SitemapSubject } from './sitemap-standing.js';

export interface SitemapSite {
  url: string;
  is_yours: boolean;
  /** `failed`: no sitemap with an entry could be read. */
  status: 'completed' | 'failed';
  error: string | null;
  figures: SitemapFigures | null;
  /** 0–100: the share of other sites that are beaten, by the measures that any site can have; null when not ranked. */
  index: number | null;
  rank: number | null;
}

export interface SitemapBenchmarkReport {
  website_url: string;
  /** Yours first, then the competitors as given. */
  sites: SitemapSite[];
  /** Null when your sitemap or every competitor's could not be read. */
  your_rank: number | null;
  ranked_sites: number;
  measures: SitemapStanding[];
  missing_sections: MissingSection[];
  /** Sections that only you have, as paths. */
  own_sections: string[];
  recommendations: SitemapAdvice[];
  generated_at: string;
  generated_by: 'rules';
}

interface Measured {
  url: string;
  figures: SitemapFigures;
}

/**
 * Compares the sitemap of a site with those of its competitors. A site without a readable sitemap is listed with the
 * reason and not ranked. `now` is ISO 8601.
 */
export function benchmarkSitemaps(
  own: SitemapSubject,
  competitors: readonly SitemapSubject[],
  now: string,
): SitemapBenchmarkReport {
  const read = [own, ...competitors].map((subject) => readSubject(subject, now));
  const [mine, ...rivals] = read.map(({ measured }) => measured);
  const others = rivals.filter((competitor) => competitor !== null);
  const field = mine ? [mine, ...others] : others;
  const indices = new Map(
    field.map((site) => [site, indexAmong(INDEXED_MEASURES, site.figures, field.map(figuresOf))]),
  );
  const comparable = mine && others.length > 0;
  const sites = read.map(({ measured, error, url }, position) =>
    describeSite({ url, is_yours: position === 0, error, measured }, comparable ? indices : new Map()),
  );
  const measures = SITEMAP_MEASURES.map((measure) => standingOf(measure, mine ?? null, others));
  const missing = mine
    ? findMissingSections(
        compared(mine),
        others.map((other) => ({ url: other.url, sections: compared(other) })),
      )
    : [];
  return {
    website_url: own.url,
    sites,
    your_rank: sites[0]?.rank ?? null,
    ranked_sites: sites.filter(({ rank }) => rank !== null).length,
    measures,
    missing_sections: missing,
    own_sections: mine && others.length > 0 ? ownSections(mine, others) : [],
    recommendations: adviseSitemaps({ own, mine: mine?.figures ?? null, measures, missing }),
    generated_at: now,
    generated_by: 'rules',
  };
}

function figuresOf({ figures }: Measured): SitemapFigures {
  return figures;
}

function readSubject({ url, sitemap, error }: SitemapSubject, now: string) {
  if (sitemap === null || error !== null) return { url, measured: null, error: error ?? 'The sitemap was not read' };
  if (sitemap.entries.length === 0) return { url, measured: null, error: 'No sitemap with an entry was found' };
  return { url, measured: { url, figures: measureSitemap(sitemap, now) }, error: null };
}

function describeSite(
  { url, is_yours, error, measured }: Pick<SitemapSite, 'url' | 'is_yours' | 'error'> & { measured: Measured | null },
  indices: ReadonlyMap<Measured, number | null>,
): SitemapSite {
  const index = measured ? (indices.get(measured) ?? null) : null;
  const rank = rankIndex(index, [...indices.values()]);
  return {
    url,
    is_yours,
    status: measured ? 'completed' : 'failed',
    error,
    figures: measured?.figures ?? null,
    index,
    rank,
  };
}

function standingOf(
  measure: Measure<SitemapFigures>,
  mine: Measured | null,
  others: readonly Measured[],
): SitemapStanding {
  const shownValue = (site: Measured) => {
    const value = measure.read(site.figures);
    return value === null ? [] : [{ url: site.url, value }];
  };
  const theirs = others.flatMap(shownValue);
  const values = [...(mine ? shownValue(mine) : []), ...theirs];
  const standings = values.map(({ url, value }) => ({
    url,
    value,
    rank: rankValue(
      measure,
      value,
      values.map((other) => other.value),
    ),
  }));
  const yours = mine ? measure.read(mine.figures) : null;
  const middle = median(theirs.map(({ value }) => value));
  const { title, unit, better } = measure;
  return {
    measure: measure.measure,
    title,
    unit,
    better,
    in_index: INDEXED_MEASURES.includes(measure),
    yours,
    your_rank: yours === null || theirs.length === 0 ? null : (standings[0]?.rank ?? null),
    competitors_median: middle === null ? null : round(middle, 3),
    standings: standings.sort((one, other) => one.rank - other.rank),
  };
}

function compared({ figures }: Measured) {
  return figures.sections.map(({ path, name, urls, sample_urls }) => ({ path, name, count: urls, sample_urls }));
}

function ownSections(mine: Measured, others: readonly Measured[]): string[] {
  const theirs = new Set(others.flatMap(({ figures }) => figures.sections.map(({ name }) => name)));
  return mine.figures.sections.filter(({ name, urls }) => urls > 1 && !theirs.has(name)).map(({ path }) => path);
}
