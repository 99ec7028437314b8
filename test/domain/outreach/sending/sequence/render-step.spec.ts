import { expect } from 'chai';
import { renderStep, type StepFacts } from '../../../../../domain/outreach/sending/sequence/render-step.js';

const FACTS: StepFacts = {
  lead: { website_url: 'https://www.bee-mag.example/' },
  campaign: { keywords: ['bees'] },
  sender: { name: 'Ana Lind', email: 'ana@press.example' },
  first_subject: 'An idea for bee-mag.example',
};
const render = (subject: string | null, body: string, values = {}, facts: Partial<StepFacts> = {}) =>
  renderStep({ subject, body }, { values }, { ...FACTS, ...facts });

describe('[U] text of a step', () => {
  it('has the placeholders of a first email, and values of the sequence', () => {
    const text = render(' On {topic} ', 'Is {offer} for {website} of use? {your_name}', { offer: 'a guide' });
    expect(text).to.deep.equal({
      subject: 'On bees',
      body: 'Is a guide for bee-mag.example of use? Ana Lind',
      unfilled: [],
    });
  });

  it('answers the first email without a subject of its own, as far as that one is known', () => {
    expect(render(null, 'Again?').subject).to.equal('Re: An idea for bee-mag.example');
    expect(render(null, 'Again?', {}, { first_subject: null }).subject).to.equal(null);
  });

  it('names what has no value, and fills a value in only once', () => {
    const text = render('{name}', 'Hello {name}, {offer}', { offer: '{topic}' });
    expect(text.unfilled).to.deep.equal(['{name}']);
    expect(text.body).to.equal('Hello {name}, {topic}');
  });

  it('has columns of the lead, and fallbacks; words in braces that came with a value are text', () => {
    const lead = { ...FACTS.lead, custom: { first_name: 'Eva', offer: 'a {draft}' } };
    const text = render('For {first_name|you}', 'Hi {first_name|there}, {last_name|}. See {offer}', {}, { lead });
    expect(text).to.deep.equal({
      subject: 'For Eva',
      body: 'Hi Eva,. See a {draft}',
      unfilled: [],
      literals: ['{draft}'],
    });
    expect(render(null, 'Hi {first_name|there}').body).to.equal('Hi there');
  });

  it('names a text that fallbacks have emptied', () => {
    expect(render('{first_name|}', 'Hello').unfilled).to.deep.equal(['{first_name|}']);
  });
});
