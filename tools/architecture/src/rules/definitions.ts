import type { Violation } from '../source.js';

/** What code and documentation may refer to. */
export interface Definitions {
  /**
   * Numbers of the specification's headings, such as `4.3.1`; a heading without one counts under its text in lower
   * case.
   */
  readonly sections: readonly string[];
  /** Codes of the rules, such as `R12`. */
  readonly rules: readonly string[];
}

/** @param specification a page whose headings begin with their number: `### 4.3 Leads`. */
export function sectionsOf(specification: string): string[] {
  return [...specification.matchAll(/^#{2,6} (.+)$/gm)].map(([, heading = '']) => {
    return /^(\d+(?:\.\d+)*)\.? /.exec(heading)?.[1] ?? heading.toLowerCase();
  });
}

/** @param page a page with one list item per rule, in bold from its code on: `- **W1 Unset is absent.** …`. */
export function rulesOf(page: string): string[] {
  return [...page.matchAll(/^- \*\*([WARIE]\d{1,2})\b/gm)].map(([, code = '']) => code);
}

/** A number or code with two meanings would make every reference to it ambiguous. */
export function everythingIsDefinedOnce({ sections, rules }: Definitions): Violation[] {
  const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) < index);
  return [
    ...repeated(sections).map((section) => `there are two sections ${section}`),
    ...repeated(rules).map((code) => `there are two rules ${code}`),
  ];
}
