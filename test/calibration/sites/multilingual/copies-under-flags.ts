import { buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { TRAVEL } from '../../builder/vocabularies.js';

const ORIGIN = 'https://guided-tours.example';
const CODES = ['en', 'de', 'es', 'it'];
const TOPICS = ['Guided tours', 'City tours', 'Mountain tours', 'Boat tours', 'Tours for schools', 'About us'];
const pathOf = (code: string, at: number) => `${code === 'en' ? '' : `/${code}`}/${at === 0 ? '' : `tour-${at}/`}`;

/** The menu says "Deutsch", and the page is English. */
const pages = CODES.flatMap((code) =>
  TOPICS.map(
    (topic, at): PageSpec => ({
      path: pathOf(code, at),
      topic,
      text: topic,
      lang: code,
      words: 380,
      alternates: [
        ...CODES.map((other) => ({ hreflang: other, href: ORIGIN + pathOf(other, at) })),
        { hreflang: 'x-default', href: ORIGIN + pathOf('en', at) },
      ],
      nav: [
        ...TOPICS.map((other, place) => [pathOf(code, place), other] as const),
        ...CODES.map((other) => [pathOf(other, at), other] as const),
      ],
    }),
  ),
);

export const copiesUnderFlags = buildSite({
  name: 'multilingual/copies-under-flags',
  origin: ORIGIN,
  title: 'Guided Tours',
  vocabulary: TRAVEL,
  nav: [],
  pages,
  expected: {
    range: [28, 50],
    score: 40,
    causes: ['lang/untranslated'],
    reasons:
      'Three of four language versions repeat the English text under another flag. Search engines list one of the four, Germans and Italians cannot read theirs, and the English pages share what links they have with their copies.',
  },
});
