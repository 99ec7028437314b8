import type { SiteCheck } from '../check.js';

export const speedNoFieldData: SiteCheck = {
  id: 'speed/no-field-data',
  severity: 'info',
  component: 'page_speed',
  scope: 'site',
  needs: ['speed'],
  measured_over: 'site',
  title: 'No Core Web Vitals field data',
  why: 'Too few visits of real people are known to tell how fast the page is for them: laboratory figures are all there is.',
  fix: 'Nothing needs a fix. Measure real visitors yourself if the page matters.',
  reference: 'https://developer.chrome.com/docs/crux/methodology#page-eligibility',
  effort_hours: 1,
  judge(site) {
    return (site.speed ?? []).flatMap(({ final_url, strategy, field_data, field_data_state }) => {
      if (field_data_state !== 'none' && field_data?.source !== 'origin') return [];
      const observed =
        field_data === null ? 'none of the page or its site' : 'none of the page, figures of its whole site used';
      return [{ url: final_url, observed, expected: 'figures of the page', where: `Chrome UX Report, ${strategy}` }];
    });
  },
};
