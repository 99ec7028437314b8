import { shownPages } from '../../site/shown-pages.js';
import type { SiteCheck } from '../check.js';
import { foldToPage } from '../fold-to-page.js';

export const mobileTapTargets: SiteCheck = {
  id: 'mobile/tap-targets',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Tap targets too small',
  why: 'On a phone visitors hit the wrong link or give up.',
  fix: 'Make links and controls at least 24 by 24 px, or leave that much room around them.',
  reference: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
  effort_hours: 2,
  judge(site) {
    return shownPages(site).flatMap(({ url, layout: { small_targets } }) =>
      foldToPage(
        url,
        small_targets,
        ({ text, width, height, selector }) => `"${text || selector}" ${width}×${height}`,
        {
          expected: 'at least 24×24 px, or that much room',
          where: small_targets[0]?.selector,
        },
      ),
    );
  },
};
