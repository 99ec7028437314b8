import { isPrivateHost } from '../../../base/url/is-private-host.js';
import type { Anchor, HtmlFacts } from '../../artifacts/html.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const urlLocalhost: PageCheck = {
  id: 'url/localhost',
  severity: 'high',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Link to localhost or a private network',
  why: 'Links, canonicals and resources on localhost or a private address are dead for every visitor and every search engine; they are left over from development.',
  fix: 'Replace the address by the public one, best by making the base URL a setting.',
  reference: 'https://www.rfc-editor.org/rfc/rfc6890',
  effort_hours: 0.5,
  judge(page) {
    if (!page.html) return [];
    const own = /^https?:\/\/[^/?#]+/.exec(page.url)?.[0] ?? page.url;
    const isLeftover = (url: string | null) =>
      url !== null && !isUnder(url, own) && isPrivateHost(authorityOf(url).replace(/:\d+$/, ''));
    const leftovers = references(page.html, isLeftover);
    return foldCases(page.url, leftovers, ({ element, url }) => `${element} ${url}`, { expected: 'a public host' });
  },
};

/** Everything on the page that names such a URL, with the element that contains it. */
function references(
  html: HtmlFacts,
  isWanted: (url: string | null) => boolean,
): { element: string; url: string | null }[] {
  const pick = (element: string, items: readonly { url: string | null }[]) =>
    items.filter(({ url }) => isWanted(url)).map(({ url }) => ({ element, url }));
  return [
    ...pick(
      'a',
      html.anchors.filter((anchor) => isWanted(anchor.url) && !showsAddress(anchor)),
    ),
    ...html.links
      .filter(({ url }) => isWanted(url))
      .map(({ rel, url }) => ({ element: `link[rel=${rel.join(' ')}]`, url })),
    ...pick('img', html.images),
    ...pick('script', html.scripts),
    ...pick('iframe', html.iframes),
    ...pick('form', html.forms),
  ];
}

/** A manual that instructs readers to open "http://localhost:631/" means their own machine. */
function showsAddress({ url, text }: Anchor): boolean {
  return url !== null && text.toLowerCase().includes(authorityOf(url));
}

/** A normalized URL has a slash behind its authority. Nearly all references of a page are to its own site. */
function isUnder(url: string, origin: string): boolean {
  return url.startsWith(origin) && url.charAt(origin.length) === '/';
}

/** Host and port of a normalized URL; cheaper than parsing every link of the page. */
function authorityOf(url: string): string {
  return /^https?:\/\/([^/?#]+)/.exec(url)?.[1] ?? '';
}
