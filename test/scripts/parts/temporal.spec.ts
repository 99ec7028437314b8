import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../../scripts/lib/paths.mjs';
import { devServerArguments, RETENTION, SEARCH_ATTRIBUTES } from '../../../scripts/parts/temporal.mjs';
import { SEARCH_ATTRIBUTES as IN_WORKFLOWS } from '../../../workflows/operations/contract/operation.js';

describe('[U] Temporal development server', () => {
  it('keeps its data in a file and listens on loopback only', () => {
    const text = devServerArguments({ port: 7000, uiPort: 8000, databaseFile: '/d/t.db', namespace: 'lw' }).join(' ');
    expect(text).to.contain('--ip 127.0.0.1 --port 7000 --ui-port 8000');
    expect(text).to.contain(
      '--db-filename /d/t.db --sqlite-pragma journal_mode=WAL --sqlite-pragma synchronous=NORMAL',
    );
    expect(text).to.contain('--namespace lw --search-attribute LinkwrightUser=Keyword');
    expect(text).to.not.contain('codec');
  });

  it('has payloads decoded for its UI where a codec server is named', () => {
    const codecEndpoint = 'http://127.0.0.1:8234/a-token';
    const options = { port: 7000, uiPort: 8000, databaseFile: '/d/t.db', namespace: 'lw', codecEndpoint };
    expect(devServerArguments(options).join(' ')).to.contain(`--ui-codec-endpoint ${codecEndpoint}`);
  });

  it('knows all search attributes of the workflows, and so does the namespace job of docker compose', () => {
    const names = Object.values(IN_WORKFLOWS).map((key) => key.name);
    expect(SEARCH_ATTRIBUTES).to.have.members(names);
    const job = readFileSync(path.join(projectRoot, 'docker/temporal/create-namespace.sh'), 'utf8');
    for (const name of names) expect(job).to.contain(name);
    expect(job).to.contain(RETENTION);
  });
});
