import { expect } from 'chai';
import {
  createCheckContext,
  NO_CHECK_SETTINGS,
  overrideSettings,
  resolveThresholds,
} from '../../../domain/seo/check-settings.js';
import { DEFAULT_THRESHOLDS } from '../../../domain/seo/thresholds.js';

const NOW = '2026-06-01T00:00:00.000Z';

describe('[U] check settings', () => {
  it('put the numbers of the project over the defaults', () => {
    const thresholds = resolveThresholds({ thresholds: { title_max_chars: 70 }, severities: {} });
    expect(thresholds).to.deep.equal({ ...DEFAULT_THRESHOLDS, title_max_chars: 70 });
    expect(resolveThresholds(NO_CHECK_SETTINGS)).to.deep.equal(DEFAULT_THRESHOLDS);
  });

  it('are what checks are judged in; without any the defaults', () => {
    const settings = { thresholds: { title_max_chars: 70 }, severities: { 'title/missing': 'off' as const } };
    expect(createCheckContext(NOW, settings)).to.deep.equal({
      now: NOW,
      thresholds: { ...DEFAULT_THRESHOLDS, title_max_chars: 70 },
      severities: { 'title/missing': 'off' },
    });
    expect(createCheckContext(NOW)).to.deep.equal({ now: NOW, thresholds: DEFAULT_THRESHOLDS, severities: {} });
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
