import { languageOfName } from '../../../domain/base/language/language-of-name.js';
import { HttpError } from '../http-error.js';

/** The primary subtag of what a body has as `language`. @throws HttpError 422 for what is neither a tag nor a name */
export function readLanguage(given: string): string {
  const language = languageOfName(given);
  if (language !== null) return language;
  throw HttpError.invalidInput({
    loc: ['body', 'language'],
    msg: 'Neither a language tag (BCP 47) nor the name of a language',
    type: 'language_unknown',
  });
}
