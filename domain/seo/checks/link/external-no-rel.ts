import { isFollowedLink, LINK_QUALIFIERS } from '../../links/is-followed-link.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const linkExternalNoRel: PageCheck = {
  id: 'link/external-no-rel',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'External link without nofollow, sponsored or ugc',
  why: 'For sites whose links are paid for or written by users: such links should say so. Links that the authors vouch for need nothing.',
  fix: 'Add rel="sponsored" to paid links and rel="ugc" to those of users.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  effort_hours: 0.25,
  off_by_default: true,
  judge({ url, html }) {
    const plain = html?.anchors.filter(
      (anchor) => anchor.url !== null && !anchor.internal && isFollowedLink(anchor.rel),
    );
    return foldCases(url, plain ?? [], (anchor) => anchor.url ?? '', {
      expected: LINK_QUALIFIERS.join(', '),
      where: 'a[href]',
    });
  },
};
