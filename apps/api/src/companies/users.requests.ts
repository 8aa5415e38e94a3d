import { Email, Flag, FlagParam, IdField, IdList, Phone, Text, TextParam } from '@partner/http';
import type { Id } from '@partner/kernel';
import { ListQuery } from '../shared/list.query.js';

/** What the list of users can be asked for (§4.10). */
export class UsersQuery extends ListQuery {
  @TextParam({ description: 'Substring of name or email.' }) search?: string;
  @FlagParam() active?: boolean;
}

const locations = { max: 1000, example: ['65f0c0ffee0000000000b001'] };
const allLocations = 'Belongs to every location, those to come included; not together with `locationIds`.';

/** A new user (§4.10). Null counts as not given (W18). */
export class CreateUserRequest {
  @Text({ required: true, max: 100, example: 'Sam' }) firstName!: string;
  @Text({ required: true, max: 100, example: 'Porter' }) lastName!: string;
  @Email({ required: true, example: 'sam@example.com', description: 'Also the name to log in with.' }) email!: string;
  @IdField({ required: true, description: 'One of `GET /roles`.' }) roleId!: Id;
  @Phone({ clearable: true }) phone?: string | null;
  @IdList({ ...locations, clearable: true, description: 'Where the user belongs.' }) locationIds?: Id[] | null;
  @Flag({ clearable: true, description: allLocations }) allLocations?: boolean | null;
  @Flag({ clearable: true, description: 'True unless given.' }) active?: boolean | null;
  @Flag({ clearable: true, description: 'Whether the user is told by mail; true unless given.' })
  invite?: boolean | null;
}

/** Changes to a user (§4.10). */
export class ChangeUserRequest {
  @Text({ min: 1, max: 100, pattern: /\S/, example: 'Sam' }) firstName?: string;
  @Text({ min: 1, max: 100, pattern: /\S/, example: 'Porter' }) lastName?: string;
  @Email({ example: 'sam@example.com', description: 'Another one moves the membership to the account it belongs to.' })
  email?: string;
  @Phone({ clearable: true }) phone?: string | null;
  @IdField({ description: 'Replaces the role.' }) roleId?: Id;
  @IdList({ ...locations, description: 'Replaces where the user belongs.' }) locationIds?: Id[];
  @Flag({ description: allLocations }) allLocations?: boolean;
  @Flag({ description: 'The owner of the company cannot be disabled.' }) active?: boolean;
}
