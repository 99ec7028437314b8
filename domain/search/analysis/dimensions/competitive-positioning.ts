import { round } from '../../../base/statistics/round.js';
import { expectedCtr } from '../expected-ctr.js';
import type { SearchAnalysis } from '../search-analysis.js';
import type { SearchFigures } from '../search-figures.js';
import type { CompetitivePositioning } from '../search-reports.js';
import { needSet } from '../sets/row-set.js';

const MARKET_NOTE =
  'Search Console tells about one site alone: clicks of competitors are known only to them, so that no market share is given. The shares here are of the searches that showed this site.';

/** The position of the site: by its own ranks in search, and among the competitors that were benchmarked. */
export function competitivePositioning(analysis: SearchAnalysis): CompetitivePositioning {
  return {
    visibility: visibilityOf(analysis),
    market_share: null,
    market_share_note: MARKET_NOTE,
    benchmark: benchmarkOf(analysis),
    sitemaps: sitemapsOf(analysis),
  };
}

function visibilityOf({ data, is_branded, gain }: SearchAnalysis): CompetitivePositioning['visibility'] {
  const plain = needSet(data, 'queries').filter(({ key }) => !is_branded(key));
  const current = plain.flatMap((query) => query.current ?? []);
  const previous = plain.flatMap((query) => query.previous ?? []);
  const clicks = current.reduce((sum, one) => sum + one.clicks, 0);
  const impressions = current.reduce((sum, one) => sum + one.impressions, 0);
  return {
    index: indexOf(current, gain.curve),
    previous_index: indexOf(previous, gain.curve),
    click_share: impressions === 0 ? null : round(clicks / impressions, 4),
    basis: `Σ impressions × CTR of the position held ÷ Σ impressions × CTR of position 1, by ${gain.name}; positions beyond 20 count as none`,
  };
}

function indexOf(figures: readonly SearchFigures[], curve: readonly number[]): number | null {
  const first = curve[0] ?? 0;
  let held = 0;
  let all = 0;
  for (const { impressions, position } of figures) {
    held += impressions * (expectedCtr(curve, position) ?? 0);
    all += impressions * first;
  }
  return all === 0 ? null : round(held / all, 4);
}

function benchmarkOf({ surroundings: { benchmark_audit } }: SearchAnalysis): CompetitivePositioning['benchmark'] {
  const benchmark = benchmark_audit?.benchmarking;
  if (!benchmark_audit || !benchmark) {
    return {
      status: 'no_data',
      reason: 'No audit of the site has compared competitors',
      next_step: 'Run a complete audit with 2 to 5 competitors: POST /api/seo/enterprise/complete-audit',
    };
  }
  const { your_rank, ranked_sites, your_index, competitors, advantages, gaps } = benchmark;
  return {
    status: 'completed',
    audit_id: benchmark_audit.audit_id,
    benchmarked_at: benchmark_audit.generated_at,
    your_rank,
    ranked_sites,
    your_index,
    competitors: competitors.map(({ url, benchmark_index }) => ({ url, index: benchmark_index })),
    advantages: advantages.map(({ detail }) => detail),
    gaps: gaps.map(({ detail }) => detail),
  };
}

function sitemapsOf({ surroundings: { sitemap_benchmark } }: SearchAnalysis): CompetitivePositioning['sitemaps'] {
  if (sitemap_benchmark === null) {
    return {
      status: 'no_data',
      reason: 'The sitemaps of the site and its competitors were never compared',
      next_step: 'Compare them: POST /api/seo/competitive-sitemap-benchmarking',
    };
  }
  const { operation_id, report } = sitemap_benchmark;
  return {
    status: 'completed',
    operation_id,
    benchmarked_at: report.generated_at,
    your_rank: report.your_rank,
    ranked_sites: report.ranked_sites,
    sites: report.sites.map(({ url, is_yours, rank, figures }) => ({
      url,
      is_yours,
      rank,
      urls: figures?.urls ?? null,
      per_week: figures?.publishing?.per_week ?? null,
    })),
  };
}
