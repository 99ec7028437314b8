import type { Issue } from '../../../domain/audits/issue.js';
import type { Recommendation } from '../../../domain/audits/recommendation.js';
import { FAMILIES } from '../../../domain/audits/recommendation-families.js';
import type { ReportLanguage } from '../../../domain/reports/report-options.js';
import { isOwnCheck } from '../../../domain/seo/own-checks/own-check-id.js';
import { DE_WORK } from './de/work.js';
import { translatePhrase } from './phrases/translate-phrase.js';
import type { WorkText } from './report-texts.js';
import type { WorkCatalog } from './work-catalog.js';

/** Null for the language that audits are written in. */
const CATALOGS: Readonly<Record<ReportLanguage, WorkCatalog | null>> = { en: null, de: DE_WORK };

export interface DescribedWork extends WorkText {
  why: string;
  /** False if the catalog lacks the text and English is shown instead. */
  isTranslated: boolean;
}

type Work = Pick<Recommendation, 'id' | 'title' | 'why' | 'steps' | 'check_ids'>;

/** What a recommendation says in a language, in English where the catalog does not know it. */
export function describeWork({ id, title, why, steps, check_ids }: Work, language: ReportLanguage): DescribedWork {
  const catalog = CATALOGS[language];
  const english = { title, why, fix: steps[0] ?? '' };
  if (catalog === null) return { ...english, isTranslated: true };
  const [, name = ''] = /^(?:fix|improvement)\/(.+)$/.exec(id) ?? [];
  const [lead = name] = check_ids;
  const own = isOwnCheck(lead) ? catalog.describeOwnCheck(title) : null;
  if (own) return { ...own, isTranslated: true };
  const text = catalog.improvements[name] ?? catalog.checks[lead];
  if (text === undefined) return { ...english, isTranslated: false };
  const family = FAMILIES.find((each) => each.title === title && each.check_ids.includes(lead));
  // A root cause has its own title, and says more exactly than its check why it matters and what to do.
  const cause =
    family === undefined && catalog.improvements[name] === undefined ? translatePhrase(title, language) : null;
  const isCause = cause !== null && cause !== text.title;
  return {
    title: (family && catalog.families[family.name]) ?? cause ?? text.title,
    fix: (isCause ? translatePhrase(english.fix, language) : null) ?? text.fix,
    why: (isCause ? translatePhrase(why, language) : null) ?? catalog.whys[lead] ?? '',
    isTranslated: true,
  };
}

/** The title of a check in a language. @param english the title if the catalog lacks it */
export function describeCheck(
  checkId: string,
  english: string,
  language: ReportLanguage,
): { title: string; isTranslated: boolean } {
  const catalog = CATALOGS[language];
  const own = isOwnCheck(checkId) ? catalog?.describeOwnCheck(english) : undefined;
  const title = catalog === null ? english : (own ?? catalog.checks[checkId])?.title;
  return title === undefined ? { title: english, isTranslated: false } : { title, isTranslated: true };
}

/**
 * Why a check matters and what to do, in a language: the audit's own text if it has one, else the catalog's text for
 * the check, such as for audits of an earlier version. In English if the catalog lacks the check.
 */
export function explainCheck(
  { check_id, why, fix }: Pick<Issue, 'check_id' | 'why' | 'fix'>,
  language: ReportLanguage,
): { why: string; fix: string } {
  const catalog = CATALOGS[language];
  return {
    why: translatePhrase(why, language) ?? catalog?.whys[check_id] ?? why,
    fix: translatePhrase(fix, language) ?? catalog?.checks[check_id]?.fix ?? fix,
  };
}
