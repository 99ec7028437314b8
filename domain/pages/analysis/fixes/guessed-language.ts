import type { PageFixWriter } from './page-fix-writer.js';

/** The language that the text has by its stop words. */
export const guessedLanguage: PageFixWriter = {
  check_ids: ['lang/content-mismatch'],
  write(_issues, { page }) {
    const lang = page.html.text.language_guess;
    return lang === null
      ? []
      : [{ title: 'The language that the text is in', language: 'html', code: `<html lang="${lang}">`, url: page.url }];
  },
};
