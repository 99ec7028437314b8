import type { HtmlFacts } from '../../artifacts/html.js';
import type { PageCheck } from '../check.js';

export const headInvalidElement: PageCheck = {
  id: 'head/invalid-element',
  severity: 'high',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Invalid element in head',
  why: 'At the first element that is not allowed in the head the parser starts the body, and the metadata after it may be ignored.',
  fix: 'Move the element into the body, behind all title, meta and link elements.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  effort_hours: 0.5,
  judge({ url, html }) {
    const culprit = html?.dom.head_ended_by;
    if (!html || !culprit) return [];
    const lost = strandedMetadata(html);
    if (lost.length === 0) return [];
    // Loose text ends the head just as an element does.
    const isText = culprit === '#text';
    const observed = `${isText ? 'text' : `<${culprit}>`} ends the head before ${lost.join(', ')}`;
    return [{ url, observed, expected: 'only metadata in the head', where: isText ? 'head' : `head > ${culprit}` }];
  },
};

/** Names of the metadata that search engines read from the head alone and that landed in the body. */
function strandedMetadata(html: HtmlFacts): string[] {
  const links = html.links.filter((link) => !link.in_head);
  const metas = html.metas.filter((meta) => !meta.in_head && meta.kind === 'name');
  const lost: [name: string, found: boolean][] = [
    ['title', html.titles.some((title) => !title.in_head)],
    ['description', metas.some((meta) => meta.key === 'description')],
    ['robots', metas.some((meta) => meta.key === 'robots' || meta.key === 'googlebot')],
    ['canonical', links.some((link) => link.rel.includes('canonical'))],
    ['hreflang', links.some((link) => link.rel.includes('alternate') && link.hreflang !== null)],
  ];
  return lost.filter(([, found]) => found).map(([name]) => name);
}
