import { significantWords } from '../base/text/significant-words.js';
import { collapse } from '../base/text/text-form.js';
import { findDraftErrors } from '../outreach/writing/check-draft.js';
import type { Insight, InsightEvidence, InsightKind } from './insight.js';
import { valueAt } from './reading/json-path.js';

/** What a model makes of insights: texts for those that are there, and some of its own. */
export interface WrittenTexts {
  title: string;
  description: string;
  steps: string[];
}

export interface WrittenInsights {
  /** `n` counts the insights that it was shown, from 1. */
  rewrites: (WrittenTexts & { n: number })[];
  proposals: (WrittenTexts & { evidence: string[]; size: 'small' | 'medium' | 'large' })[];
}

export interface Acceptance {
  insights: Insight[];
  /** How many texts were taken. */
  accepted: number;
  /** Why others were not. */
  refused: string[];
}

/** Lists that are what the input names, and nothing else, take no proposals. */
const OPEN_KINDS: ReadonlySet<InsightKind> = new Set(['audit', 'searchconsole', 'content_strategy', 'competitive']);
const MAX_INSIGHTS = 20;
const MAX_PROPOSALS = 3;
/** A proposal comes after what rules find urgent, and before what they find small. */
const PROPOSAL_SCORE = 4;
const SIZES = { small: [0.5, 'days'], medium: [2, 'days'], large: [1, 'weeks'] } as const;
const MAX_WORDS = 450;
const MAX_TITLE_CHARS = 160;
const MAX_STEPS = 8;
const LEAST_SHARED = 2;
const MAX_VALUE_CHARS = 300;
/** Names of the trade, which need no source. */
const TRADE_WORDS =
  'Google Bing Search Console Lighthouse Analytics Core Web Vitals LCP INP CLS FCP TTFB TBT HTML CSS JavaScript JSON LD HTTP HTTPS URL URLs CTR SEO H1 H2 Open Graph Schema XML CDN API AI ROI PDF FAQ';

/**
 * Accepts what a model has written, text by text. Figures, evidence and order of insights stay as rules found them. A
 * text is rejected when it contains a number, a name or an address that neither the insight nor its evidence has, when
 * it contains markup or repeats an instruction, or when `isSecret` says so. A proposal must be based on evidence that
 * is really in the input.
 */
export function acceptWritten(
  kind: InsightKind,
  insights: readonly Insight[],
  { rewrites, proposals }: WrittenInsights,
  input: unknown,
  isSecret: (text: string) => boolean,
): Acceptance {
  const refused: string[] = [];
  let accepted = 0;
  const take = (texts: WrittenTexts, evidence: readonly InsightEvidence[], own: string): boolean => {
    const faults = textFaults(texts, evidence, own);
    if (isSecret(allOf(texts))) faults.push('It repeats its instructions');
    if (faults.length === 0) accepted += 1;
    else refused.push(faults.join('; '));
    return faults.length === 0;
  };
  const rewritten = insights.map((insight, at) => {
    const texts = tidied(rewrites.find(({ n }) => n === at + 1));
    return texts !== null && take(texts, insight.evidence, allOf(insight)) ? { ...insight, ...texts } : insight;
  });
  if (!OPEN_KINDS.has(kind)) return { insights: rewritten, accepted, refused };
  const titles = new Set(insights.map(({ title }) => title.toLowerCase()));
  const added = proposals.slice(0, MAX_PROPOSALS).flatMap((proposal, at) => {
    const texts = tidied(proposal);
    const evidence = proposal.evidence.flatMap((path) => evidenceAt(input, path) ?? []);
    const isSound = evidence.length > 0 && evidence.length === proposal.evidence.length;
    if (!isSound) refused.push('Its evidence is not in the input');
    if (texts === null || !isSound || titles.has(texts.title.toLowerCase()) || !take(texts, evidence, '')) return [];
    return [toInsight(texts, evidence, proposal.size, at + 1)];
  });
  return { insights: insertProposals(rewritten, added), accepted, refused };
}

function tidied(texts: WrittenTexts | undefined): WrittenTexts | null {
  if (texts === undefined) return null;
  const steps = texts.steps.map(collapse).filter((step) => step !== '');
  return { title: collapse(texts.title), description: collapse(texts.description), steps: steps.slice(0, MAX_STEPS) };
}

function allOf({ title, description, steps }: WrittenTexts): string {
  return [title, description, ...steps].join('\n');
}

function textFaults(texts: WrittenTexts, evidence: readonly InsightEvidence[], own: string): string[] {
  const values = evidence.map(({ value, url }) => `${value} ${url ?? ''}`);
  // An address within a longer text may not be named: only a value that is one as a whole.
  const links = evidence
    .flatMap(({ value, url }) => [String(value), url ?? ''])
    .filter((text) => /^https?:\/\/\S+$/i.test(text));
  const given = { all: [own, ...values, TRADE_WORDS].join('\n'), links: links.join('\n') };
  const body = [texts.description, ...texts.steps].join('\n');
  return [
    ...findDraftErrors({ subject: texts.title, body }, given, MAX_WORDS),
    ...(texts.title.length > MAX_TITLE_CHARS ? ['Its title is too long'] : []),
    ...(texts.steps.length === 0 ? ['It has no steps'] : []),
    ...(sharesWords(allOf(texts), given.all) ? [] : ['It speaks of something else']),
  ];
}

/** What is about the same says some of the same words. */
function sharesWords(text: string, given: string): boolean {
  const known = new Set(significantWords(given));
  const shared = new Set(significantWords(text).filter((word) => known.has(word)));
  return shared.size >= Math.min(LEAST_SHARED, known.size);
}

function evidenceAt(input: unknown, path: string): InsightEvidence | null {
  const value = valueAt(input, path);
  if (typeof value === 'string') return value !== '' && value.length <= MAX_VALUE_CHARS ? { path, value } : null;
  return typeof value === 'number' || typeof value === 'boolean' ? { path, value } : null;
}

function toInsight(
  texts: WrittenTexts,
  evidence: InsightEvidence[],
  size: keyof typeof SIZES,
  number: number,
): Insight {
  const [value, unit] = SIZES[size];
  return {
    id: `model:${number}`,
    ...texts,
    priority_score: PROPOSAL_SCORE,
    priority: 'Medium',
    impact: {
      traffic_percent_low: null,
      traffic_percent_high: null,
      basis: 'The input holds nothing that an estimate could rest on',
    },
    effort: { value, unit },
    roi: { value: 0, basis: `not rated: proposed by the language model, which calls the work ${size}` },
    evidence,
    related_keywords: [],
  };
}

function insertProposals(insights: readonly Insight[], added: readonly Insight[]): Insight[] {
  const room = added.slice(0, Math.max(0, MAX_INSIGHTS - insights.length));
  const place = insights.findIndex(({ priority_score }) => priority_score < PROPOSAL_SCORE);
  const at = place === -1 ? insights.length : place;
  return [...insights.slice(0, at), ...room, ...insights.slice(at)];
}
