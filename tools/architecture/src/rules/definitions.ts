import type { Violation } from '../source.js';

/** Sections and rules that code and documentation may refer to. */
export interface Definitions {
  /**
   * Numbers of the specification's headings, such as `4.3.1`. A heading without a number is listed by its text in lower
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

/** @param page a page with one list item per rule, in bold starting with its code: `- **W1 Unset is absent.** …`. */
export function rulesOf(page: string): string[] {
  return [...page.matchAll(/^- \*\*([WARIE]\d{1,3})\b/gm)].map(([, code = '']) => code);
}

/** Reports numbers and codes with two definitions, which would make references ambiguous. */
export function everythingIsDefinedOnce({ sections, rules }: Definitions): Violation[] {
  const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) < index);
  return [
    ...repeated(sections).map((section) => `there are two sections ${section}`),
    ...repeated(rules).map((code) => `there are two rules ${code}`),
  ];
}
