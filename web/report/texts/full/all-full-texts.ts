import type { ReportLanguage } from '../../../../domain/reports/report-options.js';
import { FULL_DE } from './de.js';
import { FULL_EN } from './en.js';
import type { FullTexts } from './full-texts.js';

/** The full report in each language: a language without a catalog does not compile. */
export const FULL_TEXTS: Readonly<Record<ReportLanguage, FullTexts>> = { en: FULL_EN, de: FULL_DE };
