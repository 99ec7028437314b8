import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../lib/paths.mjs';

const BUILD_SECONDS = 2400;

/**
 * Builds both images of the Dockerfile under the names that docker-compose.yml gives them.
 * @param {import('./docker-client.mjs').DockerClient} client
 * @param {{ isStandIn: boolean, folder: string, say: (line: string) => void }} options isStandIn: base images are made of
 * packages (docker/trial/stand-ins) and have other digests than the pinned ones
 */
export async function buildImages(client, { isStandIn, folder, say }) {
  if (isStandIn) await client.script(path.join(projectRoot, 'docker/trial/stand-ins/build.sh'), [], BUILD_SECONDS);
  const compose = readFileSync(path.join(projectRoot, 'docker-compose.yml'), 'utf8');
  const dockerfile = path.join(projectRoot, 'Dockerfile');
  for (const [target, name] of /** @type {const} */ ([
    ['application', 'linkwright'],
    ['browser', 'linkwright-browser'],
  ])) {
    const image = new RegExp(`^ *image: (${name}:.+)$`, 'm').exec(compose)?.[1] ?? name;
    const started = performance.now();
    const build = ['build', '--target', target, '--tag', image];
    if (isStandIn)
      await client.script(
        '/bin/sh',
        ['-c', BUILD_UNPINNED, dockerfile, folder, ...build, '--network', 'host'],
        BUILD_SECONDS,
      );
    else await client.docker([...build, projectRoot], BUILD_SECONDS);
    const bytes = Number(await client.docker(['image', 'inspect', '--format', '{{.Size}}', image]));
    say(`${image}: ${Math.round(bytes / 1e6)} MB, built in ${Math.round((performance.now() - started) / 1000)} s`);
  }
}

/** $0: the Dockerfile, $1: a folder for its copy without digests; then the arguments of docker. */
const BUILD_UNPINNED = `file="$1/Dockerfile" && shift && sed 's/@sha256:[0-9a-f]*//' "$0" > "$file" && exec "$DOCKER" "$@" --file "$file" .`;
