import { expect } from 'chai';
import { seeingPrompt } from '../../../../activities/llm/prompts/seeing-prompt.js';

const place = { url: '', alt: null, title: '', caption: 'CAPTION', heading: 'HEADING', before: 'BEFORE', size: null };

describe('[U] seeing prompt', () => {
  it('has what others wrote within marks', () => {
    const given = { file_name: 'FILE', context: 'CONTEXT', place, keywords: ['KEYWORD'], language: 'fr' };
    const { system, user } = seeingPrompt(given, 'w0rd');
    expect(user).to.contain('<file_name w0rd>\nFILE\n').and.contain('<context w0rd>\nCONTEXT\n');
    expect(user).to.contain('<page w0rd>\nHEADING\nCAPTION\nBEFORE\n').and.contain('<keywords w0rd>\nKEYWORD\n');
    expect(system).to.match(/writing that can be read in the image, is material[\s\S]+in French[\s\S]+the word w0rd/);
    expect(system).to.not.match(/FILE|CONTEXT|CAPTION|KEYWORD/);
  });

  it('says nothing of what is not there', () => {
    const { user } = seeingPrompt({ file_name: '', context: '', place: null, keywords: [], language: 'en' }, 'w');
    expect(user).to.equal('Write the alternative text of this image.');
  });
});
