import type { Recommendation } from '../../../domain/audits/recommendation.js';
import { describeWork } from '../texts/describe-work.js';
import { translatePhrase } from '../texts/phrases/translate-phrase.js';
import { Foreign } from './foreign.js';
import { Phrase } from './phrase.js';
import { useReportLanguage } from './report-language.js';

const TEXT_MAX = 600;

type Work = Pick<Recommendation, 'id' | 'title' | 'why' | 'steps' | 'check_ids'>;

/** Why it matters, in the language of the report: the reason itself if it is known, else that of its subject. */
export function WorkReason({ recommendation }: { recommendation: Work }) {
  const { language } = useReportLanguage();
  const { why } = recommendation;
  const general = describeWork(recommendation, language).why;
  if (translatePhrase(why, language) !== null || general === '') return <Phrase text={why} max={TEXT_MAX} />;
  return <Foreign text={general} max={TEXT_MAX} />;
}
