import { expect } from 'chai';
import { isHeaderBlock } from '../../../../../domain/outreach/replies/text/header-block.js';

const ENGLISH = ['From: Sam', 'Sent: Tuesday, March 3, 2026 9:15 AM', 'To: Ana', 'Subject: Hives'];

describe('[U] header block of an original', () => {
  it('has three known labels', () => {
    expect(isHeaderBlock(ENGLISH, 0)).to.equal(true);
    expect(isHeaderBlock(ENGLISH.slice(0, 3), 0)).to.equal(true);
    expect(isHeaderBlock(ENGLISH.slice(0, 2), 0)).to.equal(false);
  });

  it('begins at its first line', () => {
    expect(isHeaderBlock(['Hello', ...ENGLISH], 0)).to.equal(false);
    expect(isHeaderBlock(['Hello', ...ENGLISH], 1)).to.equal(true);
  });

  it('may be bold and have empty lines between', () => {
    expect(isHeaderBlock(['*Von:* Sam', '', '*Gesendet:* heute', '', '*Betreff:* Hives'], 0)).to.equal(true);
  });

  it('is known by its form in other languages', () => {
    expect(isHeaderBlock(['Abc: Sam <sam@out.example>', 'Def: 14. 1. 2026 17:42', 'Ghi: Ana'], 0)).to.equal(true);
    expect(isHeaderBlock(['Abc: Sam', 'Def: 14. 1. 2026 17:42', 'Ghi: Ana'], 0)).to.equal(false);
  });

  it('is no list that a person wrote', () => {
    expect(isHeaderBlock(['Title: Hives', 'Length: 900 words', 'Deadline: 14 May 2026', 'Fee: none'], 0)).to.equal(
      false,
    );
  });
});
