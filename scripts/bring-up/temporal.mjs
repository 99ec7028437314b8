import { PartMissingError } from '../lib/part-missing-error.mjs';
import { canConnect, choosePort } from '../lib/ports.mjs';
import { superviseService } from '../lib/supervise.mjs';
import { ensureTemporal, startTemporal } from '../parts/temporal.mjs';

/**
 * @param {import('../lib/platform-parts.mjs').PlatformParts} parts
 * @returns {Promise<{ address: string, namespace: string, ui?: string }>}
 */
export async function bringUpTemporal({ settings, setUp, launch, report, print, onFatal, reserved }) {
  const namespace = settings.env.TEMPORAL_NAMESPACE ?? 'linkwright';
  const address = settings.env.TEMPORAL_ADDRESS;
  if (address !== undefined) {
    await checkTemporalAddress(address);
    report({ part: 'temporal', what: 'your Temporal', source: 'TEMPORAL_ADDRESS', address });
    return { address, namespace };
  }
  const program = await ensureTemporal(setUp);
  const port = await choosePort('TEMPORAL_PORT', settings.ports.temporal, reserved);
  const uiPort = await choosePort('TEMPORAL_UI_PORT', settings.ports.temporalUi, reserved);
  const options = { port, uiPort, namespace };
  await superviseService((attempt) => startTemporal(program, { ...options, attempt }, launch), print, onFatal);
  const ui = `http://127.0.0.1:${uiPort}`;
  const what = `temporal ${program.version}`.trim();
  report({ part: 'temporal', what, source: program.source, address: `127.0.0.1:${port}, UI ${ui}` });
  return { address: `127.0.0.1:${port}`, namespace, ui };
}

/** @param {string} address host:port */
async function checkTemporalAddress(address) {
  const separator = address.lastIndexOf(':');
  const host = address.slice(0, separator).replace(/^\[|\]$/g, '');
  if (await canConnect(host, Number(address.slice(separator + 1)), 5000)) return;
  const fix = 'start that server, correct TEMPORAL_ADDRESS, or unset it to use a server of our own';
  throw new PartMissingError('temporal', `nothing answers at TEMPORAL_ADDRESS ${address}`, fix);
}
