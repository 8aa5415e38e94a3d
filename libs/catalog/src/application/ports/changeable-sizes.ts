import { Records } from '@partner/kernel';
import type { Size } from '../../domain/size/size.js';

/** The sizes of a company's products, for changes. */
export abstract class ChangeableSizes extends Records<Size> {}
