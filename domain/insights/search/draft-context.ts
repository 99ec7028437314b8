import { composeTraced, toEvidence } from '../compose-traced-text.js';
import type { InsightDraft } from '../ranking/draft.js';
import { ASSUMED_DAY } from '../ranking/draft-work.js';
import { numberIn, type Place, partAlong, textIn } from '../reading/place.js';

/** A property that was shown less often in a period has next to no figures that mean something. */
const FEW_IMPRESSIONS = 300;
/** From this share of all clicks on, the site lives by its name. */
const MOSTLY_BRAND = 0.7;
const MIN_CLICKS = 100;

/** A site that searches hardly show yet. */
export function draftFewData(analysis: Place): InsightDraft[] {
  const impressions = numberIn(partAlong(analysis, 'performance_overview.totals.current.impressions'));
  if (impressions === null || impressions.value >= FEW_IMPRESSIONS) return [];
  return [
    {
      id: `few_data:${impressions.path}`,
      title: composeTraced`Get more pages into search first: ${impressions} impressions so far`,
      description: composeTraced`Searches showed the site ${impressions} times in the period. That is too little to tell good pages from weak ones.`,
      steps: [
        composeTraced`Submit the sitemap in Search Console and check which pages are not indexed, and why.`,
        composeTraced`Write a page for each question that customers ask before they buy, under a title that repeats it.`,
        composeTraced`Ask partners, suppliers and associations that know you for a link, and look at the figures again in four weeks.`,
      ],
      weight: 'medium',
      traffic: null,
      unestimated: 'not estimated: too few searches to estimate from',
      effort: { ...ASSUMED_DAY, days: 3, basis: 'three days assumed for the first pages' },
      related_keywords: [],
    },
  ];
}

/** A site whose visitors nearly all searched for its name. */
export function draftBrandShare(analysis: Place): InsightDraft[] {
  const branded = numberIn(partAlong(analysis, 'performance_overview.brand.branded.current.clicks'));
  const all = numberIn(partAlong(analysis, 'performance_overview.totals.current.clicks'));
  if (branded === null || all === null || all.value < MIN_CLICKS || branded.value / all.value < MOSTLY_BRAND) return [];
  return [
    {
      id: `brand:${branded.path}`,
      title: composeTraced`Win searchers who do not know you: ${branded} of ${all} clicks come from your name`,
      description: composeTraced`Of ${all} clicks, ${branded} come from searches for your name. Those people would have come anyway; growth comes from searches for what you offer.`,
      steps: [
        composeTraced`List what you offer in the words of customers, and check for each which page should be found.`,
        composeTraced`Write or extend those pages, and link to them from the home page, which your brand makes strong.`,
        composeTraced`Measure success by clicks without the brand, which the search analysis shows apart.`,
      ],
      weight: 'medium',
      traffic: null,
      unestimated: 'not estimated: searches that do not show the site yet have no figures',
      effort: { ...ASSUMED_DAY, days: 5, basis: 'a week assumed for the first pages' },
      related_keywords: [],
    },
  ];
}

/** Without a crawl, half of what search data could say is not known. */
export function draftNoCrawl(analysis: Place): InsightDraft[] {
  const status = textIn(partAlong(analysis, 'technical_signals.crawl.status'));
  if (status?.value !== 'no_data') return [];
  return [
    {
      id: 'no_crawl',
      title: composeTraced`Audit the site, so that searches can be compared with its pages`,
      description: composeTraced`No crawl of the site is stored. Whether titles name the queries, which pages with visitors are closed or broken, and which lack links is not known yet.`,
      steps: [
        composeTraced`Run a complete audit of the site.`,
        composeTraced`Run the search analysis again: it uses the newest audit automatically.`,
      ],
      weight: 'low',
      traffic: null,
      unestimated: 'not estimated: an audit finds work and does none',
      effort: { ...ASSUMED_DAY, days: 0.1, basis: 'some minutes assumed to start it' },
      related_keywords: [],
      evidence: [toEvidence(status)],
    },
  ];
}
