/** Status classes. 429 has its own class, since the only remedy is to slow down (R100). */
export const statusClasses = ['2xx', '3xx', '4xx', '429', '5xx'] as const;
export type StatusClass = (typeof statusClasses)[number];

export function statusClassOf(status: number): StatusClass {
  if (status === 429) return '429';
  if (status >= 500) return '5xx';
  if (status >= 400) return '4xx';
  return status >= 300 ? '3xx' : '2xx';
}

export const isFailure = (status: number): boolean => status >= 400;

/** Returns the class under which a route's requests are counted: `leads` for `/partner/v1/leads/:id/status`. */
export function routeClassOf(route: string): string {
  const [first = '', second, third] = route.split('/').filter((part) => part !== '');
  return first === 'partner' && second !== undefined ? (third ?? second) : first;
}
