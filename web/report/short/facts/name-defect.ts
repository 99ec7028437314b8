import { findDefect } from '../../../../domain/audits/find-defect.js';
import type { Recommendation } from '../../../../domain/audits/recommendation.js';
import { describeCheck, describeWork } from '../../texts/describe-work.js';
import type { ShortContext } from '../short-context.js';

/** What is wrong, for a fix whose own title may say what to do. */
export function nameDefect(
  recommendation: Recommendation,
  { audit, language }: Pick<ShortContext, 'audit' | 'language'>,
): { title: string; isTranslated: boolean } {
  const defect = findDefect(recommendation, audit.components);
  return defect ? describeCheck(defect.check_id, defect.title, language) : describeWork(recommendation, language);
}
