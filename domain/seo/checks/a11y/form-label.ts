import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const a11yFormLabel: PageCheck = {
  id: 'a11y/form-label',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Form field without label',
  why: 'A field without a label leaves people with screen readers or voice control guessing what to enter.',
  fix: 'Tie a label to each field with for and id; a placeholder is no label.',
  reference: 'https://www.w3.org/WAI/tutorials/forms/labels/',
  effort_hours: 0.5,
  judge({ url, html }) {
    const expected = 'a label, aria-label or title for each field';
    return foldCases(url, html?.unlabelled_inputs ?? [], (field) => field, { expected, where: 'form fields' });
  },
};
