import { expect } from 'chai';
import { fillTemplate, listPlaceholders, unfilledIn } from '../../../../domain/outreach/writing/template.js';

describe('[U] listPlaceholders', () => {
  const texts: [text: string, names: string[]][] = [
    ['Hi {name}, about {topic} on {website}: {name}', ['name', 'topic', 'website']],
    ['{your_name} of {your_site}', ['your_name', 'your_site']],
    ['{{name}} and { topic }', ['name', 'topic']],
    ['{größe} {имя} {first-name} {a1}', ['größe', 'имя', 'first-name', 'a1']],
    ['{gro\u0308sse}', ['gr\u00f6sse']],
    ['{name|there} {{ Company | your team }} {topic|}', ['name', 'Company', 'topic']],
    ['{} {1} {a b} { "a": 1 } {name {name \\{topic\\}', []],
    ['', []],
  ];
  for (const [text, names] of texts)
    it(`of ${JSON.stringify(text)} are ${names.join(' ') || 'none'}`, () => {
      expect(listPlaceholders(text)).to.deep.equal(names);
    });
});

describe('[U] fillTemplate', () => {
  const fill = (template: string, values: Record<string, string> = {}) => {
    const { text, unfilled } = fillTemplate(template, values);
    return { text, unfilled };
  };

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
    const text = 'Dear [Name], {first.name} {first name} {topic} [your site]';
    expect(fill(text, { topic: 'bees', Name: 'x', 'first name': 'x' })).to.deep.equal({
      text: 'Dear [Name], {first.name} {first name} bees [your site]',
      unfilled: ['[Name]', '{first.name}', '{first name}', '[your site]'],
    });
  });

  const fallbacks: [template: string, values: Record<string, string>, text: string][] = [
    ['Hi {{first_name|there}},', {}, 'Hi there,'],
    ['Hi {{ first_name | there }},', { first_name: ' ' }, 'Hi there,'],
    ['Hi {first_name|there},', { first_name: 'Ana' }, 'Hi Ana,'],
    ['Hi {First_Name|there},', { first_name: 'Ana' }, 'Hi Ana,'],
    ['Hi {name|there, friend!},', {}, 'Hi there, friend!,'],
    ['{a|x \\| \\{y\\} c:\\d}', {}, 'x | {y} c:\\d'],
    ['{a|{{b}}', {}, '{a|{{b}}'],
    ['a | b \\{a\\} {a}', { a: '{b|c}' }, 'a | b {a} {b|c}'],
    ['{a|}Hello', {}, 'Hello'],
    ['Hi {a|}, and {b|} so', {}, 'Hi, and so'],
    ['Hi {a|}\n{b|} there {c|}', {}, 'Hi\nthere'],
    ['Hi {a|}{b|x}', {}, 'Hi x'],
  ];
  for (const [template, values, text] of fallbacks)
    it(`writes ${JSON.stringify(template)} with ${JSON.stringify(values)} as ${JSON.stringify(text)}`, () => {
      expect(fill(template, values).text).to.equal(text);
    });

  it('says where what is written for each variable comes from', () => {
    expect(fillTemplate('{a} {b|x} {c} {c|}', { a: '1' }).used).to.deep.equal([
      { name: 'a', from: 'value' },
      { name: 'b', from: 'fallback' },
      { name: 'c', from: 'nothing' },
      { name: 'c', from: 'fallback' },
    ]);
  });

  it('reports what cannot be read as a variable, so that no half of one is sent', () => {
    const { unfilled } = fill('Hi {first_name,\n{a||b} {a|b|c} {{|x}} {a|{b}}', { a: 'x', b: 'y', first_name: 'Ana' });
    expect(unfilled).to.deep.equal(['{first_name', '{a||', '{a|b|', '{{|', '{a|']);
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
    ['{name|there!} {{ a | b, c }}', ['{name|there!}', '{{ a | b, c }}']],
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
      expect(fillTemplate(piece.repeat(100_000), {}).used).to.deep.equal([]);
    }
  });
});
