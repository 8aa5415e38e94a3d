import { describe, expect, it } from '@jest/globals';
import { nearestMethod, nearestPath } from './known-routes.js';

const routes = [
  '/partner/v1/leads',
  '/partner/v1/leads/:id',
  '/partner/v1/leads/:id/status',
  '/partner/v1/work-orders',
  '/partner/v1/orders/:id/payment-links',
  '/oauth/token',
  '/documents/:token',
];

describe('nearestPath', () => {
  it.each([
    ['/v1/leads', '/partner/v1/leads'],
    ['/leads', '/partner/v1/leads'],
    ['/lead', '/partner/v1/leads'],
    ['/partner/v1/lead', '/partner/v1/leads'],
    ['/partner/v1/leads/', '/partner/v1/leads'],
    ['/partner//v1/Leads', '/partner/v1/leads'],
    ['/api/v1/work_orders', '/partner/v1/work-orders'],
    ['/partner/v1/lead/65f0c0ffee0000000000a001/status', '/partner/v1/leads/65f0c0ffee0000000000a001/status'],
    ['/partner/v1/order/1/payment-link', '/partner/v1/orders/1/payment-links'],
    ['/oauth/tokens', '/oauth/token'],
  ])('corrects %s to %s', (given, path) => {
    expect(nearestPath(given, routes)).toBe(path);
  });

  it('returns undefined for a path that is like none', () => {
    expect(nearestPath('/favicon.ico', routes)).toBeUndefined();
    expect(nearestPath('/partner/v1', routes)).toBeUndefined();
    expect(nearestPath('/', routes)).toBeUndefined();
    expect(nearestPath('/a/b/c/d/e/f/g/h/i', routes)).toBeUndefined();
    expect(nearestPath(`/partner/v1/${'leads'.repeat(20)}`, routes)).toBeUndefined();
  });
});

describe('nearestMethod', () => {
  it.each([
    ['PUT', ['GET', 'HEAD', 'PATCH'], 'PATCH'],
    ['PUT', ['GET', 'HEAD', 'POST'], 'POST'],
    ['GET', ['POST'], 'POST'],
    ['DELETE', ['GET', 'HEAD', 'PATCH'], undefined],
  ])('suggests for %s of %p: %s', (method, methods, meant) => {
    expect(nearestMethod(method, methods)).toBe(meant);
  });
});
