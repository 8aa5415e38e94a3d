import type { Right } from '@partner/companies';
import { Scope } from '@partner/http';

type ShortRight<R = Right> = R extends `partner-api.${infer Name}` ? Name : never;

/** Requires a user with this right (R101). On a method it replaces the right of the controller. */
export const May = (right: ShortRight): MethodDecorator & ClassDecorator => Scope(right);
