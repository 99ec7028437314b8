import { inWords } from '../../report/facts/names.js';

const SHORT_FORMS = /\b(?:url|seo|html|https?|ctr|cls|tls)\b/gi;

/**
 * A name from the API as a title in sentence case: `quick_audit` → `Quick audit`, `url_structure` → `URL structure`. Never
 * for host names or user input.
 */
export function titleWords(name: string): string {
  const words = inWords(name);
  const title = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return title.replace(SHORT_FORMS, (form) => form.toUpperCase());
}
