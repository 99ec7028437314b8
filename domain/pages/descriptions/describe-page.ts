import { nameOfLanguage } from '../../base/language/language-of-name.js';
import { primaryLanguage } from '../../base/language/primary-language.js';
import type { PageReading } from '../../seo/artifacts/page-reading.js';
import { firstH1, headDescription, headTitle } from '../../seo/page/head-texts.js';
import { type DescriptionRequest, LEAST_DESCRIPTIONS, MOST_DESCRIPTIONS } from './description-request.js';
import { type ScoredDescription, scoreDescription } from './score-description.js';
import { ALL_WORDINGS } from './wordings/all-wordings.js';
import { type DescribedPage, writeDescriptionsByRules } from './write-descriptions-by-rules.js';

/** The page of the request, or why it could not be read; null when none was named. */
export type PageToDescribe = { ok: true; reading: PageReading } | { ok: false; url: string; reason: string } | null;

export interface MetaDescriptions {
  keywords: readonly string[];
  tone: string;
  search_intent: string;
  language: string;
  page: {
    url: string;
    status: 'completed' | 'failed';
    error: string | null;
    title: string;
    current: ScoredDescription | null;
    language: string | null;
  } | null;
  descriptions: ScoredDescription[];
  best: ScoredDescription;
  generated_by: 'llm' | 'rules';
  warnings: string[];
}

/** Descriptions for a request, best first: those of a model where there are enough of them, else by rules. */
export function describePage(
  request: DescriptionRequest,
  page: PageToDescribe,
  drafts: readonly string[] | null,
): MetaDescriptions {
  const facts = page?.ok ? readPageFacts(page.reading) : null;
  const isSameLanguage = facts !== null && (facts.language === null || facts.language === request.language);
  const isByModel = drafts !== null && drafts.length >= LEAST_DESCRIPTIONS;
  const texts = isByModel ? drafts : writeDescriptionsByRules(request, isSameLanguage ? facts : null);
  const score = (text: string) => scoreDescription(text, request.keywords, facts?.title);
  const descriptions = texts.slice(0, MOST_DESCRIPTIONS).map(score);
  descriptions.sort((one, other) => other.seo_score - one.seo_score);
  const [best] = descriptions;
  if (!best) throw new Error('Rules write at least three texts');
  const { keywords, tone, search_intent, language } = request;
  return {
    keywords,
    tone,
    search_intent,
    language,
    page: presentPage(page, facts, score),
    descriptions,
    best,
    generated_by: isByModel ? 'llm' : 'rules',
    warnings: warningsOf(request, page, { isByModel, isSameLanguage, language: facts?.language ?? null }),
  };
}

export interface PageFacts extends DescribedPage {
  title: string;
  description: string;
  language: string | null;
}

/** What a page says about itself. */
export function readPageFacts({ page: { html }, sentences }: PageReading): PageFacts {
  const text = html?.text;
  return {
    title: headTitle(html),
    description: headDescription(html),
    h1: firstH1(html),
    headings: (html?.headings ?? [])
      .filter(({ level, region }) => (level === 2 || level === 3) && region !== 'footer' && region !== 'nav')
      .map((heading) => heading.text),
    sentences,
    top_terms: text?.top_terms ?? [],
    language: text?.language_guess ?? (primaryLanguage(html?.lang ?? '') || null),
  };
}

function presentPage(
  page: PageToDescribe,
  facts: PageFacts | null,
  score: (text: string) => ScoredDescription,
): MetaDescriptions['page'] {
  if (page === null) return null;
  if (!page.ok || facts === null) {
    const [url, error] = page.ok ? [page.reading.page.url, 'not read'] : [page.url, page.reason];
    return { url, status: 'failed', error, title: '', current: null, language: null };
  }
  const current = facts.description === '' ? null : score(facts.description);
  return {
    url: page.reading.page.url,
    status: 'completed',
    error: null,
    title: facts.title,
    current,
    language: facts.language,
  };
}

interface Circumstances {
  isByModel: boolean;
  isSameLanguage: boolean;
  language: string | null;
}

function warningsOf(
  request: DescriptionRequest,
  page: PageToDescribe,
  { isByModel, isSameLanguage, language }: Circumstances,
): string[] {
  const name = nameOfLanguage(request.language);
  const hasWording = ALL_WORDINGS.has(request.language);
  const isForeign = page?.ok && !isSameLanguage;
  return [
    ...(page && !page.ok
      ? [`The page could not be read, so the texts are made of the keywords alone: ${page.reason}`]
      : []),
    ...(isForeign && !isByModel
      ? [`The page is in ${nameOfLanguage(language ?? '')}: none of its sentences could be used for a text in ${name}.`]
      : []),
    ...(isByModel || hasWording
      ? []
      : isSameLanguage
        ? [`There are no wordings for ${name}: texts are the page's own sentences, and English where it has too few.`]
        : [`There are no rules for ${name}: the texts are English. A configured language model writes in ${name}.`]),
    ...(request.custom_prompt !== null && !isByModel ? ['Without a language model custom_prompt has no effect.'] : []),
  ];
}
