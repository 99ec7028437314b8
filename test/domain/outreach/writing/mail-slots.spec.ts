import { expect } from 'chai';
import type { MailLanguage } from '../../../../domain/outreach/writing/mail-language.js';
import { fillMailSlots, hasSlots, listSlots, writeSlots } from '../../../../domain/outreach/writing/mail-slots.js';
import { quotePhrase } from '../../../../domain/outreach/writing/quote-phrase.js';
import { MAIL_TEXTS } from '../../../../domain/outreach/writing/texts/all-mail-texts.js';
import { headTopic, topicWords } from '../../../../domain/outreach/writing/topic-words.js';

const SITE = { name: 'Site', language: null, article: null, guidelines_url: null, contact_name: null };

describe('[U] slots of a mail', () => {
  const topic = (language: MailLanguage, given: string) => fillMailSlots(MAIL_TEXTS[language], given, null).topic;

  it('hold a topic as words, in quotation marks where it is no plain phrase', () => {
    expect(topic('en', 'urban bees')).to.equal('urban bees');
    expect(topic('en', 'SEO for B2B')).to.equal('SEO for B2B');
    expect(topic('en', 'How bees swarm')).to.equal('“How bees swarm”');
    expect(topic('en', 'Berlin apartments')).to.equal('“Berlin apartments”');
    expect(topic('en', 'bees: a guide')).to.equal('“bees: a guide”');
    expect(topic('de', 'Bienen')).to.equal('„Bienen“');
    expect(topic('fr', 'les abeilles')).to.equal('«\u00a0les abeilles\u00a0»');
  });

  it('hold the topic itself, without what was written before or left over behind it', () => {
    expect(topicWords('guest post about balcony beekeeping for')).to.equal('balcony beekeeping');
    expect(topicWords('I want to write about how AI changes')).to.equal('how AI changes');
    expect(topicWords('Steuererklärung für')).to.equal('Steuererklärung');
    expect(topicWords('ein Gastartikel über Bienen')).to.equal('Bienen');
    expect(topicWords('what to plug in')).to.equal('what to plug in');
    expect(topicWords('for')).to.equal('for');
    expect(headTopic('hand planes: how to choose')).to.equal('hand planes');
    expect(headTopic('Is honey healthy? Yes')).to.equal('Is honey healthy?');
    expect(headTopic('hand planes')).to.equal('hand planes');
  });

  it('have no value for what is not known, or cannot be said', () => {
    expect(fillMailSlots(MAIL_TEXTS.en, '{}', null)).to.deep.equal({ topic: 'a subject your readers care about' });
    const article = { title: 'THE GREATEST GUIDE EVER', url: 'javascript:alert(1)' };
    const slots = fillMailSlots(MAIL_TEXTS.en, 'bees', { ...SITE, article, contact_name: 'x'.repeat(61) });
    expect(slots).to.deep.equal({ topic: 'bees', bare_topic: 'bees', site: 'Site', site_name: 'Site' });
    const long = { title: 'word '.repeat(40), url: 'https://site.example/a' };
    expect(fillMailSlots(MAIL_TEXTS.en, 'bees', { ...SITE, article: long })).to.not.have.property('title');
  });

  it('tidy titles, and keep the quotation marks in them', () => {
    const title = (language: MailLanguage, text: string) =>
      fillMailSlots(MAIL_TEXTS[language], 'x', { ...SITE, article: { title: text, url: '' } }).title;
    expect(title('en', '🐝 Bees  <b>at</b> work.')).to.equal('“Bees at work”');
    expect(title('de', 'Das „offene“ Archiv')).to.equal('„Das ‚offene‘ Archiv“');
    expect(title('fr', 'L’archive « ouverte »')).to.equal('«\u00a0L’archive “ouverte”\u00a0»');
    expect(title('ja', '「開かれた」アーカイブ')).to.equal('「『開かれた』アーカイブ」');
    expect(quotePhrase('a “ b', MAIL_TEXTS.en.quotes)).to.equal('“a b”');
  });

  it('are filled once: a value is text', () => {
    expect(writeSlots('{site} and {topic}', { site: '{topic}', topic: '$&' })).to.equal('{topic} and $&');
    expect(listSlots('{site} {what} {topic}')).to.deep.equal(['site', 'topic']);
    expect([hasSlots('{site}', { site: 'x' }), hasSlots('{site} {url}', { site: 'x' })]).to.deep.equal([true, false]);
  });
});
