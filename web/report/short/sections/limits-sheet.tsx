import { Foreign } from '../../parts/foreign.js';
import { Sheet } from '../parts/sheet.js';
import type { ShortContext } from '../short-context.js';

/** What the audit did not see, how its figures came about, and where the rest of them is. */
export function LimitsSheet({ gaps, texts, audit, hasUntranslated }: ShortContext & { hasUntranslated: boolean }) {
  const { limits, formats, untranslated } = texts;
  return (
    <Sheet id="limits" title={limits.title} lead={limits.lead}>
      {gaps.length === 0 ? <p>{limits.none}</p> : <Gaps gaps={gaps} texts={texts} />}
      <h3>{limits.neverTitle}</h3>
      <ul class="dashes">
        {limits.never.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h3>{limits.methodTitle}</h3>
      <div class="prose">
        {limits.method.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3>{limits.appendixTitle}</h3>
      <div class="prose">
        <p>{limits.appendix}</p>
        {hasUntranslated && <p>{untranslated.note}</p>}
        <p class="small muted">{limits.record({ id: audit.audit_id, day: formats.day(audit.generated_at) })}</p>
      </div>
    </Sheet>
  );
}

function Gaps({ gaps, texts: { limits } }: Pick<ShortContext, 'gaps' | 'texts'>) {
  return (
    <table>
      <caption class="unseen">{limits.title}</caption>
      <thead>
        <tr>
          <th scope="col">{limits.what}</th>
          <th scope="col">{limits.why}</th>
        </tr>
      </thead>
      <tbody>
        {gaps.map(({ what, why }) => (
          <tr key={`${what} ${why}`}>
            <th scope="row">
              <Foreign text={what} />
            </th>
            <td>
              <Foreign text={why} max={120} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
