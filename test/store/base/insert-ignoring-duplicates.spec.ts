import { expect } from 'chai';
import { insertIgnoringDuplicates } from '../../../store/base/insert-ignoring-duplicates.js';

function model(failure?: Error) {
  const inserted: object[][] = [];
  const insertMany = async (documents: object[]) => {
    inserted.push(documents);
    if (failure) throw failure;
  };
  return { inserted, insertMany };
}

describe('[U] insert ignoring duplicates', () => {
  it('asks the database nothing for nothing', async () => {
    const nothing = model();
    await insertIgnoringDuplicates(nothing, []);
    expect(nothing.inserted).to.deep.equal([]);
  });

  it('takes duplicates for done and passes on every other failure', async () => {
    await insertIgnoringDuplicates(model(Object.assign(new Error('any text'), { code: 11000 })), [{}]);
    const full = new Error('disk full');
    const failure: unknown = await insertIgnoringDuplicates(model(full), [{}]).catch((caught: unknown) => caught);
    expect(failure).to.equal(full);
  });
});
