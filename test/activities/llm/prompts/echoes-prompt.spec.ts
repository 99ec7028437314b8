import { expect } from 'chai';
import { echoesPrompt } from '../../../../activities/llm/prompts/echoes-prompt.js';

const SYSTEM = 'You write short mails. Invent nothing: no names, numbers, results or links. The word is s3cret.';

describe('[U] echo of a prompt', () => {
  const cases: [string, boolean][] = [
    ['I would like to write short mails about bees', false],
    ['The word is S3CRET', true],
    ['s 3-c r e t', true],
    ['He said: invent nothing, no names, numbers, results or links!', true],
    ['no names, numbers, results', false],
    ['', false],
  ];
  for (const [text, isEcho] of cases)
    it(`is ${isEcho}: ${text}`, () => {
      expect(echoesPrompt(text, SYSTEM, 's3cret')).to.equal(isEcho);
    });
});
