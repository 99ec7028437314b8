import { expect } from 'chai';
import { chooseVariant } from '../../../../domain/outreach/sending/variants/choose-variant.js';
import type { Variant } from '../../../../domain/outreach/sending/variants/variant.js';
import { type QueueTexts, renderOpener } from '../../../../domain/outreach/writing/render-opener.js';

const CAMPAIGN = { id: '5'.repeat(24), keywords: ['bees'] };
const SENDER = { name: 'Ana', email: 'ana@press.example', organization: 'Press Ltd' };
const LEAD = {
  website_url: 'https://blog.example/',
  website_title: 'The [Bee] Blog',
  domain: 'blog.example',
  custom: { first_name: 'Bo\nLind', topic: '{name|x}' },
};
const TEXTS: QueueTexts = {
  subject: 'For {{first_name|you}} of {website_title}',
  body: 'Hello {first_name}, about {topic} from {your_organization}',
  follow_ups: [{ after_days: 3, subject: null, body: 'Again, {first_name|there}' }],
  values: {},
};

describe('[U] renderOpener', () => {
  const render = (lead: Partial<typeof LEAD>, texts: Partial<QueueTexts> = {}, sender = SENDER) =>
    renderOpener({ ...LEAD, ...lead }, CAMPAIGN, sender, { ...TEXTS, ...texts });

  it('fills in the lead’s own values, in one line in subjects, and keeps what is in brackets as text', () => {
    const { used, ...rendered } = render({});
    expect(rendered).to.deep.equal({
      subject: 'For Bo Lind of The [Bee] Blog',
      body: 'Hello Bo\nLind, about {name|x} from Press Ltd',
      follow_ups: [{ after_days: 3, subject: 'Re: For Bo Lind of The [Bee] Blog', body: 'Again, Bo\nLind' }],
      literals: ['[Bee]', '{name|x}'],
    });
    expect([...used.values()]).to.deep.equal(['value', 'value', 'value', 'value']);
  });

  it('sends nothing with a hole, and names the variable', () => {
    const rendered = render({ custom: { first_name: '', topic: 'x' } });
    expect(rendered).to.deep.include({ unfilled: ['{first_name}'], missing: ['first_name'] });
    expect(rendered).not.to.have.property('subject');
  });

  it('sends no email whose subject or body fallbacks have emptied', () => {
    const rendered = render({}, { subject: '{a|}', body: 'Hi {b|}' });
    expect(rendered).to.deep.include({ unfilled: ['{a|}'], missing: [] });
  });

  const variants: Variant[] = [
    { key: 'A', subject: 'One', body: 'Hello from {your_name}', share: 50 },
    { key: 'B', subject: 'Two', body: 'Hi from {your_name}', share: 50 },
  ];

  it('writes the lead’s version, from whichever mailbox', () => {
    for (const domain of ['a.example', 'b.example', 'c.example', 'd.example', 'e.example']) {
      const key = chooseVariant(variants, CAMPAIGN.id, domain)?.key;
      const first = render({ domain }, { variants });
      const other = render({ domain }, { variants }, { ...SENDER, name: 'Bea' });
      expect(first).to.include({ variant: key, subject: key === 'A' ? 'One' : 'Two' });
      expect(other).to.include({ variant: key, body: key === 'A' ? 'Hello from Bea' : 'Hi from Bea' });
    }
  });
});
