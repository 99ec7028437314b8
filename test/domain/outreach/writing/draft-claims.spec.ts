import { expect } from 'chai';
import {
  givenLinks,
  linksIn,
  namesIn,
  namesInSubject,
  numbersIn,
} from '../../../../domain/outreach/writing/draft-claims.js';

describe('[U] claims of a draft', () => {
  it('finds addresses, spelled alike', () => {
    expect(linksIn('See HTTPS://www.Blog.example/x/, blog.example or ana@blog.example.')).to.deep.equal([
      'blog.example/x',
      'ana@blog.example',
      'blog.example',
    ]);
    expect(linksIn('Call +49 (30) 555-0199 now')).to.deep.equal(['49305550199']);
    expect(linksIn('e.g. this, i.e. that. Or not')).to.deep.equal([]);
  });

  it('takes the host of a given address as given', () => {
    expect([...givenLinks('https://blog.example/x?y')]).to.deep.equal(['blog.example/x?y', 'blog.example']);
  });

  it('finds numbers, also in words', () => {
    expect(numbersIn('1,000 readers, 3.5 stars and thousands more')).to.deep.equal(['1000', '3.5', 'thousands']);
  });

  it('finds names within sentences, and who has signed', () => {
    expect(namesIn('I know Ana, and Kim. She writes on Monday.\nYours,\nEvelyn Sharp')).to.deep.equal([
      'ana',
      'kim',
      'sharp',
      'evelyn',
    ]);
    expect(namesIn('Hello there, I am glad.\n\nKind Regards')).to.deep.equal([]);
  });

  it('lets a subject have capitals throughout', () => {
    expect(namesInSubject('A Fresh Idea For Your Readers From Kim')).to.deep.equal(['kim']);
  });
});
