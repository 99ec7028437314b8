import type { PageCheck } from '../check.js';

export const headFrame: PageCheck = {
  id: 'head/frame',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Page uses frames',
  why: 'Search engines index framed documents on their own, so that visitors land on fragments without navigation.',
  fix: 'Join the frames into one page with a layout in CSS.',
  reference: 'https://html.spec.whatwg.org/multipage/obsolete.html#frames',
  effort_hours: 8,
  judge({ url, html }) {
    const frames = html?.dom.frames ?? 0;
    if (frames === 0) return [];
    return [
      {
        url,
        observed: `frame elements: ${frames}`,
        expected: 'no frame or frameset',
        where: 'frameset, frame',
        count: frames,
      },
    ];
  },
};
