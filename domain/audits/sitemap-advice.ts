import { plural } from '../base/text/plural.js';
import { withUnit } from '../base/text/with-unit.js';
import { writeText } from '../base/text/write-text.js';
import type { MissingSection } from './missing-sections.js';
import type { Priority } from './recommendation.js';
import type { SitemapFigures } from './sitemap-figures.js';
import type { SitemapStanding, SitemapSubject } from './sitemap-standing.js';

/** Something to do that the comparison of sitemaps speaks for. */
export interface SitemapAdvice {
  id: string;
  title: string;
  why: string;
  steps: string[];
  priority: Priority;
  /** What speaks for it: where, and the figure seen there. At most 10. */
  evidence: { url: string; detail: string }[];
}

export interface AdviceSources {
  own: SitemapSubject;
  /** Null when the audited site's sitemap could not be read. */
  mine: SitemapFigures | null;
  measures: readonly SitemapStanding[];
  missing: readonly MissingSection[];
}

const MAX_SECTIONS = 5;
const MAX_EVIDENCE = 10;
/** Smaller differences from the median of the competitors are noise. */
const MIN_DIFFERENCE = 0.1;

/** Advice from the figures, the most important first; empty when the site is behind in nothing. */
export function adviseSitemaps(sources: AdviceSources): SitemapAdvice[] {
  if (sources.mine === null) return [adviseSitemap(sources.own)];
  return [
    ...sources.missing.slice(0, MAX_SECTIONS).map(adviseSection),
    ...WORKS.flatMap((work) => adviseWork(work, sources)),
  ].sort((one, other) => ORDER.indexOf(one.priority) - ORDER.indexOf(other.priority));
}

const ORDER: readonly Priority[] = ['High', 'Medium', 'Low'];

function adviseSitemap({ url, error }: SitemapSubject): SitemapAdvice {
  const place = new URL('/sitemap.xml', url).href;
  return {
    id: 'sitemap/missing',
    title: 'Publish a sitemap',
    why: 'Without a sitemap that can be read, nothing tells search engines what is new, and nothing here can be compared.',
    steps: [
      `List every page that should be found at ${place}, with the day of its last real change.`,
      `Name it in robots.txt: "Sitemap: ${place}".`,
      'Compare again and see that the site has a rank.',
    ],
    priority: 'High',
    evidence: [{ url, detail: error ?? 'No sitemap with an entry was found' }],
  };
}

function adviseSection({ section, competitors }: MissingSection): SitemapAdvice {
  const holders = competitors.map(({ url, path, count }) => `${url} (${path}, ${plural(count, 'URL')})`).join(', ');
  return {
    id: `section${section}`,
    title: `Consider a section such as ${section}`,
    why: `${plural(competitors.length, 'competitor')} ${competitors.length === 1 ? 'has' : 'have'} it and you have none by that name: ${holders}.`,
    steps: [
      `Read ${competitors.flatMap(({ sample_urls: urls }) => urls.slice(0, 1)).join(', ')} and note which searches they answer.`,
      'Decide whether you have something better to say; then plan the first five pages and list them in the sitemap.',
      `Compare again and see that ${section} is no longer among the missing sections.`,
    ],
    priority: competitors.length > 1 ? 'High' : 'Medium',
    evidence: competitors
      .flatMap(({ path, sample_urls: urls }) => urls.map((url) => ({ url, detail: `listed under ${path}` })))
      .slice(0, MAX_EVIDENCE),
  };
}

/** Work that being behind in one measure speaks for. */
interface Work {
  measure: string;
  title: string;
  why: string;
  priority: Priority;
  step: string;
}

const WORKS: readonly Work[] = [
  {
    measure: 'publishing_per_week',
    title: 'Publish more often',
    why: 'Competitors add or renew pages more often, so that search engines visit them more often.',
    priority: 'Medium',
    step: 'Plan one piece a week for the next 12 weeks, beginning with the sections in which competitors are newest.',
  },
  {
    measure: 'fresh_share',
    title: 'Renew pages that have aged',
    why: 'A smaller part of the site than of its competitors was changed within 90 days.',
    priority: 'Medium',
    step: 'Renew the oldest pages that still have visitors, and set their lastmod to the day of the change.',
  },
  {
    measure: 'lastmod_coverage',
    title: 'Date every entry',
    why: 'Search engines fetch changed pages first where they can trust the dates; competitors give them for more entries.',
    priority: 'Medium',
    step: 'Write the instant of the last real change into the lastmod of every entry.',
  },
  {
    measure: 'urls',
    title: 'Cover more searches',
    why: 'Competitors list more addresses, and each of them can answer a search.',
    priority: 'Low',
    step: 'See that every indexable page is listed; then write what the missing sections show.',
  },
  {
    measure: 'image_share',
    title: 'List images',
    why: 'Competitors list the images of their pages, which helps image search to find those that scripts load late.',
    priority: 'Low',
    step: 'Add image:image entries for images that carry content.',
  },
  {
    measure: 'video_share',
    title: 'List videos',
    why: 'Competitors list their videos, which is how video results are found.',
    priority: 'Low',
    step: 'Add video:video entries with title, description and thumbnail for the pages that have one; leave it if none has.',
  },
];

function adviseWork(work: Work, { own, measures }: AdviceSources): SitemapAdvice[] {
  const standing = measures.find(({ measure }) => measure === work.measure);
  if (!standing || standing.yours === null || standing.competitors_median === null) return [];
  const { yours, competitors_median: median, unit, better } = standing;
  const behind = better === 'higher' ? median - yours : yours - median;
  if (behind <= 0 || behind < MIN_DIFFERENCE * Math.max(yours, median)) return [];
  const best = standing.standings.find(({ rank }) => rank === 1);
  return [
    {
      id: `measure/${work.measure}`,
      title: work.title,
      why: work.why,
      steps: [
        work.step,
        writeText`Today it is ${withUnit(yours, unit)} against a median of ${median}; compare again and see that the difference is gone.`,
      ],
      priority: work.priority,
      evidence: [
        { url: own.url, detail: withUnit(yours, unit) },
        ...(best ? [{ url: best.url, detail: `${withUnit(best.value, unit)}, the best` }] : []),
      ],
    },
  ];
}
