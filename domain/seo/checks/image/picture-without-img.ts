import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const imagePictureWithoutImg: PageCheck = {
  id: 'image/picture-without-img',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Picture element without img',
  why: 'The img inside a picture element is what browsers show; the sources only offer alternatives, so without img nothing appears.',
  fix: 'Add an img with src and alt as the last child of the image.',
  reference: 'https://html.spec.whatwg.org/multipage/embedded-content.html#the-picture-element',
  effort_hours: 0.25,
  judge({ url, html }) {
    const count = html?.pictures_without_img ?? 0;
    if (count === 0) return [];
    return [
      {
        url,
        observed: writeText`picture elements without img: ${count}`,
        expected: 'an img in every picture element',
        where: 'picture',
        count,
      },
    ];
  },
};
