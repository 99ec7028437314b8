import { showCount } from '../../report/facts/figures.js';
import { SelectField } from '../parts/select-field.js';

export interface RobotsFieldProps {
  of: string;
  /** Sites that the user has verified as theirs. */
  verified: readonly string[];
}

const SHOWN_SITES = 5;

/** Whether an audit obeys robots.txt, and what it takes to have it ignored. */
export function RobotsField({ of, verified }: RobotsFieldProps) {
  const isOpen = verified.length > 0;
  const options = [
    { value: '', title: 'Obey' },
    { value: 'ignore', title: isOpen ? 'Ignore' : 'Ignore (verified sites only)', disabled: !isOpen },
  ];
  const hint = isOpen ? (
    <>
      Audits can ignore robots.txt on your verified sites: {listSites(verified)}.{' '}
      <a href="/app/ownerships">View verified sites</a>
    </>
  ) : (
    <>
      Audits can ignore robots.txt only on sites that you have verified. <a href="/app/ownerships">Verify a site</a>
    </>
  );
  return <SelectField of={of} name="robots" label="robots.txt" options={options} value="" hint={hint} />;
}

function listSites(sites: readonly string[]): string {
  const shown = sites.slice(0, SHOWN_SITES).join(', ');
  const others = sites.length - SHOWN_SITES;
  return others > 0 ? `${shown} and ${showCount(others, 'other')}` : shown;
}
