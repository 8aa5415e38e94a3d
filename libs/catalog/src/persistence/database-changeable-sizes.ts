import { repositoryOf } from '@partner/unit-of-work';
import { Size } from '../domain/size/size.js';
import { sizeTable } from './size.entity.js';

/** Sizes for changes, in PostgreSQL. */
export const DatabaseChangeableSizes = repositoryOf({
  table: sizeTable,
  name: 'size',
  fromState: (state) => new Size(state, true),
});
