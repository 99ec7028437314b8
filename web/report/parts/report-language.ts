import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ReportLanguage } from '../../../domain/reports/report-options.js';
import { REPORT_TEXTS } from '../texts/all-texts.js';
import { FIGURES, type Figures } from '../texts/figures.js';
import { FULL_TEXTS } from '../texts/full/all-full-texts.js';
import type { FullTexts } from '../texts/full/full-texts.js';
import type { ReportTexts } from '../texts/report-texts.js';

/** Language of the full report. */
export const ReportLanguageContext = createContext<ReportLanguage>('en');

export interface LanguageTools {
  language: ReportLanguage;
  texts: ReportTexts;
  full: FullTexts;
  figures: Figures;
}

/** The words and figures of a language. */
export function openLanguage(language: ReportLanguage): LanguageTools {
  return { language, texts: REPORT_TEXTS[language], full: FULL_TEXTS[language], figures: FIGURES[language] };
}

/** The language tools of the report that contains this part. */
export function useReportLanguage(): LanguageTools {
  return openLanguage(useContext(ReportLanguageContext));
}
