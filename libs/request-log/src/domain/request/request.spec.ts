import { describe, expect, it } from '@jest/globals';
import { routeClassOf, statusClassOf } from './request.js';

describe('classes of requests (R100)', () => {
  it.each([
    ['/partner/v1/leads', 'leads'],
    ['/partner/v1/leads/:id/status', 'leads'],
    ['/partner/v1/me', 'me'],
    ['/oauth/token', 'oauth'],
    ['/', ''],
  ])('%s has the route class %j', (route, routeClass) => {
    expect(routeClassOf(route)).toBe(routeClass);
  });

  it.each([
    [200, '2xx'],
    [204, '2xx'],
    [302, '3xx'],
    [404, '4xx'],
    [429, '429'],
    [503, '5xx'],
  ])('%d has the status class %s', (status, statusClass) => {
    expect(statusClassOf(status)).toBe(statusClass);
  });
});
