import type { CheckSettings } from '../../../domain/seo/check-settings.js';
import { DEFAULT_THRESHOLDS } from '../../../domain/seo/thresholds.js';
import { showNumber } from './figures.js';
import { inWords } from './names.js';

export interface ChangedSetting {
  name: string;
  standard: string;
  own: string;
}

/** What the project changed about the checks; a threshold set to its default is no change. */
export function listChangedSettings({ thresholds, severities }: CheckSettings): ChangedSetting[] {
  const defaults: Readonly<Record<string, number>> = DEFAULT_THRESHOLDS;
  const numbers = Object.entries(thresholds).flatMap(([name, own]) => {
    const standard = defaults[name];
    if (own === undefined || standard === own) return [];
    return [
      {
        name: inWords(name),
        standard: standard === undefined ? '–' : showNumber(standard, 3),
        own: showNumber(own, 3),
      },
    ];
  });
  const weights = Object.entries(severities).map(([name, own]) => ({
    name: `severity of ${name}`,
    standard: 'of the check',
    own,
  }));
  return [...numbers, ...weights];
}
