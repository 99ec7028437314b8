import { expect } from 'chai';
import { connectTemporalClient } from '../../platform/temporal.js';

describe('[I] connectTemporalClient', () => {
  it('connects on first use only, and fails within the time given when no one is there', async () => {
    const temporal = connectTemporalClient({
      TEMPORAL_ADDRESS: '127.0.0.1:1',
      TEMPORAL_NAMESPACE: 'test',
      TEMPORAL_TLS: false,
      TEMPORAL_PAYLOAD_KEYS: [],
    });
    expect(await temporal.checkNamespace(300).catch(() => 'not there')).to.equal('not there');
    expect(await temporal.hasPollers('orchestration', 300).catch(() => 'not there')).to.equal('not there');
    await temporal.close();
  });
});
