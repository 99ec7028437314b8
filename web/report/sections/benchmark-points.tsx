import type { BenchmarkPoint } from '../../../domain/audits/benchmark.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
import { SafeLink } from '../parts/safe-link.js';
import { translatePhrase } from '../texts/phrases/translate-phrase.js';

/** Measures in which the site is ahead, or behind. */
export function BenchmarkPoints({ title, points }: { title: string; points: readonly BenchmarkPoint[] }) {
  const {
    full: { competitors: words },
    figures: { number },
  } = useReportLanguage();
  return (
    <div class="card">
      <h3>{title}</h3>
      {points.length === 0 && <p class="muted">{words.nothing}</p>}
      <ul class="plain">
        {points.map(({ measure, title: name, unit, yours, competitors_median: median, best }) => (
          <li key={measure}>
            <strong>
              <Phrase text={name} />
            </strong>
            <br />
            <Against yours={number(yours)} unit={unit} median={number(median)} />
            <br />
            <span class="small muted">
              {words.best(number(best.value))} <SafeLink url={best.url} whole />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Against({ yours, unit, median }: { yours: string; unit: string; median: string }) {
  const { language, full } = useReportLanguage();
  return <>{full.competitors.against({ yours, unit: translatePhrase(unit, language) ?? unit, median })}</>;
}
