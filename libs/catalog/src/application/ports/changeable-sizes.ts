import type { CompanyId, Id } from '@partner/kernel';
import type { Size } from '../../domain/size/size.js';

/** The sizes of a company's products, as they are changed. */
export abstract class ChangeableSizes {
  /** Of whatever product; undefined when there is none. Locked until the transaction ends. */
  abstract find(company: CompanyId, id: Id): Promise<Size | undefined>;
  abstract add(size: Size): Promise<void>;
  abstract save(size: Size): Promise<void>;
}
