import { expect } from 'chai';
import { unfilledPlaceholder } from '../../../../../domain/outreach/sending/policy/unfilled-placeholder.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] unfilled_placeholder', () => {
  it('lets through a text that is ready', () => {
    expect(judge(unfilledPlaceholder, { body: 'See {} and [1] and [us](https://press.example).' })).to.deep.equal({
      passed: true,
      detail: 'Nothing is left to be filled in',
    });
  });

  it('names what is left, in subject and body', () => {
    expect(
      judge(unfilledPlaceholder, { subject: 'For {website}', body: 'Hi {name}, I am [Your Name].' }),
    ).to.deep.equal({
      passed: false,
      detail: 'Not filled in: {website} {name} [Your Name]',
    });
  });

  it('lets an answer go as a person wrote it, and its subject begin no other header either', () => {
    const answer = { path: 'answer' as const, body: 'We use {name} in our templates.' };
    expect(judge(unfilledPlaceholder, answer).passed).to.equal(true);
    expect(judge(unfilledPlaceholder, { ...answer, subject: 'Hi\r\nBcc: x@y.example' }).passed).to.equal(false);
  });

  it('names ten at most', () => {
    const body = 'abcdefghijkl'.replace(/./g, (letter) => `{${letter}}`);
    expect(judge(unfilledPlaceholder, { body }).detail).to.equal(
      'Not filled in: {a} {b} {c} {d} {e} {f} {g} {h} {i} {j}',
    );
  });

  for (const sign of ['\r\n', '\n', '\r', '\0', '\u0085', '\u2028']) {
    it(`refuses a subject with ${JSON.stringify(sign)}, which would begin another header (case 64)`, () => {
      expect(judge(unfilledPlaceholder, { subject: `Hi${sign}Bcc: x@y.example` })).to.deep.equal({
        passed: false,
        detail: 'The subject holds control characters',
      });
    });
  }
});
