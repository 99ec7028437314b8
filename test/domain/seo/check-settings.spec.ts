import { expect } from 'chai';
import {
  checkContextOf,
  NO_CHECK_SETTINGS,
  overrideSettings,
  thresholdsOf,
} from '../../../domain/seo/check-settings.js';
import { DEFAULT_THRESHOLDS } from '../../../domain/seo/thresholds.js';

const NOW = '2026-06-01T00:00:00.000Z';

describe('[U] check settings', () => {
  it('put the numbers of the project over the defaults', () => {
    const thresholds = thresholdsOf({ thresholds: { title_max_chars: 70 }, severities: {} });
    expect(thresholds).to.deep.equal({ ...DEFAULT_THRESHOLDS, title_max_chars: 70 });
    expect(thresholdsOf(NO_CHECK_SETTINGS)).to.deep.equal(DEFAULT_THRESHOLDS);
  });

  it('are what checks are judged in; without any the defaults', () => {
    const settings = { thresholds: { title_max_chars: 70 }, severities: { 'title/missing': 'off' as const } };
    expect(checkContextOf(NOW, settings)).to.deep.equal({
      now: NOW,
      thresholds: { ...DEFAULT_THRESHOLDS, title_max_chars: 70 },
      severities: { 'title/missing': 'off' },
    });
    expect(checkContextOf(NOW)).to.deep.equal({ now: NOW, thresholds: DEFAULT_THRESHOLDS, severities: {} });
  });

  it('of one run win over those of the project, entry by entry', () => {
    const project = {
      thresholds: { title_max_chars: 70, click_depth: 5 },
      severities: { 'title/missing': 'off', 'title/long': 'low' } as const,
    };
    const run = { thresholds: { click_depth: 6 }, severities: { 'title/missing': 'critical' } as const };
    expect(overrideSettings(project, run)).to.deep.equal({
      thresholds: { title_max_chars: 70, click_depth: 6 },
      severities: { 'title/missing': 'critical', 'title/long': 'low' },
    });
    expect(overrideSettings(project, NO_CHECK_SETTINGS)).to.deep.equal(project);
  });
});
