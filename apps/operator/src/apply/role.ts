import { type Permission, PutRole } from '@partner/companies';
import { Flag, IdField, Name, Text, TextList } from '@partner/http';
import type { Id } from '@partner/kernel';
import { put } from './handler.js';

/** A role (§2.15). */
class RoleLine {
  @IdField() id?: Id;
  @Name({ max: 200, min: 1 }) name?: string;
  @Text({ max: 200, min: 1 }) key?: string;
  @Text({ clearable: true }) description?: string | null;
  @Flag() isSystem?: boolean;
  @TextList({ max: 20 }) permissions?: Permission[];
}

export const putRole = put({ line: RoleLine, needs: ['name'], table: 'roles', useCase: PutRole });
