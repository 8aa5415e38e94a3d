import type { Customers } from '@partner/customers';
import type { EraseDocuments } from '@partner/documents';
import { type CompanyId, type Id, notFound, system, type UnitOfWork } from '@partner/kernel';
import type { MailTransport } from '@partner/notifications';
import type { EraseRequests } from '@partner/request-log';
import type { EraseSales } from '@partner/sales';
import { type ErasureStep, type Position, type Progress, progressAfter } from '../../domain/erasure/erasure-steps.js';
import { type Certificate, certificateOf, type Erasure, type Erasures } from '../ports/erasures.js';
import type { CachedLists, ErasedCustomer, PersonalData } from '../ports/personal-data.js';

/** Returns until when the logs count an erasure as running, unless a step or its end comes before. */
export const runningUntil = (now: Date): Date => new Date(now.getTime() + 86_400_000);

/** Records of each kind that one step erases, and ids of records whose files or emails one step removes. */
const batch = { sales: 50, files: 1_000, mail: 1_000 };

/** Contexts that an erasure reaches. */
export interface ErasedPlaces {
  readonly customers: Customers;
  readonly records: PersonalData;
  readonly sales: EraseSales;
  readonly documents: EraseDocuments;
  readonly mail: MailTransport;
  readonly requests: EraseRequests;
  readonly lists: CachedLists;
}

/** Outcome of a part of a step. */
interface Part {
  readonly erased: Readonly<Record<string, number>>;
  /** Position of what is left of the step; absent at its end. */
  readonly rest?: Partial<Position>;
}

/** Removed files, and the progress from which they were found. */
interface RemovedFiles {
  readonly of: Progress;
  readonly part: Part;
}

/**
 * Erases a customer's data in bounded steps (R110). Each step is a transaction that stores its progress, so an erasure
 * continues where it stopped, in whichever process, and two processes take turns. Only files are removed before their
 * transaction, since a bucket may be slow; both processes may remove them.
 */
export class RunErasure {
  constructor(
    private readonly work: UnitOfWork,
    private readonly erasures: Pick<Erasures, 'findForUpdate' | 'save'>,
    private readonly places: ErasedPlaces,
  ) {}

  /**
   * Executes steps until the end, or as long as `goesOn` returns true.
   * @throws DomainError `notFound` when no erasure was begun.
   */
  async execute(company: CompanyId, customer: Id, goesOn = (): boolean => true): Promise<Certificate> {
    for (let removed: RemovedFiles | undefined; ;) {
      const erasure = await this.#step({ company, customer }, removed);
      if (erasure.status === 'finished') await this.places.lists.forget(company);
      if (erasure.status === 'finished' || !goesOn()) return certificateOf(erasure);
      if (erasure.progress.step === 'files') removed = await this.#removeFiles({ company, customer }, erasure.progress);
    }
  }

  #step(whom: ErasedCustomer, removed: RemovedFiles | undefined): Promise<Erasure> {
    const { company, customer } = whom;
    return this.work.run(system(company), async () => {
      const erasure = await this.erasures.findForUpdate(company, customer);
      if (!erasure) throw notFound('erasure');
      const { step, after } = erasure.progress;
      if (step === 'finished') return erasure;
      const filesPart = removed?.of.after === after ? removed.part : undefined;
      const part = step === 'files' ? filesPart : await this.#parts[step](whom, erasure.progress);
      if (!part) return erasure;
      const { erased, rest } = part;
      const counts = { ...erasure.erased };
      for (const [place, count] of Object.entries(erased)) counts[place] = (counts[place] ?? 0) + count;
      const now = this.work.now();
      const progress = progressAfter(step, rest);
      const ended = progress.step === 'finished' && ({ status: 'finished', finishedAt: now } as const);
      await this.places.customers.setErasedUntil(company, customer, ended ? now : runningUntil(now));
      const next: Erasure = { ...erasure, ...ended, progress, erased: counts };
      await this.erasures.save(company, next);
      return next;
    });
  }

  async #removeFiles(whom: ErasedCustomer, of: Progress): Promise<RemovedFiles> {
    const { company } = whom;
    const { records, documents } = this.places;
    const ids = await this.work.run(system(company), () => records.ids(whom, of.after, batch.files));
    const last = (await documents.removeFiles(company, ids)) ?? (ids.length === batch.files ? ids.at(-1) : undefined);
    return { of, part: { erased: {}, ...(last !== undefined && { rest: { after: last } }) } };
  }

  /** The steps that are a transaction, each of one part. */
  readonly #parts: Readonly<
    Record<Exclude<ErasureStep, 'files' | 'finished'>, (whom: ErasedCustomer, at: Position) => Promise<Part>>
  > = {
    sales: (whom) => this.#sales(whom),

    rows: async (whom, { table, after }) => {
      const { tables } = this.places.records;
      const name = table || tables[0]!;
      const { erased, next } = await this.places.records.step(name, whom, after);
      const following = next === undefined ? tables[tables.indexOf(name) + 1] : name;
      return {
        erased: { [placeOf(name)]: erased },
        ...(following !== undefined && { rest: { table: following, after: next ?? '' } }),
      };
    },

    mail: async (whom, { after }) => {
      const ids = await this.places.records.ids(whom, after, batch.mail);
      const mailFiles = ids.length > 0 ? await this.places.mail.forget(new Set(ids)) : 0;
      return { erased: { mailFiles }, ...(ids.length === batch.mail && { rest: { after: ids.at(-1)! } }) };
    },

    requests: async ({ company, customer }, { after }) => {
      const { erased, next } = await this.places.requests.next(company, customer, after);
      return { erased: { requestLog: erased }, ...(next !== undefined && { rest: { after: next } }) };
    },

    records: async (whom) => ({ erased: {}, ...(!(await this.places.records.forget(whom)) && { rest: {} }) }),
  };

  async #sales(whom: ErasedCustomer): Promise<Part> {
    const { records, sales, documents } = this.places;
    const { company, customer } = whom;
    const at = this.work.now();
    const erased = await sales.next(company, customer, batch.sales, at);
    const owners = erased.filter(({ kind, sold }) => kind === 'quote' || kind === 'order' || sold);
    const files = await documents.execute(
      company,
      owners.map(({ id }) => id),
      at,
    );
    await records.add(whom, [...erased, ...files.map((id) => ({ kind: 'document', id }))]);
    const count = (kind: string): number => erased.filter((one) => one.kind === kind).length;
    return {
      ...(erased.length > 0 && { rest: {} }),
      erased: {
        leads: count('lead'),
        quotes: count('quote'),
        orders: count('order'),
        workOrders: count('work_order'),
        documents: files.length,
      },
    };
  }
}

/** Name of a table in certificates. */
const placeOf = (table: string): string => table.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
