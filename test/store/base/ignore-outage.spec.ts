import { once } from 'node:events';
import { expect } from 'chai';
import mongoose from 'mongoose';
import { ignoreOutage } from '../../../store/base/ignore-outage.js';

describe('[U] ignoring an outage', () => {
  it('prints an error of ours with its stack, and nothing of a database that is away', async () => {
    const warned = once(process, 'warning');
    ignoreOutage(new mongoose.mongo.MongoNetworkError('connection closed'));
    ignoreOutage(new mongoose.Error('Operation timed out'));
    ignoreOutage(new TypeError('x is undefined'));
    const [warning] = (await warned) as [Error];
    expect(warning.stack).to.contain('TypeError: x is undefined').and.contain('ignore-outage.spec');
  });
});
