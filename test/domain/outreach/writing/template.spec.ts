import { expect } from 'chai';
import { fillTemplate, listPlaceholders, unfilledIn } from '../../../../domain/outreach/writing/template.js';

describe('[U] listPlaceholders', () => {
  const texts: [text: string, names: string[]][] = [
    ['Hi {name}, about {topic} on {website}: {name}', ['name', 'topic', 'website']],
    ['{your_name} of {your_site}', ['your_name', 'your_site']],
    ['{{name}} and { topic }', ['name', 'topic']],
    ['{größe} {имя} {first-name} {a1}', ['größe', 'имя', 'first-name', 'a1']],
    ['{gro\u0308sse}', ['gr\u00f6sse']],
    ['{} {1} {a b} {a|b} { "a": 1 } {name {name', []],
    ['', []],
  ];
  for (const [text, names] of texts)
    it(`of ${JSON.stringify(text)} are ${names.join(' ') || 'none'}`, () => {
      expect(listPlaceholders(text)).to.deep.equal(names);
    });
});

describe('[U] fillTemplate', () => {
  const fill = (text: string, values: Record<string, string> = {}) => fillTemplate(text, values);

  it('fills every place of a name', () => {
    expect(fill('Hi {name}, {{name}} { name }!\n{topic}', { name: 'Ana', topic: 'bees' })).to.deep.equal({
      text: 'Hi Ana, Ana Ana!\nbees',
      unfilled: [],
    });
  });

  const empty: Record<string, string>[] = [
    {},
    { name: '' },
    { name: ' \t\n' },
    { name: '\u200b\ufeff' },
    { Name: 'Ana' },
  ];
  for (const values of empty) {
    it(`leaves and tells {name} with ${JSON.stringify(values)} (case 65)`, () => {
      expect(fill('Hi {name}, {topic}', { topic: 'bees', ...values })).to.deep.equal({
        text: 'Hi {name}, bees',
        unfilled: ['{name}'],
      });
    });
  }

  it('fills once: a value is text, whatever it holds', () => {
    expect(fill('{a} {b}', { a: '{b}', b: "$& $1 $' {a} [Your Name]" })).to.deep.equal({
      text: "{b} $& $1 $' {a} [Your Name]",
      unfilled: [],
    });
  });

  it('knows only names that are given, not what every object has', () => {
    expect(fill('{constructor} {toString} {__proto__} {hasOwnProperty}').unfilled).to.deep.equal([
      '{constructor}',
      '{toString}',
      '{hasOwnProperty}',
    ]);
  });

  it('tells words left in brackets and braces that nothing fills, in the order of the text', () => {
    const text = 'Dear [Name], {Hi|Hello} {first name} {topic} [your site]';
    expect(fill(text, { topic: 'bees', Name: 'x', 'first name': 'x' })).to.deep.equal({
      text: 'Dear [Name], {Hi|Hello} {first name} bees [your site]',
      unfilled: ['[Name]', '{Hi|Hello}', '{first name}', '[your site]'],
    });
  });

  it('gives NFC, where text meets value too', () => {
    expect(fill('cafe{mark}', { mark: '\u0301' }).text).to.equal('caf\u00e9');
  });
});

describe('[U] unfilledIn', () => {
  const left: [text: string, found: string[]][] = [
    ['Hi {name}', ['{name}']],
    ['Hi {{name}}, { name }', ['{{name}}', '{ name }']],
    ['Hi {{{name}}}', ['{{name}}']],
    ['{first name} {first.name} {Hi|Hello}', ['{first name}', '{first.name}', '{Hi|Hello}']],
    [
      '[Name] [Your Name] [insert link 1] [Имя] [name/title] [topic, e.g. bees]',
      ['[Name]', '[Your Name]', '[insert link 1]', '[Имя]', '[name/title]', '[topic, e.g. bees]'],
    ],
    ['[Name] and [Name]', ['[Name]']],
    ['[1] [x] [ ] [] [2024] [...] [our guide](https://press.example) a[0]', []],
    ['{} {1} { } {"a": 1} {a, b} }{ {', []],
    ['Hello, would you like an article?', []],
  ];
  for (const [text, found] of left)
    it(`finds ${found.join(' ') || 'nothing'} in ${JSON.stringify(text)}`, () => {
      expect(unfilledIn(text)).to.deep.equal(found);
    });

  it('has done with endless text at once', () => {
    for (const piece of ['{', '{{', '{a', '[', '[a', '{a ', '[a ', '} ', '{a|', '\u0301']) {
      expect(unfilledIn(piece.repeat(100_000))).to.deep.equal([]);
      expect(listPlaceholders(piece.repeat(100_000))).to.deep.equal([]);
    }
  });
});
