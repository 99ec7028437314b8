import type { SiteCheck } from '../check.js';
import { foldToPage } from '../fold-to-page.js';

export const speedFontDisplay: SiteCheck = {
  id: 'speed/font-display',
  severity: 'info',
  component: 'page_speed',
  scope: 'site',
  needs: ['speed'],
  measured_over: 'site',
  title: 'Text invisible while fonts load',
  why: 'Browsers hide text for up to three seconds while they wait for its font.',
  fix: 'Declare web fonts with font-display: swap or optional.',
  reference: 'https://developer.chrome.com/docs/lighthouse/performance/font-display',
  effort_hours: 0.5,
  judge(site) {
    return (site.speed ?? []).flatMap(({ runtime_error, final_url, strategy, blocking_fonts }) =>
      runtime_error === null
        ? foldToPage(final_url, blocking_fonts, (font) => font, {
            expected: 'font-display: swap or optional',
            where: `Lighthouse, ${strategy}`,
          })
        : [],
    );
  },
};
