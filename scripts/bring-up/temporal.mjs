import { loadDevelopmentSecrets } from '../lib/development-secrets.mjs';
import { PartMissingError } from '../lib/part-missing-error.mjs';
import { canConnect, choosePort } from '../lib/ports.mjs';
import { superviseService } from '../lib/supervise.mjs';
import { ensureTemporal, startTemporal } from '../parts/temporal.mjs';

/**
 * @param {import('../lib/platform-parts.mjs').PlatformParts} parts
 * @returns {Promise<{ address: string, namespace: string, ui?: string, workflowsPage?: string, codec?: Record<string, string> }>}
 *   `workflowsPage`: the list of this namespace in the UI, which opens another one; `codec`: settings of the workers' codec server
 */
export async function bringUpTemporal({ settings, setUp, fetched, launch, report, print, onFatal, reserved }) {
  const namespace = settings.env.TEMPORAL_NAMESPACE ?? 'linkwright';
  const address = settings.env.TEMPORAL_ADDRESS;
  if (address !== undefined) {
    await checkTemporalAddress(address);
    report({ part: 'temporal', what: 'your Temporal', source: 'TEMPORAL_ADDRESS', address });
    return { address, namespace };
  }
  const program = await (fetched.temporal ?? ensureTemporal(setUp));
  const port = await choosePort('TEMPORAL_PORT', settings.ports.temporal, reserved);
  const uiPort = await choosePort('TEMPORAL_UI_PORT', settings.ports.temporalUi, reserved);
  const codec = await chooseCodec(settings, uiPort, reserved);
  const options = { port, uiPort, namespace, ...(codec && { codecEndpoint: codec.endpoint }) };
  await superviseService((attempt) => startTemporal(program, { ...options, attempt }, launch), print, onFatal);
  const ui = `http://127.0.0.1:${uiPort}`;
  const workflowsPage = `${ui}/namespaces/${encodeURIComponent(namespace)}/workflows`;
  const what = `temporal ${program.version}`.trim();
  report({ part: 'temporal', what, source: program.source, address: `127.0.0.1:${port}, UI ${ui}` });
  return { address: `127.0.0.1:${port}`, namespace, ui, workflowsPage, ...(codec && { codec: codec.env }) };
}

/**
 * The UI decodes payloads through the workers. In production nothing is made up: operators name a token of their own.
 * @param {import('../lib/settings.mjs').Settings} settings
 * @param {number} uiPort
 * @param {Set<number>} reserved
 * @returns {Promise<{ endpoint: string, env: Record<string, string> } | undefined>}
 */
async function chooseCodec({ env, ports, dataDir }, uiPort, reserved) {
  const kept = env.NODE_ENV === 'production' ? undefined : loadDevelopmentSecrets(dataDir);
  const token = env.CODEC_SERVER_TOKEN ?? kept?.codecToken;
  if (token === undefined) return undefined;
  const port = String(await choosePort('CODEC_SERVER_PORT', ports.codec, reserved));
  const origins = env.CODEC_SERVER_ORIGINS ?? `http://127.0.0.1:${uiPort},http://localhost:${uiPort}`;
  return {
    endpoint: `http://127.0.0.1:${port}/${token}`,
    env: { CODEC_SERVER_PORT: port, CODEC_SERVER_TOKEN: token, CODEC_SERVER_ORIGINS: origins },
  };
}

/** @param {string} address host:port */
async function checkTemporalAddress(address) {
  const separator = address.lastIndexOf(':');
  const host = address.slice(0, separator).replace(/^\[|\]$/g, '');
  if (await canConnect(host, Number(address.slice(separator + 1)), 5000)) return;
  const fix = 'start that server, correct TEMPORAL_ADDRESS, or unset it to use a server of our own';
  throw new PartMissingError('temporal', `nothing answers at TEMPORAL_ADDRESS ${address}`, fix);
}
