import { isHeaderText } from '../../writing/header-text.js';
import { unfilledIn } from '../../writing/template.js';
import { fail, pass, type Rule } from './rule.js';

export const unfilledPlaceholder: Rule = {
  name: 'unfilled_placeholder',
  judge: ({ path, subject, body, literals = [] }) => {
    if (!isHeaderText(subject)) return fail('The subject holds control characters');
    // Braces in it are a person's, or of the subject that is answered.
    if (path === 'answer') return pass('An answer is sent as it was written');
    const left = unfilledIn(`${subject}\n${body}`).filter((word) => !literals.includes(word));
    return left.length === 0
      ? pass('Nothing is left to be filled in')
      : fail(`Not filled in: ${left.slice(0, 10).join(' ')}`);
  },
};
