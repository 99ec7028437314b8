import { writeText } from '../../base/text/write-text.js';
import type { ScoreComponent } from './discovery.js';
import type { FoundPage } from './found-page.js';
import type { GuestPostSignals } from './guest-post-signals.js';

/** Sites that live on selling links: a link there is worth nothing, or less (Google's spam policies, link spam). */
const LINK_TRADE =
  /\b(?:buy\s+(?:back)?links?|sell(?:ing)?\s+(?:back)?links?|link\s+insertions?|paid\s+(?:guest\s+)?(?:posts?|links?)|sponsored\s+posts?\s+(?:price|rate|cost)|dofollow\s+links?|pbn|private\s+blog\s+network|da\s*\d{2}\+?|domain\s+authority\s+\d{2}|guest\s+post(?:ing)?\s+(?:service|agency|marketplace|packages?))/i;
const SPAM =
  /\b(?:casino|poker|betting|payday\s+loans?|essay\s+writing\s+service|viagra|cialis|escort|cbd\s+gumm\w+|forex\s+signals?)\b/i;
const LISTICLE =
  /\b\d{2,4}\+?\s+(?:\w+\s+){0,4}(?:guest\s+post(?:ing)?|write\s+for\s+us)\s+(?:sites?|blogs?|websites?)|\b(?:list\s+of|best)\s+(?:\w+\s+){0,3}(?:guest\s+post(?:ing)?|write\s+for\s+us)\s+(?:sites?|blogs?)/i;

export interface Scores {
  quality_score: number;
  relevance_score: number;
  guest_post_likelihood: number;
  evidence: ScoreComponent[];
}

type Part = [name: string, value: number, detail: string];

/** Three scores from 0 to 1, each the sum of named parts, which are handed out with it. */
export function scoreOpportunity(
  page: FoundPage,
  {
    keyword,
    signals,
    contact,
    year,
  }: { keyword: string; signals: GuestPostSignals; contact: string | null; year: number },
): Scores {
  const quality = qualityParts(page, year);
  const relevance = relevanceParts(page, keyword);
  const likelihood = likelihoodParts(page, signals, contact);
  const refused = signals.refusal !== null;
  const evidence = [
    ...toEvidence('quality', quality),
    ...toEvidence('relevance', relevance),
    ...toEvidence('guest_post_likelihood', likelihood),
  ];
  return {
    quality_score: total(quality),
    relevance_score: total(relevance),
    guest_post_likelihood: refused ? Math.min(0.05, total(likelihood)) : total(likelihood),
    evidence,
  };
}

function qualityParts(page: FoundPage, year: number): Part[] {
  const all = `${page.title} ${page.headings.join(' ')} ${page.text}`;
  const trade = LINK_TRADE.exec(all)?.[0];
  const spam = SPAM.exec(all)?.[0];
  const age = page.newest_year === null ? null : year - page.newest_year;
  return [
    [
      'https',
      page.url.startsWith('https://') ? 0.15 : 0,
      page.url.startsWith('https://') ? 'It is served encrypted' : 'It is served without TLS',
    ],
    ['substance', Math.min(0.35, (page.word_count / 800) * 0.35), writeText`${page.word_count} words on the page`],
    [
      'recency',
      age === null ? 0.05 : age <= 1 ? 0.25 : age <= 3 ? 0.1 : 0,
      age === null ? 'No date was found' : `The newest date is of ${page.newest_year}`,
    ],
    ['outbound_links', page.outbound_links <= 60 ? 0.15 : 0, writeText`${page.outbound_links} links to other sites`],
    ['structure', page.title !== '' && page.headings.length > 0 ? 0.1 : 0, writeText`${page.headings.length} headings`],
    ...(trade ? [['link_trade', -0.4, `It says "${trade}"`] satisfies Part] : []),
    ...(spam ? [['spam', -0.3, `It says "${spam}"`] satisfies Part] : []),
  ];
}

function relevanceParts({ title, headings, text, url }: FoundPage, keyword: string): Part[] {
  const words = keyword
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 2);
  const share = (where: string): number => {
    const lower = where.toLowerCase();
    if (words.length === 0) return 0;
    return words.filter((word) => lower.includes(word)).length / words.length;
  };
  const lowerText = text.toLowerCase();
  const phrase = lowerText.split(keyword.toLowerCase()).length - 1;
  const told = (name: string, found: number) => `${Math.round(found * 100)}% of the keyword's words in the ${name}`;
  const [inTitle, inHeadings, inText, inUrl] = [title, headings.join(' '), text, url].map(share) as [
    number,
    number,
    number,
    number,
  ];
  return [
    ['title', 0.35 * inTitle, told('title', inTitle)],
    ['headings', 0.2 * inHeadings, told('headings', inHeadings)],
    ['text', 0.2 * inText, told('text', inText)],
    ['address', 0.1 * inUrl, told('address', inUrl)],
    ['phrase', Math.min(0.15, phrase * 0.05), writeText`The whole keyword stands ${phrase} times in the text`],
  ];
}

function likelihoodParts(page: FoundPage, signals: GuestPostSignals, contact: string | null): Part[] {
  const list = LISTICLE.exec(`${page.title} ${page.headings.join(' ')}`)?.[0];
  if (signals.refusal !== null) return [['refusal', 0, `It says "${signals.refusal}"`]];
  return [
    [
      'address',
      signals.in_url ? 0.3 : 0,
      signals.in_url ? 'Its address names guest posts' : 'Its address does not name guest posts',
    ],
    [
      'title',
      signals.in_title ? 0.25 : 0,
      signals.in_title ? 'Its title invites writers' : 'Its title does not invite writers',
    ],
    [
      'text',
      signals.in_text === null ? 0 : 0.15,
      signals.in_text === null ? 'Its text does not invite writers' : `It says "${signals.in_text}"`,
    ],
    [
      'guidelines',
      signals.has_guidelines ? 0.2 : 0,
      signals.has_guidelines ? 'It has guidelines' : 'No guidelines were found',
    ],
    [
      'way_in',
      contact !== null || page.has_form ? 0.1 : 0,
      contact === null ? (page.has_form ? 'It has a form' : 'No way to write to it was found') : 'It names an address',
    ],
    ...(list ? [['list_of_sites', -0.6, `It is a list about guest posts: "${list}"`] satisfies Part] : []),
  ];
}

function toEvidence(score: ScoreComponent['score'], parts: readonly Part[]): ScoreComponent[] {
  return parts.map(([name, value, detail]) => ({ score, name, value: round(value), detail }));
}

function total(parts: readonly Part[]): number {
  return round(
    Math.min(
      1,
      Math.max(
        0,
        parts.reduce((sum, [, value]) => sum + value, 0),
      ),
    ),
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
