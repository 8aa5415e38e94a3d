import { jsonItem } from '@partner/persistence';
import type { Sql } from 'sql-template-tag';
import { salesFreeJson, salesMembers } from './sales.projection.js';

/** A lead as partners see it (§2.1), with the joins of the sales. */
export const leadItem: Sql = jsonItem({ ...salesMembers, ...salesFreeJson });
