import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { ReportLanguage } from '../../../domain/reports/report-options.js';
import { shownText } from '../facts/shown-text.js';
import { siteName } from '../facts/site-name.js';
import type { ReportExtra } from '../report-extra.js';
import { REPORT_TEXTS } from '../texts/all-texts.js';
import type { ReportTexts } from '../texts/report-texts.js';
import { chooseRoadmap, type ShortRoadmap } from './facts/choose-roadmap.js';
import { listGaps, type ShortGap } from './facts/list-gaps.js';
import { type Cause, pickCauses } from './facts/pick-causes.js';

/** Everything that the pages of a short report need. */
export interface ShortContext {
  audit: CompleteAudit;
  extra: ReportExtra;
  language: ReportLanguage;
  texts: ReportTexts;
  /** What the site calls itself, else its host. */
  site: string;
  host: string;
  causes: Cause[];
  roadmap: ShortRoadmap;
  gaps: ShortGap[];
}

const NAME_MAX_CHARS = 60;

export function createShortContext(audit: CompleteAudit, extra: ReportExtra): ShortContext {
  const language = extra.language ?? 'en';
  const texts = REPORT_TEXTS[language];
  const host = shownText(siteName(audit.final_url), NAME_MAX_CHARS);
  return {
    audit,
    extra,
    language,
    texts,
    site: shownText(audit.start_page?.site_name ?? host, NAME_MAX_CHARS),
    host,
    causes: audit.reliability.reliable ? pickCauses(audit) : [],
    roadmap: chooseRoadmap(audit.recommendations),
    gaps: listGaps(audit, texts),
  };
}
