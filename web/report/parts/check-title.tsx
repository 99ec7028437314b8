import { shownText } from '../facts/shown-text.js';
import { describeCheck } from '../texts/describe-work.js';
import { useReportLanguage } from './report-language.js';

/** The title of a check in the language of the report. */
export function CheckTitle({ id, english, max = 200 }: { id: string; english: string; max?: number }) {
  const { language, texts } = useReportLanguage();
  const { title, isTranslated } = describeCheck(id, english, language);
  if (isTranslated) return <bdi>{shownText(title, max)}</bdi>;
  return (
    <span lang="en">
      <bdi>{shownText(title, max)}</bdi> <span class="mark">{texts.untranslated.mark}</span>
    </span>
  );
}
