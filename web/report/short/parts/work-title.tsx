import { Foreign } from '../../parts/foreign.js';
import type { ReportTexts } from '../../texts/report-texts.js';

export interface WorkTitleProps {
  title: string;
  isTranslated: boolean;
  texts: Pick<ReportTexts, 'untranslated'>;
}

/** The title of a check or a fix; one that the catalog lacks is in English and says so. */
export function WorkTitle({ title, isTranslated, texts }: WorkTitleProps) {
  if (isTranslated) return <Foreign text={title} max={90} />;
  return (
    <span lang="en">
      <Foreign text={title} max={90} /> <span class="mark">{texts.untranslated.mark}</span>
    </span>
  );
}
