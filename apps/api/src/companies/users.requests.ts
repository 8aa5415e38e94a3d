import { Changes, Email, Flag, FlagParam, IdField, IdList, Name, Phone, TextParam } from '@partner/http';
import type { Id } from '@partner/kernel';
import { ListQuery } from '../shared/list.query.js';

/** What the list of users can be asked for (§4.10). */
export class UsersQuery extends ListQuery {
  @TextParam({ description: 'Substring of name or email.' }) search?: string;
  @FlagParam({ description: 'Users who are enabled, or those who are not.' }) active?: boolean;
}

/** What may be said of a user, new or not (§4.10). */
export class UserFieldsRequest {
  @Phone({ clearable: true }) phone?: string | null;
  @IdList({
    max: 1000,
    example: ['65f0c0ffee0000000000b001'],
    description: 'Where the user belongs; a change replaces it.',
  })
  locationIds?: Id[];
  @Flag({ description: 'Belongs to every location, those to come included; not together with `locationIds`.' })
  allLocations?: boolean;
  @Flag({ description: 'True unless given. The owner of the company cannot be disabled.' }) active?: boolean;
}

/** A new user (§4.10). */
export class CreateUserRequest extends UserFieldsRequest {
  @Name({ required: true, max: 100, example: 'Sam' }) firstName!: string;
  @Name({ required: true, max: 100, example: 'Porter' }) lastName!: string;
  @Email({ required: true, example: 'sam@example.com', description: 'Also the name to log in with.' }) email!: string;
  @IdField({ required: true, description: 'One of `GET /roles`.' }) roleId!: Id;
  @Flag({ description: 'Whether the user is told by mail; true unless given.' }) invite?: boolean;
}

/** Changes to a user (§4.10). */
@Changes()
export class ChangeUserRequest extends UserFieldsRequest {
  @Name({ min: 1, max: 100, example: 'Sam' }) firstName?: string;
  @Name({ min: 1, max: 100, example: 'Porter' }) lastName?: string;
  @Email({ example: 'sam@example.com', description: 'Another one moves the membership to the account it belongs to.' })
  email?: string;
  @IdField({ description: 'Replaces the role.' }) roleId?: Id;
}
