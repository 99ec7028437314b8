import { plural } from '../../base/text/plural.js';
import { writeText } from '../../base/text/write-text.js';
import type { ContentSite } from './content-site.js';
import type { ContentGap } from './gaps/content-gap.js';
import type { WeakPageGroup, WeakPages } from './weak-pages.js';

export type ContentOpportunityKind =
  | 'write'
  | 'expand'
  | 'merge'
  | 'differentiate'
  | 'refresh'
  | 'simplify'
  | 'publish_regularly'
  | 'mark_up';

/** Something to do, out of what was found. */
export interface ContentOpportunity {
  id: string;
  kind: ContentOpportunityKind;
  title: string;
  why: string;
  steps: string[];
  priority: 'High' | 'Medium' | 'Low';
  /** 0–100. Of a gap its own; of weak pages a ground for their kind and up to 25 for their share of the site. */
  score: number;
  effort: { value: number; unit: 'days' };
  evidence: { count: number; urls: string[] };
}

type Draft = Omit<ContentOpportunity, 'id' | 'priority'>;

const MAX_OPPORTUNITIES = 30;
const MAX_URLS = 10;
const HIGH = 65;
const MEDIUM = 45;
/** What each kind of weakness is worth before its size is known: pages that compete lose what they could already have. */
const GROUND = { differentiate: 60, merge: 55, expand: 45, refresh: 35, simplify: 30, publish: 30 } as const;

/** What to do about gaps and weak pages, most worthwhile first. Nothing is proposed that was not found. */
export function collectContentOpportunities(
  own: ContentSite,
  gaps: readonly ContentGap[],
  weak: WeakPages,
): ContentOpportunity[] {
  const drafts = [...gaps.map(fromGap), ...fromWeakPages(own, weak), ...fromReadability(own), ...fromCadence(own)];
  const sorted = drafts.sort((one, other) => other.score - one.score || (one.title < other.title ? -1 : 1));
  return sorted.slice(0, MAX_OPPORTUNITIES).map((draft, at) => ({
    id: `content-${at + 1}`,
    ...draft,
    priority: draft.score >= HIGH ? 'High' : draft.score >= MEDIUM ? 'Medium' : 'Low',
  }));
}

function fromGap(gap: ContentGap): Draft {
  const { kind, subject, detail, score, competitors, your_pages } = gap;
  const theirs = competitors.flatMap(({ sample_urls: urls }) => urls);
  const evidence = {
    count: competitors.reduce((sum, { pages }) => sum + pages, 0),
    urls: [...your_pages, ...theirs].slice(0, MAX_URLS),
  };
  const common = { why: detail, score, evidence };
  if (kind === 'depth')
    return {
      ...common,
      kind: 'expand',
      effort: days(1),
      title: `Say more about “${subject}”`,
      steps: [
        'Read what the pages of competitors answer that yours leaves open.',
        'Add it to your page, in your own words and with your own examples.',
      ],
    };
  if (kind === 'structured_data')
    return {
      ...common,
      kind: 'mark_up',
      effort: days(1),
      title: `Mark up pages as ${subject} where they are such`,
      steps: [`Find the pages of yours that are a ${subject}.`, 'Add JSON-LD of that type, and test it.'],
    };
  return {
    ...common,
    kind: 'write',
    effort: days(kind === 'section' ? 5 : 2),
    title: kind === 'section' ? `Consider a section like ${subject}` : `Write about “${subject}”`,
    steps: [
      ...(your_pages.length > 0 ? ['See whether a page that mentions it can be made the page for it.'] : []),
      'Read what searchers find today, and decide what you can say better.',
      'Write one page for it, with the words in title and main heading, and link to it from related pages.',
    ],
  };
}

function fromWeakPages(own: ContentSite, { thin, duplicates, cannibalising, stale }: WeakPages): Draft[] {
  const sized = (ground: number, count: number) =>
    Math.min(100, ground + Math.round(25 * Math.min(1, (count / Math.max(1, own.pages.length)) * 2)));
  const copies = [...duplicates.exact, ...duplicates.near];
  return [
    ...cannibalising.map((group) => chooseOne(group, sized)),
    ...(copies.length > 0 ? [mergeCopies(copies, sized)] : []),
    ...(thin.count > 0 ? [fillThin(own, thin, sized)] : []),
    ...(stale.count > 0 ? [refreshStale(stale, sized)] : []),
  ];
}

type Sized = (ground: number, count: number) => number;

const days = (value: number) => ({ value, unit: 'days' as const });

function chooseOne({ subject, pages, urls }: WeakPageGroup, sized: Sized): Draft {
  return {
    kind: 'differentiate',
    score: sized(GROUND.differentiate, pages),
    effort: days(1),
    title: `Choose one page for “${subject}”`,
    why: writeText`${pages} pages have it in title and main heading, so that none collects the links and clicks of all.`,
    steps: [
      'Choose the page that answers it best.',
      'Give the others a subject of their own, or redirect them to it.',
      'Link from them to it.',
    ],
    evidence: { count: pages, urls },
  };
}

function mergeCopies(groups: readonly WeakPageGroup[], sized: Sized): Draft {
  const count = groups.reduce((sum, { pages }) => sum + pages, 0);
  const has = groups.length === 1 ? 'has' : 'have';
  return {
    kind: 'merge',
    score: sized(GROUND.merge, count),
    effort: days(Math.ceil(groups.length / 4)),
    title: 'Merge pages that say the same',
    why: writeText`${plural(groups.length, 'group')} of pages ${has} the same text, or nearly so: ${count} pages in all.`,
    steps: [
      'Keep the page of each group that is linked most.',
      'Redirect the others to it, or give them a text of their own.',
    ],
    evidence: { count, urls: groups.flatMap(({ urls }) => urls).slice(0, MAX_URLS) },
  };
}

function fillThin(own: ContentSite, { count, pages }: WeakPages['thin'], sized: Sized): Draft {
  return {
    kind: 'expand',
    score: sized(GROUND.expand, count),
    effort: days(Math.ceil(count / 3)),
    title: 'Fill thin pages or take them out of the index',
    why: writeText`${count} of ${own.pages.length} indexable pages have too few words to answer a search.`,
    steps: [
      'Answer in full what each page is found for.',
      'Merge those that have nothing more to say into a related page.',
    ],
    evidence: { count, urls: pages.slice(0, MAX_URLS).map(({ url }) => url) },
  };
}

function refreshStale({ count, dated, pages }: WeakPages['stale'], sized: Sized): Draft {
  return {
    kind: 'refresh',
    score: sized(GROUND.refresh, count),
    effort: days(Math.ceil(count / 4)),
    title: 'Bring old pages up to date',
    why: writeText`${count} of ${dated} dated pages have not changed for 18 months.`,
    steps: ['Check figures, links and advice of each.', 'Change what is no longer so, and the date with it.'],
    evidence: { count, urls: pages.slice(0, MAX_URLS).map(({ url }) => url) },
  };
}

function fromReadability({ readability, pages }: ContentSite): Draft[] {
  return readability.languages.flatMap(({ bands, formula, hardest, median }): Draft[] => {
    if (bands.hard === 0) return [];
    const share = bands.hard / Math.max(1, pages.length);
    return [
      {
        kind: 'simplify',
        score: GROUND.simplify + Math.round(25 * Math.min(1, share * 2)),
        effort: { value: Math.ceil(bands.hard / 4), unit: 'days' },
        title: 'Make hard pages easier to read',
        why: writeText`${plural(bands.hard, 'page')} ${bands.hard === 1 ? 'scores' : 'score'} below 40 by ${formula}; the median is ${median}.`,
        steps: ['Split long sentences, one thought each.', 'Put short words where long ones say no more.'],
        evidence: { count: bands.hard, urls: hardest.filter(({ score }) => score < 40).map(({ url }) => url) },
      },
    ];
  });
}

function fromCadence({ cadence }: ContentSite): Draft[] {
  if (cadence.velocity?.trend !== 'falling') return [];
  return [
    {
      kind: 'publish_regularly',
      score: GROUND.publish,
      effort: { value: 1, unit: 'days' },
      title: 'Publish in a steady rhythm',
      why: `Over twelve weeks you published ${cadence.velocity.per_week} a week, and less in the last six than in the six before.`,
      steps: ['Plan the next eight weeks out of the gaps above.', 'Choose a pace that you can keep.'],
      evidence: { count: cadence.dated, urls: cadence.sample_urls },
    },
  ];
}
