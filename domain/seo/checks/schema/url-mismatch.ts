import { addressForm } from '../../../base/url/address-form.js';
import { isSameSite, normalizeUrl } from '../../../base/url/url-identity.js';
import { canonicalUrl } from '../../page/page-state.js';
import { readPageNodes, type SchemaNode } from '../../schema/page-nodes.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

/** Types for the page itself. Lists of things and profiles are left out: they name others by design. */
const PAGE_TYPES = ['WebPage', 'ItemPage', 'AboutPage', 'ContactPage', 'MedicalWebPage'];

export const schemaUrlMismatch: PageCheck = {
  id: 'schema/url-mismatch',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Structured data URL does not match the page',
  why: 'When a page describes itself under the address of another, search engines may take the markup for that one’s.',
  fix: 'Print the address of the page itself, the one its canonical names, as url and @id of its WebPage node.',
  reference: 'https://schema.org/WebPage',
  effort_hours: 0.5,
  judge(page) {
    if (!page.html) return [];
    const pageNodes = readPageNodes(page.html).filter(({ isMain, types }) => isMain && isPageType(types));
    // With several it is not clear which one is meant.
    const [node] = pageNodes;
    const named = pageNodes.length === 1 && node ? addressOf(node, page.url) : null;
    if (named === null || !isSameSite(named, page.url)) return [];
    const own = [page.url, canonicalUrl(page), ...alternates(page.html.links)].flatMap((url) => url ?? []);
    if (own.some((url) => place(url) === place(named))) return [];
    return foldCases(page.url, [named], (url) => url, { expected: page.url, where: 'WebPage.url' });
  },
};

function isPageType(types: readonly string[]): boolean {
  return types.some((type) => PAGE_TYPES.includes(type));
}

function addressOf({ id, properties }: SchemaNode, base: string): string | null {
  const url = properties.get('url')?.values[0];
  if (url !== undefined) return normalizeUrl(url, base);
  return id !== null && /^https?:/i.test(id) ? normalizeUrl(id) : null;
}

/** Language and device versions of one page often share their markup. */
function alternates(links: readonly { rel: string[]; url: string | null }[]): (string | null)[] {
  return links.filter(({ rel }) => rel.includes('alternate')).map(({ url }) => url);
}

/** Where a page is, its scheme, "www.", query and number in a series left out. */
function place(url: string): string {
  const path = addressForm(url).split('?', 1)[0] ?? '';
  return path.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/page\/?\d+$/, '');
}
