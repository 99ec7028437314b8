import { plural } from '../../../base/text/plural.js';
import { fewestRepeats } from '../fewest-repeats.js';
import { findingsRule } from '../findings-rule.js';

const NAMED = 3;

/** Images without dimensions on the pages of a template: the layout moves once they have come. */
export const unsizedImages = findingsRule({
  id: 'speed/unsized-images',
  level: 'speed',
  component: 'on_page_seo',
  lead_check_ids: ['image/no-dimensions'],
  select: (findings, site) => (findings.length >= fewestRepeats(site.pages.length) ? findings : []),
  pages: (findings) => findings.map(({ url }) => url),
  certainty: 0.6,
  effort_hours: (_scope, template) => (template ? 2 : 3),
  title: ({ pages }) => `Images without dimensions on ${plural(pages.length, 'page')}`,
  why: 'The browser reserves no place for an image whose size it does not know, so that what is read moves down once the image has come.',
  steps: ({ findings }) => [
    'Print the width and height of the file as attributes of each image in the template; CSS may still scale it.',
    `Begin with ${findings
      .slice(0, NAMED)
      .map(({ url, observed }) => `${url} (${observed})`)
      .join(', ')}.`,
  ],
  page_to_edit: ({ pages }) => pages[0] ?? null,
  lines: () => ({ line: '<img src="…">', change: '<img src="…" width="…" height="…">' }),
  lab: () => ['speed/cls'],
});
