import { FIGURES } from '../figures.js';
import type { PaperTexts } from './paper-texts.js';

const { number } = FIGURES.de;
const rest = (one: string, many: string) => (left: number) =>
  `${left === 1 ? one : `${number(left, 0)} ${many}`} im HTML-Bericht.`;

/** What only the printed report says, in German. */
export const PAPER_DE: PaperTexts = {
  issuesLead:
    'Eine Zeile je Prüfung, das Schwerste zuerst, mit den ersten Fundstellen. Die Zahl rechts nennt die Empfehlung, die den Befund behebt. Alle Einzelbefunde enthalten die Exporte dieser Analyse (XLSX, CSV, JSON).',
  scoreLead:
    'Was jeder Bereich beiträgt und welche Prüfungen am meisten kosten. Jeden Abzug mit seiner Formel enthält der HTML-Bericht.',
  more: (left) => `und ${number(left, 0)} weitere: siehe CSV`,
  moreSteps: rest('Ein weiterer Schritt', 'weitere Schritte'),
  moreCode: rest('Ein weiteres Codebeispiel', 'weitere Codebeispiele'),
  finding: 'Befund',
  places: 'Fundstellen',
  evidence: 'Grundlage',
  points: 'Punkte',
  recommendation: 'Empf.',
  effort: (shown) => `Aufwand: ${shown}`,
  searchValue: (share) => `Suchwert, um den es geht: ${share} (Schätzung)`,
  clicks: (range) => `${range} mehr Klicks (Schätzung)`,
};
