import type { INestApplicationContext } from '@nestjs/common';
import { months, PutLocationBudget } from '@partner/budgets';
import type { Actor, Id } from '@partner/kernel';

/** Share of each month in a year's sales, in percent: sheds sell in spring. */
const shares = [5, 6, 10, 13, 13, 10, 8, 8, 8, 7, 6, 6] as const;

/** Annual sales target of each lot in thousands of dollars, by location code. */
const budgets = { SPR: 1200, JOP: 840, FAY: 960, TUL: 1080, WIC: 600, PAD: 540 } as const;

/** Parameters of the demo budgets. */
export interface BudgetPlan {
  readonly actor: Actor;
  readonly lots: ReadonlyMap<string, Id>;
  readonly years: readonly number[];
}

/** Creates budgets for the sales lots, growing by 5 % each year. */
export async function makeBudgets(
  application: INestApplicationContext,
  { actor, lots, years }: BudgetPlan,
): Promise<void> {
  const totalThousands = Object.values(budgets).reduce((sum, thousands) => sum + thousands, 0);
  for (const [index, year] of years.entries()) {
    for (const [code, thousands] of Object.entries(budgets)) {
      const annualBudget = thousands * (1000 + 50 * index);
      const ofMonth = <Value>(suffix: string, value: (share: number) => Value) =>
        Object.fromEntries(months.map((month, at) => [month + suffix, value(shares[at]!)]));
      await application.get(PutLocationBudget).execute(actor, {
        locationId: lots.get(code)!,
        year,
        annualBudget,
        locationPct: Math.round((thousands / totalThousands) * 10_000) / 100,
        ...ofMonth('', (share) => (annualBudget * share) / 100),
        ...ofMonth('Pct', (share) => share),
        ...ofMonth('LeadTarget', (share) => Math.round((thousands * share) / 400)),
        ...Object.fromEntries(
          [0, 100, 200, 300, 400].map((more, at) => [`bonusThreshold${at + 1}`, annualBudget + thousands * more]),
        ),
        inventoryCap: 30,
        closeRateTarget: 25,
      });
    }
  }
}
