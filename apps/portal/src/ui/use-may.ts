import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../api/queries';
import type { Right } from '../api/types';

/** Returns a function that tells if the signed-in user has a right. The server decides; pages only hide what fails. */
export function useMay(): (right: Right) => boolean {
  const { rights } = useSuspenseQuery(sessionQuery).data;
  return (right) => rights.includes(`partner-api.${right}`);
}

/** Explanation for a user without the permission to change something. */
export const onlyWith = (permission: string): string =>
  `Only people with the permission “${permission}” can change this.`;
