import type { SiteArtifacts } from '../../../domain/seo/checks/check.js';
import { languageVersions } from '../../calibration/builder/language-versions.js';
import { pageHtml } from '../../calibration/builder/page-html.js';
import { TOOLS } from '../../calibration/builder/vocabularies.js';
import { pageFrom } from './pages.js';
import { siteFrom } from './site.js';

const ORIGIN = 'https://site.example';

/** A shop in four languages of nine pages each; the start pages of the last `copied` languages show the English text. */
export function languageSite({ copied }: { copied: number }): SiteArtifacts {
  const options = { origin: ORIGIN, articles: 8, words: 220, homeWords: 120 };
  const translated = languageVersions(options);
  const english = languageVersions({ ...options, homesInEnglish: true });
  const starts = translated.filter(({ at }) => at === 0).map(({ page }) => page.path);
  const untranslated = new Set(starts.slice(starts.length - copied));
  const pages = translated.map(({ page }, at) => (untranslated.has(page.path) ? (english[at]?.page ?? page) : page));
  const frame = { origin: ORIGIN, name: 'Hand and Soil', vocabulary: TOOLS, nav: [], footer: [] };
  return siteFrom(pages.map((page) => pageFrom(pageHtml(page, frame), { url: ORIGIN + page.path })));
}
