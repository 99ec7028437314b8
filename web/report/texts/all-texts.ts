import type { ReportLanguage } from '../../../domain/reports/report-options.js';
import { DE } from './de.js';
import { EN } from './en.js';
import type { ReportTexts } from './report-texts.js';

/** The short report in each language: a language without a catalog does not compile. */
export const REPORT_TEXTS: Readonly<Record<ReportLanguage, ReportTexts>> = { en: EN, de: DE };
