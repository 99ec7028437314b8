import { findContactError } from '../../../base/url/find-contact-error.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const linkTelMailInvalid: PageCheck = {
  id: 'link/tel-mail-invalid',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Invalid mailto or tel link',
  why: 'A click opens a message without a recipient, or starts a call that cannot be made.',
  fix: 'Write the full mail address or number behind mailto: or tel:.',
  reference: 'https://www.rfc-editor.org/rfc/rfc6068',
  effort_hours: 0.25,
  judge({ url, html }) {
    const wrong = (html?.anchors ?? []).flatMap(({ href, url: target }) => {
      const error = href === null || target !== null ? null : findContactError(href);
      return error === null ? [] : [`${href}: ${error}`];
    });
    return foldCases(url, wrong, (text) => text, { expected: 'an address or number', where: 'a[href]' });
  },
};
