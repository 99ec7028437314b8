import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import { htmlPage } from './html-page.js';
import { pageFrom } from './pages.js';

const ORIGIN = 'https://site.example';
const CODES = ['en', 'de', 'fr'] as const;

export const translatedPath = (code: string, slug: string) => (code === 'en' ? `/${slug}` : `/${code}/${slug}`);

/**
 * Six subjects in three languages with whole hreflang sets. Each version names the page that `canonicalOf` gives, the
 * English one unless told otherwise.
 */
export function translatedSite(
  canonicalOf: (code: string, slug: string) => string = (_code, slug) => translatedPath('en', slug),
): PageArtifact[] {
  const slugs = ['', 'one', 'two', 'three', 'four', 'five'];
  return CODES.flatMap((code) =>
    slugs.map((slug) => {
      const alternates = [...CODES.map((each) => [each, each] as const), ['x-default', 'en'] as const]
        .map(
          ([hreflang, each]) =>
            `<link rel="alternate" hreflang="${hreflang}" href="${ORIGIN}${translatedPath(each, slug)}">`,
        )
        .join('');
      const canonical = `<link rel="canonical" href="${ORIGIN}${canonicalOf(code, slug)}">`;
      const links = CODES.flatMap((each) => slugs.map((other) => translatedPath(each, other)));
      const nav = `<nav>${links.map((href) => `<a href="${href}">${href}</a>`).join('')}</nav>`;
      const html = htmlPage(
        `${nav}<main><h1>${slug} ${code}</h1><p>Text of ${slug} in ${code}.</p></main>`,
        alternates + canonical,
      );
      return pageFrom(html.replace('lang="en"', `lang="${code}"`), { url: `${ORIGIN}${translatedPath(code, slug)}` });
    }),
  );
}
