import { expect } from 'chai';
import { autoSigns } from '../../../../domain/outreach/replies/auto-signs.js';
import type { IncomingMessage } from '../../../../domain/outreach/replies/incoming-message.js';
import { incomingMessage } from '../../../support/mail/incoming-message.js';

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

  describe('in a subject', () => {
    for (const subject of [
      'Auto reply: Absence management for small teams',
      'Automatic reply: Absence management for small teams',
      'Abwesenheitsnotiz: Absence management for small teams',
      'Out of Office: Absence management for small teams',
      'Out of office Re: Absence management for small teams',
      'Absence : Absence management for small teams',
      'Frånvaro: Absence management for small teams',
      'OOO - Absence management for small teams',
      'Automatic reply',
      'Automatic reply from Ana',
      'Réponse automatique : Absence management for small teams',
      '自動返信: Absence management for small teams',
    ])
      it(`show a program: ${subject}`, () => {
        expect(autoSigns(incomingMessage({ subject }), 'Absence management for small teams').isAutomatic).to.equal(
          true,
        );
      });

    for (const ours of [
      'Absence management for small teams',
      'Out of office furniture ideas',
      'On vacation rentals: an article for your readers',
      'Absence: how teams cope',
      'Out of office: what readers do on holiday',
      'Automatic reply: friend or foe?',
      'Auto-response tools compared',
      'Abwesenheit im Team: ein Leitfaden',
      'Afwezig: verzuim in kleine teams',
      'Réponse automatique : mode d’emploi',
      'OOO: an article',
      'Automatische Antwort: ein Ratgeber',
    ])
      for (const subject of [`Re: ${ours}`, `AW: ${ours}`, ours.toUpperCase()])
        it(`show none where they are ours: ${subject}`, () => {
          expect(autoSigns(incomingMessage({ subject }), ours).isAutomatic).to.equal(false);
        });

    it('are a hint alone when a person may have answered, also to an unknown mail', () => {
      for (const subject of [
        'Re: Absence management',
        'Absence management for small teams',
        'Re: Automatic reply: x',
      ]) {
        expect(signs({ subject }).isAutomatic, subject).to.equal(false);
        expect(signs({ subject, return_path: '' }), subject).to.deep.include({
          isAutomatic: true,
          signals: ['empty return path', 'subject like that of an automatic reply'],
        });
      }
    });
  });
});
