import { collapse } from '../../../base/text/text-form.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';
import { imageName } from '../image-name.js';

export const imageAltEmptyLinked: PageCheck = {
  id: 'image/alt-empty-linked',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Linked image without alt text',
  why: 'Where an image is all a link holds, its alt text is the anchor text: left empty, neither people nor search engines learn where it leads.',
  fix: 'Name the target of the link in the alt text of the image.',
  reference: 'https://html.spec.whatwg.org/multipage/images.html#a-link-or-button-containing-nothing-but-the-image',
  effort_hours: 0.25,
  judge({ url, html }) {
    if (!html) return [];
    const images = html.images.filter(({ only_in_link, alt }) => only_in_link && alt !== null && collapse(alt) === '');
    if (images.length === 0) return [];
    // A link may be named by aria-label or title instead: only links with no text at all are an issue.
    const nameless = html.anchors.filter(({ href, text }) => href !== null && collapse(text) === '').length;
    const expected = 'alt text that names the target';
    return foldCases(url, images.slice(0, nameless), imageName, { expected, where: 'a > img[alt=""]' });
  },
};
