import { Scope } from '@partner/http';

/** Requires a user with the permission `partner-api.manage` (§5.2). */
export const Manages = (): MethodDecorator & ClassDecorator => Scope('manage');
