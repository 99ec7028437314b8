import { Foreign } from '../../parts/foreign.js';
import { translatePhrase } from '../../texts/phrases/translate-phrase.js';
import type { ShortContext } from '../short-context.js';

export type TranslatedTextProps = { text: string } & Pick<ShortContext, 'language' | 'texts'>;

/** A sentence of the audit in the language of the report; one that has no translation is in English and says so. */
export function TranslatedText({ text, language, texts }: TranslatedTextProps) {
  const translated = translatePhrase(text, language);
  if (translated !== null) return <Foreign text={translated} />;
  return (
    <span lang="en">
      <Foreign text={text} /> <span class="mark">{texts.untranslated.mark}</span>
    </span>
  );
}
