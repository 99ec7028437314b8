import { shownText } from '../facts/shown-text.js';
import { translatePhrase } from '../texts/phrases/translate-phrase.js';
import { useReportLanguage } from './report-language.js';

export interface PhraseProps {
  /** What an audit wrote, in English. */
  text: string;
  max?: number;
  /** It may be text of the site instead, which has no translation and needs none. */
  isQuoted?: boolean;
}

/** A sentence of the audit in the language of the report; one that has no translation is in English and says so. */
export function Phrase({ text, max = 300, isQuoted = false }: PhraseProps) {
  const { language, texts } = useReportLanguage();
  const translated = translatePhrase(text, language);
  if (translated !== null || isQuoted) return <bdi>{shownText(translated ?? text, max)}</bdi>;
  return (
    <span lang="en">
      <bdi>{shownText(text, max)}</bdi> <span class="mark">{texts.untranslated.mark}</span>
    </span>
  );
}
