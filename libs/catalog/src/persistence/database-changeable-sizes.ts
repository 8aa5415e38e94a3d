import { repositoryOf } from '@partner/unit-of-work';
import { Size } from '../domain/size/size.js';
import { sizeTable } from './size.entity.js';

/** The sizes that are changed, in PostgreSQL. */
export const DatabaseChangeableSizes = repositoryOf({
  table: sizeTable,
  name: 'size',
  fromState: (state) => new Size(state, true),
});
