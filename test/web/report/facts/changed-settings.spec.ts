import { expect } from 'chai';
import { NO_CHECK_SETTINGS } from '../../../../domain/seo/check-settings.js';
import { DEFAULT_THRESHOLDS } from '../../../../domain/seo/thresholds.js';
import { listChangedSettings } from '../../../../web/report/facts/changed-settings.js';
import { openLanguage } from '../../../../web/report/parts/report-language.js';

const EN = openLanguage('en');

describe('[U] changed settings', () => {
  it('are none where the defaults hold', () => {
    expect(listChangedSettings(NO_CHECK_SETTINGS, EN)).to.deep.equal([]);
    const same = { title_max_chars: DEFAULT_THRESHOLDS.title_max_chars };
    expect(listChangedSettings({ thresholds: same, severities: {} }, EN)).to.deep.equal([]);
  });

  it('stand beside their defaults', () => {
    const settings = { thresholds: { title_max_chars: 70, cls: 0.05 }, severities: { 'title/long': 'off' as const } };
    expect(listChangedSettings(settings, EN)).to.deep.equal([
      { name: 'title max chars', standard: '60', own: '70' },
      { name: 'cls', standard: '0.1', own: '0.05' },
      { name: 'severity of title/long', standard: 'of the check', own: 'off' },
    ]);
    expect(listChangedSettings(settings, openLanguage('de'))).to.deep.equal([
      { name: 'title_max_chars', standard: '60', own: '70' },
      { name: 'cls', standard: '0,1', own: '0,05' },
      { name: 'Schweregrad von title/long', standard: 'wie in der Prüfung', own: 'aus' },
    ]);
  });
});
