import { writeText } from '../../../base/text/write-text.js';
import { givesFixes } from '../../../speed/lab-runs.js';
import type { SiteCheck } from '../check.js';

export const speedThirdParty: SiteCheck = {
  id: 'speed/third-party',
  severity: 'info',
  component: 'page_speed',
  scope: 'site',
  needs: ['speed'],
  measured_over: 'site',
  title: 'Third-party code blocks the main thread',
  why: 'While scripts of other companies run, the page does not answer to what visitors do.',
  fix: 'Load them after the page has become usable, or show a stand-in until somebody asks for them.',
  reference: 'https://developer.chrome.com/docs/lighthouse/performance/third-party-summary',
  effort_hours: 4,
  judge(site, { thresholds }) {
    return (site.speed ?? []).flatMap((run) => {
      const { final_url, strategy, third_parties } = run;
      const limit = thresholds.third_party_blocking_ms;
      if (!givesFixes(run) || third_parties === null || third_parties.blocking_ms <= limit) return [];
      const worst = third_parties.entities
        .slice(0, 3)
        .map(({ name, blocking_ms }) => writeText`${name} ${blocking_ms} ms`);
      const observed = writeText`${third_parties.blocking_ms} ms: ${worst.join(', ')}`;
      return [{ url: final_url, observed, expected: writeText`at most ${limit} ms`, where: `Lighthouse, ${strategy}` }];
    });
  },
};
