import type { Recommendation } from '../../../domain/audits/recommendation.js';
import { describeWork } from '../texts/describe-work.js';
import { translatePhrase } from '../texts/phrases/translate-phrase.js';
import { Foreign } from './foreign.js';
import { useReportLanguage } from './report-language.js';

type Titled = Pick<Recommendation, 'id' | 'title' | 'why' | 'steps' | 'check_ids'>;

/** What to do, in the language of the report: the title itself where it is known, else that of its first check. */
export function RecommendationTitle({ recommendation }: { recommendation: Titled }) {
  const { language, texts } = useReportLanguage();
  const translated = translatePhrase(recommendation.title, language);
  if (translated !== null) return <Foreign text={translated} />;
  const { title, isTranslated } = describeWork(recommendation, language);
  if (isTranslated) return <Foreign text={title} />;
  return (
    <span lang="en">
      <Foreign text={title} /> <span class="mark">{texts.untranslated.mark}</span>
    </span>
  );
}
