import type { CompleteAudit, TargetKeyword } from '../../audits/audit-result.js';
import type { Issue } from '../../audits/issue.js';
import type { Finding } from '../../seo/checks/check.js';
import type { SiteMetrics } from '../../seo/site/site-metrics.js';
import type { SiteTopic } from '../../seo/site/site-topics.js';
import { composeTraced, joinTraced, type TracedText } from '../compose-traced-text.js';
import { ASSUMED_DAY } from '../ranking/draft-work.js';
import type { Figure, Place } from '../reading/place.js';
import type { PageGroup } from '../reading/read-content-pages.js';
import type { FoundTopic } from '../reading/read-topics.js';
import { readSourceTopics } from '../results/read-source-topics.js';
import { readResult } from '../results/result-fields.js';
import type { AnalysisSource } from '../results/source.js';
import { planHub, planKeyword, planTopic } from './plan-new-pages.js';
import { planRepair } from './plan-repairs.js';
import type { Planned } from './planned.js';

/** Checks of an audit whose findings are work on content, by what is wrong with the pages. */
const KINDS: Readonly<Record<string, PageGroup['kind']>> = {
  'content/thin': 'thin',
  'content/thin-vs-siblings': 'thin',
  'content/stale-year': 'stale',
  'content/duplicate-exact': 'duplicate',
  'content/duplicate-near': 'duplicate',
  'content/keyword-cannibal': 'competing',
};
const MAX_ISSUES = 400;
const MAX_OF_A_KIND = 8;
const MAX_URLS = 4;
const MAX_KEYWORDS = 20;
const MAX_TOPICS = 60;
const MAX_HUBS = 5;
/** What two pages mention is hardly a subject of the site. */
const HUB_PAGES = 3;

/**
 * What a complete audit shows to write, to extend and to merge, by its own crawl and its competitors: no search data are needed.
 * Each plan rests on pages and subjects of this very site.
 */
export function planAudit(source: AnalysisSource): Planned[] {
  const audit = readResult<CompleteAudit>(source);
  return [
    ...readSourceTopics(source)
      .slice(0, MAX_OF_A_KIND)
      .map((topic) => planTopic(topic, nameWriters(topic))),
    ...audit.list('target_keyword_analysis', MAX_KEYWORDS).flatMap((entry) => planTarget(entry) ?? []),
    ...planPages(audit.at('components')),
    ...listOwnTopics(audit.at('components'))
      .filter(({ pages, titled }) => titled.value === 0 && pages.value >= HUB_PAGES)
      .toSorted((one, other) => other.pages.value - one.pages.value)
      .slice(0, MAX_HUBS)
      .map(planHub),
  ];
}

/** Subjects that pages of the site are made for, as its audit counts them. */
export function listCovered(source: AnalysisSource): string[] {
  const topics = listOwnTopics(readResult<CompleteAudit>(source).at('components'));
  return topics.flatMap(({ term, titled }) => (titled.value > 0 ? [term.value] : []));
}

function nameWriters({ term, urls }: FoundTopic): TracedText {
  return urls.length > 1
    ? composeTraced`Several of your competitors write about "${term}", and your site does not`
    : composeTraced`A competitor writes about "${term}", and your site does not`;
}

/** A target keyword that no page is made for, or that several pages are. */
function planTarget(entry: Place): Planned | null {
  const of = readResult<TargetKeyword>(entry);
  const [keyword, status] = [of.text('keyword'), of.text('status')];
  if (keyword === null) return null;
  if (status?.value === 'not_targeted') return planKeyword(keyword, true);
  const urls = of.texts('competing_urls', MAX_URLS);
  return status?.value === 'competing_pages' && urls.length > 1
    ? planRepair({ kind: 'competing', urls, keyword })
    : null;
}

/** Each page once, by the first of its findings. */
function planPages(components: Place | null): Planned[] {
  const of = readResult<CompleteAudit['components']>(components);
  const issues = (['content_strategy', 'on_page_seo'] as const).flatMap((name) =>
    readResult<CompleteAudit['components']['content_strategy']>(of.at(name)).list('issues', MAX_ISSUES),
  );
  return issues.flatMap((place) => {
    const issue = readResult<Issue>(place);
    const id = issue.text('check_id')?.value ?? '';
    const kind = Object.hasOwn(KINDS, id) ? KINDS[id] : undefined;
    return kind === undefined
      ? []
      : issue.list('sample', MAX_OF_A_KIND).flatMap((finding) => planFinding(finding, kind) ?? []);
  });
}

function planFinding(place: Place, kind: PageGroup['kind']): Planned | null {
  const finding = readResult<Finding>(place);
  const [url, observed] = [finding.text('url'), finding.text('observed')];
  if (url === null) return null;
  if (kind === 'thin' && observed !== null) return planShort(url, observed);
  return planRepair({ kind, urls: [url, ...finding.texts('related_urls', MAX_URLS)], keyword: null });
}

/** A page with what the audit measured of its text. */
function planShort(url: Figure<string>, observed: Figure<string>): Planned {
  return {
    draft: {
      id: `thin:${url.path}`,
      title: composeTraced`Complete ${url} or merge it`,
      description: composeTraced`The audit saw ${observed} on this page, less than most questions need for an answer.`,
      steps: [
        composeTraced`Write down what a visitor wants to know on ${url}, and answer it there in full.`,
        composeTraced`Where another page answers it already, redirect this one to it.`,
      ],
      weight: 'medium',
      traffic: null,
      effort: ASSUMED_DAY,
      related_keywords: [],
      url: url.value,
    },
    task: { kind: 'refresh', keyword: null, url: url.value },
  };
}

interface OwnTopic {
  term: Figure<string>;
  pages: Figure<number>;
  titled: Figure<number>;
  /** Some pages that write about it. */
  named: TracedText;
}

function listOwnTopics(components: Place | null): OwnTopic[] {
  const content = readResult<CompleteAudit['components']>(components).at('content_strategy');
  const metrics = readResult<CompleteAudit['components']['content_strategy']>(content).at('metrics');
  const profile = readResult<SiteMetrics>(metrics).at('profile');
  return readResult<NonNullable<SiteMetrics['profile']>>(profile)
    .list('topics', MAX_TOPICS)
    .flatMap((place) => {
      const topic = readResult<SiteTopic>(place);
      const [term, pages, titled] = [topic.text('term'), topic.number('pages'), topic.number('titled_pages')];
      if (term === null || pages === null || titled === null) return [];
      const urls = topic.texts('sample_urls', MAX_URLS).map((url) => composeTraced`${url}`);
      return [{ term, pages, titled, named: joinTraced(urls, ', ') }];
    });
}
