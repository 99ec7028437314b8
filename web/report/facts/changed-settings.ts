import type { CheckSettings } from '../../../domain/seo/check-settings.js';
import { DEFAULT_THRESHOLDS } from '../../../domain/seo/thresholds.js';
import type { LanguageTools } from '../parts/report-language.js';
import { inWords } from './names.js';

export interface ChangedSetting {
  name: string;
  standard: string;
  own: string;
}

/** What the project changed about the checks; a threshold set to its default is no change. */
export function listChangedSettings(
  { thresholds, severities }: CheckSettings,
  { language, full, figures }: Pick<LanguageTools, 'language' | 'full' | 'figures'>,
): ChangedSetting[] {
  const words = full.settings;
  const defaults: Readonly<Record<string, number>> = DEFAULT_THRESHOLDS;
  const numbers = Object.entries(thresholds).flatMap(([name, own]) => {
    const standard = defaults[name];
    if (own === undefined || standard === own) return [];
    return [
      {
        // The name of a setting is English as the setting itself is.
        name: language === 'en' ? inWords(name) : name,
        standard: standard === undefined ? '–' : figures.number(standard, 3),
        own: figures.number(own, 3),
      },
    ];
  });
  const severityNames = new Map<string, string>([...Object.entries(full.severities), ['off', words.off]]);
  const weights = Object.entries(severities).map(([name, own]) => ({
    name: words.severity(name),
    standard: words.ofCheck,
    own: severityNames.get(own) ?? own,
  }));
  return [...numbers, ...weights];
}
