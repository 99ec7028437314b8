import { createFormats } from './formats.js';
import type { CountTexts, ReportTexts } from './report-texts.js';

const formats = createFormats('en-US');
const { number } = formats;

const count = (one: string, many: string) => (value: number) => `${number(value)} ${value === 1 ? one : many}`;

const counts: CountTexts = {
  pages: count('page', 'pages'),
  places: count('place', 'places'),
  days: count('day', 'days'),
  hours: count('hour', 'hours'),
  points: count('point', 'points'),
  audits: count('audit', 'audits'),
  critical: count('critical issue', 'critical issues'),
  warnings: count('warning', 'warnings'),
  notices: count('notice', 'notices'),
  checks: count('check', 'checks'),
};

/** Reasons come from the audit as clauses. */
function sentenceCase(reason: string): string {
  const sentence = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
  return /[.!?]$/.test(sentence) || sentence === '' ? sentence : `${sentence}.`;
}

/** The short report in American English. */
export const EN: ReportTexts = {
  locale: 'en-US',
  formats,
  counts,
  documentTitle: (site, day) => `SEO audit of ${site}, ${day}`,
  kinds: { complete: 'SEO audit', quick: 'Quick SEO audit' },
  components: {
    technical_seo: 'Technical SEO',
    on_page_seo: 'On-page SEO',
    page_speed: 'Page speed',
    sitemap: 'Sitemap',
    content_strategy: 'Content',
  },
  statuses: { excellent: 'excellent', good: 'good', fair: 'fair', needs_improvement: 'needs improvement' },
  priorities: { High: 'high', Medium: 'medium', Low: 'low' },
  phases: {
    1: { label: 'Weeks 1–2', focus: 'Remove what keeps pages from being found' },
    2: { label: 'Weeks 3–4', focus: 'Fix the larger remaining issues' },
    3: { label: 'From month 2', focus: 'Build on the improved base' },
  },
  cover: {
    date: 'Date',
    period: 'Period',
    scope: 'Scope',
    preparedBy: 'Prepared by',
    contact: 'Contact',
    partial: 'parts of the audit could not be completed',
  },
  verdict: {
    title: 'Verdict',
    scored: ({ site, score, status, pages, found }) =>
      `${site} scores ${score} of 100 points (${status}): ${found} on ${pages}.`,
    notScored: ({ site, reason }) => `${site} was not scored: ${reason}.`,
    found: (critical, warnings) => `${critical} and ${warnings}`,
    nothingFound: 'no critical issues and no warnings',
    cause: ({ cause, reach }) => `What costs the most is “${cause}”${reach === null ? '' : ` (${reach})`}.`,
    noCause: 'Nothing was found that costs the site points worth mentioning.',
    unreliable: 'Too little of the site could be read for a score that means anything.',
    first: ({ title, effort }) => `${startWith(title)} (about ${effort}).`,
    firstOf: ({ title, effort, fixes, days, gain }) =>
      `${startWith(title)} (about ${effort}); the ${fixes} fixes of this plan take about ${days} of work${gain === null ? '' : ` and may bring ${gain} more organic traffic (estimate)`}.`,
    nothingToDo: 'There is nothing urgent to fix: keep the site as it is and audit it again after changes.',
    repeat: 'Allow the crawler to read the site, then run the audit again.',
    ofHundred: 'of 100',
    coverage: (percent) => `${percent} of the score’s weight was measured`,
    change: (points) => `${points} since the previous audit`,
    unreliableBadge: 'no score',
  },
  startPage: {
    title: 'The start page',
    desktop: 'On a computer (1366 px wide)',
    phone: 'On a phone (390 px wide)',
    preview: 'In search results',
    noTitle: 'No title: search engines choose one themselves',
    noDescription: 'No meta description: search engines choose a passage of the page themselves.',
    previewNote: 'A preview: search engines may show another title or text.',
  },
  causes: {
    title: 'What holds the site back',
    lead: 'What costs the site the most in search, the largest cause first.',
    reach: 'Affected',
    costs: 'Costs',
    effort: 'Effort',
    todo: 'What to do',
    example: 'Example',
    also: (titles) => `Fixed by the same work: ${titles}.`,
    ofPages: (affected, measured) => `${affected} of ${measured}`,
    wholeSite: 'the whole site',
  },
  score: {
    title: 'The score and its parts',
    lead: 'The overall score is the mean of the measured areas by weight, unless something serious limits it. 80 and more is excellent, from 65 good, from 50 fair.',
    area: 'Area',
    score: 'Score',
    weight: 'Weight',
    contributes: 'Contributes',
    overall: 'Overall',
    mean: 'Mean by weight',
    limit: 'Limit',
    limitedBy: 'What limits the score:',
    notMeasured: 'not measured',
    lost: 'Where points are lost',
    lostLead: 'The checks that take the most off the overall score.',
    check: 'Check',
    points: 'Points',
    lighthouse: { mobile: 'Loading on a phone (Lighthouse)', desktop: 'Loading on a computer (Lighthouse)' },
    rest: (points) => `All other checks together: ${points}.`,
  },
  trend: {
    title: 'Trend',
    first: 'This is the first audit of this kind of the site. From the second audit on, its scores are compared here.',
    lead: (audits) => `Scores of ${audits} of this kind of the site.`,
    describe: ({ audits, from, fromDay, to, toDay }) =>
      `Score over ${audits}: from ${from} on ${fromDay} to ${to} on ${toDay}`,
    audit: 'Audit',
    change: 'Change',
    newIssues: 'New since the previous audit',
    fixedIssues: 'Fixed since the previous audit',
    none: 'None.',
    more: (left) => `and ${number(left)} more`,
  },
  roadmap: {
    title: 'Roadmap',
    lead: (fixes) =>
      fixes === 1 ? 'One fix.' : `The ${fixes} most important fixes, in the order that pays off soonest.`,
    none: 'There is nothing to fix.',
    fix: 'Fix',
    effort: 'Effort',
    gain: 'Traffic (estimate)',
    priority: 'Priority',
    improve: 'Develop further what works',
    more: (left) => `${number(left)} more recommendations are in the full report.`,
    estimate:
      'Traffic figures are estimates in percent of today’s organic traffic, scaled by how much of the site is affected. They are no promise, and gains of several fixes overlap.',
    noEstimate: 'Gains in traffic are not estimated: that takes the clicks that a connected Search Console provides.',
  },
  limits: {
    title: 'What was not measured',
    lead: 'What is missing counts neither for nor against the score.',
    none: 'Everything that this audit measures could be measured.',
    what: 'What',
    why: 'Why',
    speedRun: (strategy) => `Page speed (${strategy})`,
    strategies: { mobile: 'phone', desktop: 'computer' },
    interaction: {
      what: 'Response to taps and keys (INP)',
      why: 'It needs real visitors; a laboratory run cannot measure it.',
    },
    crawlTime: {
      what: 'Part of the pages',
      why: 'The crawl reached its time limit before it had seen the whole site.',
    },
    accepted: (count) => ({
      what: count === 1 ? '1 accepted finding' : `${number(count)} accepted findings`,
      why: 'You chose to leave them out. The full report names who decided and why.',
    }),
    overall: 'The overall score',
    reason: (text) => sentenceCase(text),
    unknownReason: 'The full report gives the reason.',
    more: (left) => ({ what: `${number(left)} more gaps`, why: 'The full report lists them.' }),
    neverTitle: 'Not part of this audit',
    never: [
      'Rankings of single keywords over time',
      'Links from other sites (backlinks)',
      'Conversions and revenue',
      'Pages that need a login',
    ],
    methodTitle: 'How the figures were obtained',
    method: [
      'The site was crawled from its start page. Each page was read once and judged by checks that each rest on a published standard or on the documentation of a search engine.',
      'Each check takes points off its area, by severity and by the share of pages affected. What could not be measured takes no weight.',
    ],
    appendixTitle: 'Appendix on request',
    appendix:
      'Every finding with its address, the full list of recommendations with steps and code, and all crawled pages are available as the full report (HTML, PDF) and as tables (XLSX, CSV).',
    record: ({ id, day }) => `Audit ${id}, ${day}`,
  },
  untranslated: { mark: 'EN', note: 'Texts marked EN are available in English only.' },
  page: { skip: 'Skip to the report', footer: 'Page' },
};

function startWith(title: string | null): string {
  return title === null ? 'Start with it' : `Start with “${title}”`;
}
