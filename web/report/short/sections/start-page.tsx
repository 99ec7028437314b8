import { Foreign } from '../../parts/foreign.js';
import { previewResult } from '../facts/search-preview.js';
import type { ShortContext } from '../short-context.js';

/** How visitors and searchers see the start page. Left out where nothing of it is known. */
export function StartPage({ audit, extra, texts }: ShortContext) {
  const facts = audit.start_page ?? null;
  const shots = extra.shots ?? null;
  if (facts === null && shots === null) return null;
  const { startPage } = texts;
  const preview = facts && previewResult(facts);
  return (
    <>
      <h3>{startPage.title}</h3>
      {preview && (
        <figure>
          <div class="result">
            <p class="result-site">
              <Foreign text={preview.site} max={80} />
            </p>
            <p class="result-crumb">
              <Foreign text={preview.crumbs} max={140} />
            </p>
            <p class="result-title">
              {preview.title === null ? startPage.noTitle : <Foreign text={preview.title} max={200} />}
            </p>
            <p class="result-text">
              {preview.description === null ? (
                startPage.noDescription
              ) : (
                <Foreign text={preview.description} max={400} />
              )}
            </p>
          </div>
          <figcaption class="small muted">
            {startPage.preview} · {startPage.previewNote}
          </figcaption>
        </figure>
      )}
      {shots && (
        <div class="shots keep">
          {shots.desktop && <Shot url={shots.desktop} caption={startPage.desktop} />}
          {shots.phone && <Shot url={shots.phone} caption={startPage.phone} />}
        </div>
      )}
    </>
  );
}

function Shot({ url, caption }: { url: string; caption: string }) {
  return (
    <figure>
      <img src={url} alt={caption} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
