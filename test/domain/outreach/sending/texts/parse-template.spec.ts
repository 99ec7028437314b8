import { expect } from 'chai';
import { findTemplateErrors, parseTemplate } from '../../../../../domain/outreach/sending/texts/parse-template.js';

describe('[U] parseTemplate', () => {
  it('cuts a template into text and variables, and loses nothing of it', () => {
    const template = 'Hi {{ first_name | there }},\n\\{x\\} {a} {} {"b": 1} {a, b} {a|b|c} | {{|x}}';
    const parts = parseTemplate(template);
    expect(parts.map(({ raw }) => raw).join('')).to.equal(template);
    expect(parts.filter(({ kind }) => kind === 'variable')).to.deep.equal([
      { kind: 'variable', raw: '{{ first_name | there }}', name: 'first_name', fallback: 'there' },
      { kind: 'variable', raw: '{a}', name: 'a', fallback: null },
    ]);
  });
});

describe('[U] findTemplateErrors', () => {
  const faults: [template: string, found: string[]][] = [
    ['Hi {name}, {{name|there}} {name|} { topic } {{{name}}}', []],
    ['{} {1} {"a": 1} { } a | b || c {a, b} { color: red; } \\{name', []],
    ['Hi {first_name, I', ['Line 1, column 4: {first_name is not closed by a }']],
    ['a\r\nb {name|there\nc', ['Line 2, column 3: {name| is not closed by a }']],
    ['{name||there}', ['Line 1, column 1: {name|| has more than one |: write \\| for the sign']],
    ['{a|b|c}', ['Line 1, column 1: {a|b| has more than one |: write \\| for the sign']],
    ['{{a|{{b}}}}', ['Line 1, column 1: {{a| has a brace in its fallback: write \\{ for the sign']],
    ['{{|there}}', ['Line 1, column 1: {{| has no name before the |']],
    [`{a|${'x'.repeat(201)}}`, [`Line 1, column 1: {a|${'x'.repeat(37)} has a fallback of more than 200 characters`]],
    [
      '{a {b {c',
      [1, 4, 7].map((at, n) => `Line 1, column ${at}: {${'abc'[n]}${n < 2 ? ' ' : ''} is not closed by a }`),
    ],
  ];
  for (const [template, found] of faults)
    it(`finds ${found.length || 'nothing'} in ${JSON.stringify(template.slice(0, 60))}`, () => {
      expect(findTemplateErrors(template)).to.deep.equal(found);
    });
});
