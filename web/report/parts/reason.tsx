import { Foreign } from './foreign.js';
import { Phrase } from './phrase.js';
import { useReportLanguage } from './report-language.js';

/** Why something was not measured, in the language of the report. */
export function Reason({ text }: { text: string }) {
  const { language, texts } = useReportLanguage();
  const reason = language === 'en' ? text : texts.limits.reason(text);
  return reason === null ? <Phrase text={text} /> : <Foreign text={reason} />;
}
