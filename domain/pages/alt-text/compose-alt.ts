import { nameOfLanguage } from '../../base/language/language-of-name.js';
import type { ImageFacts } from '../../seo/artifacts/image-facts.js';
import { escapeMarkup } from '../../seo/fixes/escape-markup.js';
import { altDrafts, tidyAlt } from './alt-drafts.js';
import type { AltBasis, AltDraft, AltRequest } from './alt-request.js';
import { type AltScore, analyzeAltKeywords, type KeywordAnalysis, scoreAlt } from './score-alt.js';
import { ALL_LOOK_WORDS } from './words/all-look-words.js';

/** What a vision model says about an image. */
export interface DescribedImage {
  alt_text: string;
  alternatives: string[];
  confidence: number;
}

export interface AltText {
  alt_text: string;
  basis: AltBasis;
  confidence: number;
  alternatives: (AltDraft & { accessibility_score: number })[];
  keyword_analysis: KeywordAnalysis;
  accessibility_score: number;
  score_parts: AltScore['parts'];
  /** an image without content is best left out for those who do not see it: alt="". */
  decorative: { likely: boolean; reason: string | null };
  image: ImageFacts & { url: string | null; file_name: string };
  language: string;
  html: string;
  generated_by: 'llm' | 'rules';
  recommendations: string[];
  warnings: string[];
}

const MAX_ALTERNATIVES = 4;
const MAX_SEEN_CONFIDENCE = 0.95;
const TINY_PX = 3;

/** Alternative texts for an image: what a model has seen first, then what its surroundings say. */
export function composeAlt(
  request: AltRequest,
  facts: ImageFacts,
  { url, seen, notes }: { url: string | null; seen: DescribedImage | null; notes: readonly string[] },
): AltText {
  const drafts = [...seenDrafts(seen), ...altDrafts(request, facts)];
  const [best, ...others] = drafts;
  if (!best) throw new Error('Rules give one text at least');
  const decorative = decorativeOf(facts);
  const judged = scoreAlt(best, request.keywords);
  return {
    alt_text: best.text,
    basis: best.basis,
    confidence: best.confidence,
    alternatives: others.slice(0, MAX_ALTERNATIVES).map((draft) => ({
      ...draft,
      accessibility_score: scoreAlt(draft, request.keywords).score,
    })),
    keyword_analysis: analyzeAltKeywords(best.text, request.keywords),
    accessibility_score: judged.score,
    score_parts: judged.parts,
    decorative,
    image: { ...facts, url, file_name: request.file_name },
    language: request.language,
    html: htmlOf(url ?? request.file_name, best.text, facts),
    generated_by: best.basis === 'vision' ? 'llm' : 'rules',
    recommendations: [
      ...(decorative.likely ? ['If it is there for looks alone, give it an empty text: alt="".'] : []),
      ...judged.recommendations,
    ],
    warnings: [...notes, ...warningsOf(request, best)],
  };
}

function seenDrafts(seen: DescribedImage | null): AltDraft[] {
  if (seen === null) return [];
  const confidence = Math.max(0, Math.min(MAX_SEEN_CONFIDENCE, seen.confidence));
  const texts = [seen.alt_text, ...seen.alternatives].map(tidyAlt).filter((text) => text !== '');
  return [...new Set(texts)].map((text) => ({ text, basis: 'vision', confidence }));
}

function decorativeOf({ is_blank, width, height }: ImageFacts): AltText['decorative'] {
  if (width <= TINY_PX || height <= TINY_PX) return { likely: true, reason: `It has ${width} × ${height} pixels` };
  return is_blank
    ? { likely: true, reason: 'It has one color, or none that is seen' }
    : { likely: false, reason: null };
}

function htmlOf(src: string, alt: string, { width, height }: ImageFacts): string {
  return `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}">`;
}

function warningsOf({ language }: AltRequest, { basis }: AltDraft): string[] {
  if (basis === 'vision') return [];
  const isReportedOnly = basis === 'picture';
  return [
    isReportedOnly
      ? 'It is unknown what the image shows: the text describes how it looks. Give context, or configure a vision model.'
      : 'No vision model has seen the image: the text comes from its surroundings.',
    ...(isReportedOnly && !ALL_LOOK_WORDS.has(language)
      ? [`There are no words for looks in ${nameOfLanguage(language)}: the text is English.`]
      : []),
  ];
}
