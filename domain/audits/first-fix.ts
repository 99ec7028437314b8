/** One of the fixes worth making first. */
export interface FirstFix {
  check_id: string;
  title: string;
  fix: string;
  affected: number;
  effort_hours: number;
  urls: string[];
}
