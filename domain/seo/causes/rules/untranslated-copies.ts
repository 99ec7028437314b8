import { plural } from '../../../base/text/plural.js';
import type { SiteArtifacts } from '../../checks/check.js';
import type { CheckFinding } from '../../judge.js';
import { statedLanguage } from '../../site/stated-language.js';
import { findUntranslated } from '../../site/untranslated-copies.js';
import { measureUntranslated } from '../../site/untranslated-share.js';
import { findingsRule } from '../findings-rule.js';
import { PageWeights } from '../page-weights.js';

const LEAD = 'lang/untranslated';
/** What a translator who knows the subject writes in an hour, and the least that a page takes. */
const WORDS_AN_HOUR = 250;
const LEAST_HOURS = 0.5;
const NAMED = 3;

/** Language versions that hold the text of another language: that their titles and texts are the same follows from it. */
export const untranslatedCopies = findingsRule({
  id: 'content/untranslated',
  level: 'content',
  component: 'technical_seo',
  lead_check_ids: [LEAD],
  symptom_check_ids: [
    'lang/content-mismatch',
    'title/duplicate',
    'desc/duplicate',
    'h1/duplicate',
    'content/duplicate-exact',
    'content/duplicate-near',
  ],
  select(findings, site) {
    const family = new Set(
      findUntranslated(site).flatMap(({ original, copies }) => [original, ...copies].map(({ url }) => url)),
    );
    return findings.filter((finding) => finding.check_id === LEAD || isWithin(finding, family));
  },
  pages: (_findings, site) => copiesOf(site).map(({ url }) => url),
  share: ({ site, pages }) => Math.max(new PageWeights(site).shareOf(pages), measureUntranslated(site).share),
  certainty: 0.8,
  effort_hours: ({ site }) =>
    copiesOf(site).reduce((sum, { word_count: words }) => sum + Math.max(LEAST_HOURS, words / WORDS_AN_HOUR), 0),
  title: ({ site, pages }) => {
    const languages = new Set(copiesOf(site).map(statedLanguage)).size;
    return `${plural(languages, 'language version')} with untranslated text (${plural(pages.length, 'page')})`;
  },
  why: 'Search engines see the same text under several languages as duplicates and list one of them. People who search in the other languages cannot find these pages, and cannot read them.',
  steps: ({ site }) => [
    ...findUntranslated(site)
      .slice(0, NAMED)
      .map(({ original, copies }) => {
        const named = copies.slice(0, NAMED).map((copy) => `${copy.url} (${statedLanguage(copy)})`);
        const more = copies.length > NAMED ? ` and ${copies.length - NAMED} more` : '';
        return `Translate title, description and text of ${named.join(', ')}${more}: they repeat ${original.url} in ${statedLanguage(original)}.`;
      }),
    'Until a version is translated, take it out of the hreflang sets, the language menu and the sitemap, and redirect it to the original.',
  ],
  page_to_edit: ({ pages }) => pages[0] ?? null,
});

function copiesOf(site: SiteArtifacts) {
  const copies = new Set(findUntranslated(site).flatMap(({ copies: found }) => found));
  return site.pages.filter((page) => copies.has(page));
}

/** Duplicates among the copies and their originals; one with another page has a reason of its own. */
function isWithin(
  { url, page_url: page, related_urls: related = [] }: CheckFinding,
  family: ReadonlySet<string>,
): boolean {
  return [page ?? url, ...related].every((each) => family.has(each));
}
