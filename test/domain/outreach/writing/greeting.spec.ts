import { expect } from 'chai';
import { findGreeting } from '../../../../domain/outreach/writing/greeting.js';

const partsOf = (text: string) => {
  const found = findGreeting(text);
  return found && [found.word, found.whom, text.slice(found.start, found.end)];
};

describe('[U] greeting', () => {
  const cases: [string, unknown][] = [
    ['Hello,\n\nthe text', ['Hello', '', 'Hello,']],
    ['Hi there,\nthe text', ['Hi', 'there', 'Hi there,']],
    ['Hi Ana, I read your blog.', ['Hi', 'Ana', 'Hi Ana,']],
    ['Hey\nthe text', ['Hey', '', 'Hey']],
    ['\n  Dear Sir or Madam:\nthe text', ['Dear', 'Sir or Madam', 'Dear Sir or Madam:']],
    ['Good morning Ana!\nthe text', ['Good morning', 'Ana', 'Good morning Ana!']],
    ['Dear {name},\nthe text', ['Dear', '{name}', 'Dear {name},']],
    ['Greetings from Berlin, where it rains', null],
    ['Hello everyone who reads this blog with joy', null],
    ['I say hello, and more', null],
    ['Highly recommended,\nthe text', null],
    [`${'A long text. '.repeat(30)}\nHello,`, null],
    ['', null],
  ];
  for (const [text, parts] of cases)
    it(`of ${JSON.stringify(text.slice(0, 40))}`, () => {
      expect(partsOf(text)).to.deep.equal(parts);
    });
});
