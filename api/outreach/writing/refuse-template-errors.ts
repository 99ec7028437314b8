import { findTemplateErrors } from '../../../domain/outreach/sending/texts/parse-template.js';
import { HttpError, type InputError } from '../../http/http-error.js';

/** A text with placeholders, and where it stands in the body of the request. */
export type PlacedText = readonly [place: InputError['loc'], text: string | null | undefined];

/** Placeholders that cannot be read. @throws HttpError 422 with the first one, its line and column */
export function refuseTemplateErrors(texts: readonly PlacedText[]): void {
  for (const [place, text] of texts) {
    const [fault] = findTemplateErrors(text ?? '');
    if (fault !== undefined) throw HttpError.invalidInput({ loc: ['body', ...place], msg: fault, type: 'value_error' });
  }
}
