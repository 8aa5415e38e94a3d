import type { Customers } from '@partner/customers';
import type { EraseDocuments } from '@partner/documents';
import { type CompanyId, type Id, notFound, system, type UnitOfWork } from '@partner/kernel';
import type { MailTransport } from '@partner/notifications';
import type { EraseRequests } from '@partner/request-log';
import type { EraseSales } from '@partner/sales';
import { type Certificate, certificateOf, type Erasure, type Erasures } from '../ports/erasures.js';
import type { CachedLists, ErasedCustomer, PersonalData } from '../ports/personal-data.js';

export const firstStep = 'sales';
const filesStep = 'files';

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

type Step = Pick<Erasure, 'step'> & { readonly erased: Readonly<Record<string, number>> };

/** Removed files of a step, and the step that follows. */
interface RemovedFiles {
  readonly of: string;
  readonly next: string;
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
      const erasure = await this.#step(company, customer, removed);
      if (erasure.status === 'finished') await this.places.lists.forget(company);
      if (erasure.status === 'finished' || !goesOn()) return certificateOf(erasure);
      if (erasure.step.startsWith(filesStep)) removed = await this.#removeFiles({ company, customer }, erasure.step);
    }
  }

  #step(company: CompanyId, customer: Id, removed: RemovedFiles | undefined): Promise<Erasure> {
    return this.work.run(system(company), async () => {
      const erasure = await this.erasures.findForUpdate(company, customer);
      if (!erasure) throw notFound('erasure');
      if (erasure.status === 'finished') return erasure;
      const isRemoved = removed?.of === erasure.step;
      if (erasure.step.startsWith(filesStep) && !isRemoved) return erasure;
      const { step, erased } = isRemoved
        ? { step: removed.next, erased: {} }
        : await this.#next(erasure.step, { company, customer });
      const counts = { ...erasure.erased };
      for (const [place, count] of Object.entries(erased)) counts[place] = (counts[place] ?? 0) + count;
      const now = this.work.now();
      const ended = step === '' && ({ status: 'finished', finishedAt: now } as const);
      await this.places.customers.setErasedUntil(company, customer, ended ? now : runningUntil(now));
      const next: Erasure = { ...erasure, ...ended, step, erased: counts };
      await this.erasures.save(company, next);
      return next;
    });
  }

  async #next(current: string, whom: ErasedCustomer): Promise<Step> {
    const { records, mail, requests } = this.places;
    const { name, after } = partsOf(current);
    if (name === firstStep) return this.#sales(whom);
    if (name === 'mail') {
      const ids = await records.ids(whom, after, batch.mail);
      const erased = { mailFiles: ids.length > 0 ? await mail.forget(new Set(ids)) : 0 };
      return { step: ids.length === batch.mail ? `mail:${ids.at(-1)}` : 'requests', erased };
    }
    if (name === 'requests') {
      const { erased, next } = await requests.next(whom.company, after);
      return { step: next === undefined ? 'end' : `requests:${next}`, erased: { requestLog: erased } };
    }
    if (name === 'end') return { step: (await records.forget(whom)) ? '' : 'end', erased: {} };
    const { erased, next } = await records.step(name, whom, after);
    const following = records.tables[records.tables.indexOf(name) + 1] ?? 'mail';
    return { step: next === undefined ? following : `${name}:${next}`, erased: { [placeOf(name)]: erased } };
  }

  async #removeFiles(whom: ErasedCustomer, current: string): Promise<RemovedFiles> {
    const { company } = whom;
    const { records, documents } = this.places;
    const { after } = partsOf(current);
    const ids = await this.work.run(system(company), () => records.ids(whom, after, batch.files));
    const last = (await documents.removeFiles(company, ids)) ?? (ids.length === batch.files ? ids.at(-1) : undefined);
    return { of: current, next: last === undefined ? records.tables[0]! : `${filesStep}:${last}` };
  }

  async #sales(whom: ErasedCustomer): Promise<Step> {
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
      step: erased.length > 0 ? firstStep : filesStep,
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

/** Name of a step and its position, which is empty at first. */
function partsOf(step: string): { readonly name: string; readonly after: string } {
  const [name = '', after = ''] = step.split(':');
  return { name, after };
}

/** Name of a table in certificates. */
const placeOf = (table: string): string => table.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
