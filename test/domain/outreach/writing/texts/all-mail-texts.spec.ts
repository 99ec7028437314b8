import { expect } from 'chai';
import { MAIL_LANGUAGES, type MailLanguage } from '../../../../../domain/outreach/writing/mail-language.js';
import { MAIL_TEXTS } from '../../../../../domain/outreach/writing/texts/all-mail-texts.js';
import { expectNone } from '../../../../support/expect-none.js';

/** Every text of a language, by where it is. */
function listTexts(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => listTexts(each, `${place}.${key}`));
}

/**
 * Words that would change with what follows them, or run into it: articles, and prepositions that join with articles. Before a
 * quoted topic or title they are as wrong as before a name.
 */
const INFLECTS: Readonly<Partial<Record<MailLanguage, RegExp>>> = {
  de: /(?<!\p{L})(?:der|die|das|dem|den|des|ein|eine|einen|einem|zum|zur|im|am|beim|vom) \{(?!subject)/iu,
  nl: /(?<!\p{L})(?:de|het|een) \{/iu,
  fr: /(?<!\p{L})(?:le|la|les|de|du|des|à|au|aux|que|un|une) \{|[’']\{/iu,
  es: /(?<!\p{L})(?:el|la|los|las|al|del|un|una|y|o) \{/iu,
  it: /(?<!\p{L})(?:il|lo|la|i|gli|le|di|da|in|del|della|nel|dal|al|un|una|e|o) \{|[’']\{/iu,
  pt: /(?<!\p{L})(?:o|a|os|as|de|do|da|no|na|ao|à|pelo|pela|um|uma) \{(?!name|site)/iu,
  pl: /(?<!\p{L})(?:w|do|na|o|z|od|u|przez|dla|po|za) \{/iu,
};
/** What only one gender, or only one side of the sea, would write. */
const ONE_SIDED: Readonly<Partial<Record<MailLanguage, RegExp>>> = {
  de: /geehrte[rs]? \{|(?<!\p{L})(?:Herr|Frau) /u,
  fr: /(?<!\p{L})(?:ravi|heureux|reconnaissant|content)e?(?!\p{L})/iu,
  es: /(?<!\p{L})(?:vosotros|vuestr\p{L}+|encantad[oa]|estimad[oa] \{)/iu,
  it: /(?<!\p{L})(?:liet[oa]|interessat[oa])(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:você|tu|teu|obrigad[oa]|contato|contacto|equipe|equipa|estou \p{L}+ndo)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:chciał\p{L}*|przeczytał\p{L}*|znalazł\p{L}*|trafił[ae]m|zainteresowan\p{L}*|Pan|Pani)(?!\p{L})/iu,
};

describe('[U] texts of mails', () => {
  for (const language of MAIL_LANGUAGES) {
    const texts = listTexts(MAIL_TEXTS[language], language);

    it(`need no inflection around their slots (${language})`, () => {
      expect(texts.length).to.be.greaterThan(90);
      const rule = INFLECTS[language];
      expectNone(
        texts.filter(([, text]) => rule?.test(text)).map(([place, text]) => `${place}: ${text}`),
        'Words before a slot that depend on its value',
      );
    });

    it(`are written by anyone, to anyone (${language})`, () => {
      const rule = ONE_SIDED[language];
      const wrong = texts.filter(([, text]) => rule?.test(text)).map(([place, text]) => `${place}: ${text}`);
      expectNone(wrong, 'Texts that show a gender or a country');
    });

    it(`name no slot that is never filled, and no text twice (${language})`, () => {
      const known = /^(?:name|site|site_name|title|url|topic|guidelines|subject)$/;
      for (const [place, text] of texts)
        for (const [, slot = ''] of text.matchAll(/\{(\w+)\}/g)) expect(slot, place).to.match(known);
      const { polite, relaxed } = MAIL_TEXTS[language].registers;
      for (const register of [polite, relaxed])
        for (const list of [register.article_first, register.offer_after, register.how, register.guidelines])
          expect(new Set(list).size).to.equal(list.length).and.to.be.at.least(3);
    });
  }

  it('differ between polite and relaxed tones where the language does', () => {
    const words: Partial<Record<MailLanguage, [RegExp, RegExp]>> = {
      de: [/(?<!\p{L})(?:Sie|Ihnen|Ihre\p{L}*)(?!\p{L})/u, /(?<!\p{L})(?:ihr|euch|eure\p{L}*)(?!\p{L})/u],
      nl: [/(?<!\p{L})(?:u|uw)(?!\p{L})/u, /(?<!\p{L})jullie(?!\p{L})/u],
      pl: [/Państw/u, /(?<!\p{L})(?:Wam|Was|Wy|Wasz\p{L}*)(?!\p{L})/u],
    };
    for (const language of MAIL_LANGUAGES) {
      const [polite, relaxed] = words[language] ?? [];
      const of = (register: 'polite' | 'relaxed') =>
        listTexts(MAIL_TEXTS[language].registers[register], '').map(([, text]) => text);
      if (!polite || !relaxed) continue;
      expectNone(
        of('polite').filter((text) => relaxed.test(text)),
        'Relaxed words in polite texts',
      );
      expectNone(
        of('relaxed').filter((text) => polite.test(text.replace(/^\p{Lu}/u, ''))),
        'Polite words in relaxed texts',
      );
    }
  });
});
