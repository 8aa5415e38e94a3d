import { Changes, Email, Flag, FlagParam, IdField, IdList, Name, Phone, TextParam } from '@partner/http';
import type { Id } from '@partner/kernel';
import { ListQuery } from '../shared/list.query.js';

/** Query of the list of users (§4.10). */
export class UsersQuery extends ListQuery {
  @TextParam({ description: 'Filters by a substring of the name or email.' }) search?: string;
  @FlagParam({ description: 'Filters by enabled or disabled users.' }) active?: boolean;
}

/** Fields of a user, new or existing (§4.10). */
export class UserFieldsRequest {
  @Phone({ clearable: true }) phone?: string | null;
  @IdList({
    max: 1000,
    example: ['65f0c0ffee0000000000b001'],
    description: 'Locations of the user. An update replaces the whole list.',
  })
  locationIds?: Id[];
  @Flag({ description: 'Assigns all locations, including future ones. Cannot be combined with `locationIds`.' })
  allLocations?: boolean;
  @Flag({ description: 'True if the user is enabled. Defaults to true. The owner of the company cannot be disabled.' })
  active?: boolean;
}

/** A new user (§4.10). */
export class CreateUserRequest extends UserFieldsRequest {
  @Name({ required: true, max: 100, example: 'Sam' }) firstName!: string;
  @Name({ required: true, max: 100, example: 'Porter' }) lastName!: string;
  @Email({ required: true, example: 'sam@example.com', description: 'Email address, which is also the login name.' })
  email!: string;
  @IdField({ required: true, description: 'Role of the user, from `GET /roles`.' }) roleId!: Id;
  @Flag({ description: 'True to send an invitation email. Defaults to true.' }) invite?: boolean;
}

/** Changes to a user (§4.10). */
@Changes()
export class ChangeUserRequest extends UserFieldsRequest {
  @Name({ min: 1, max: 100, example: 'Sam' }) firstName?: string;
  @Name({ min: 1, max: 100, example: 'Porter' }) lastName?: string;
  @Email({ example: 'sam@example.com', description: 'New email. Moves the membership to the account of that email.' })
  email?: string;
  @IdField({ description: 'New role of the user.' }) roleId?: Id;
}
