import { expect } from 'chai';
import { findPlaceholderContacts } from '../../../../activities/crawl/text/placeholder-contacts.js';

const values = (text: string) => findPlaceholderContacts(text, 'main').map(({ value }) => value);

describe('[U] placeholder-contacts', () => {
  it('finds addresses and numbers, each once', () => {
    expect(
      findPlaceholderContacts('Write to info@example.com or call (555) 123-4567. info@example.com', 'frame'),
    ).to.deep.equal([
      { value: 'info@example.com', place: 'frame' },
      { value: '(555) 123-4567', place: 'frame' },
    ]);
  });

  it('takes an address out of its sentence', () =>
    expect(values('Mail:first.last+tag@mail.example.org, or <you@domain.com>.')).to.deep.equal([
      'first.last+tag@mail.example.org',
      'you@domain.com',
    ]));

  it('leaves real ones, and what only looks like one, alone', () => {
    const text = '@example.com, info@acme.com, 212-555-1212, order 5550100, 10.555-0100-22, 020 7946 0958, a @ b';
    expect(values(text)).to.deep.equal([]);
  });

  it('keeps ten', () => {
    const many = Array.from({ length: 14 }, (_, at) => `user${at}@example.com`).join(' ');
    expect(values(many)).to.have.length(10);
  });
});
