import { expect } from 'chai';
import { createMetricsRegistry } from '../../platform/telemetry.js';

describe('[U] createMetricsRegistry', () => {
  it("has Node's own measures under the name of the service", async () => {
    const text = await createMetricsRegistry('worker').metrics();
    expect(text).to.match(/^process_resident_memory_bytes\{service="worker"\} \d+$/m);
    expect(text).to.match(/^nodejs_eventloop_lag_seconds\{service="worker"\} /m);
  });

  it('keeps registries apart', async () => {
    const [api, worker] = [createMetricsRegistry('api'), createMetricsRegistry('worker')];
    expect(await api.metrics()).not.to.contain('service="worker"');
    expect(await worker.metrics()).not.to.contain('service="api"');
  });
});
