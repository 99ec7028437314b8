import { expect } from 'chai';
import { autoSigns } from '../../../../domain/outreach/replies/auto-signs.js';
import type { IncomingMessage } from '../../../../domain/outreach/replies/incoming-message.js';
import { incomingMessage } from '../../../support/incoming-message.js';

const signs = (changes: Partial<IncomingMessage>) => autoSigns(incomingMessage(changes));
const withHeader = (name: string, value: string) => signs({ headers: { [name]: [value] } });

describe('[U] signs of an automat', () => {
  for (const [name, value] of [
    ['auto-submitted', 'auto-replied'],
    ['auto-submitted', 'auto-generated (rejected)'],
    ['x-autoreply', 'yes'],
    ['x-autorespond', 'Re: hives'],
    ['x-autoresponder', ''],
    ['precedence', 'auto_reply'],
  ] as const) {
    it(`are the header ${name}: ${value}`, () => {
      expect(withHeader(name, value)).to.include({ isAutomatic: true, isDeclared: true });
    });
  }

  it('are none in headers that deny it or say it of a list', () => {
    for (const [name, value] of [
      ['auto-submitted', 'no'],
      ['precedence', 'list'],
      ['x-auto-response-suppress', 'All'],
    ] as const) {
      expect(withHeader(name, value).isAutomatic, name).to.equal(false);
    }
  });

  it('are two hints together', () => {
    const headers = { 'x-auto-response-suppress': ['All'] };
    expect(signs({ headers, return_path: '' })).to.deep.equal({
      isAutomatic: true,
      isDeclared: false,
      signals: ['empty return path', 'header x-auto-response-suppress'],
    });
    expect(signs({ return_path: '' }).isAutomatic).to.equal(false);
  });

  it('are subjects of vacation programs in many languages', () => {
    for (const subject of [
      'Automatic reply: hives',
      'Automatische Antwort: x',
      'Réponse automatique : x',
      '自動返信: x',
      'Out of office',
    ]) {
      expect(signs({ subject }).isAutomatic, subject).to.equal(true);
    }
    for (const subject of ['Re: Balcony hives', 'Automatic hives', 'Ooops']) {
      expect(signs({ subject }).isAutomatic, subject).to.equal(false);
    }
  });
});
