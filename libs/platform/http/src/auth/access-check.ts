import { Inject, Injectable, type OnModuleInit, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { isWriting } from '../write/write.decorators.js';
import { accessOf } from './access.decorators.js';

/** Stops the start when a route declares no access, or may change data outside a transaction. */
@Injectable()
export class AccessCheck implements OnModuleInit {
  constructor(
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(MetadataScanner) private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const routes = this.discovery.getControllers().flatMap(({ metatype }) => routesOf(metatype, this.scanner));
    const open = routes.filter(({ controller, handler }) => accessOf(handler, controller) === undefined).map(nameOf);
    const loose = routes.filter(({ handler }) => !isReading(handler) && !isWriting(handler)).map(nameOf);
    if (open.length > 0) {
      throw new Error(`no access is declared for ${open.join(', ')}: add @Scope(...), @AnyCaller() or @Public()`);
    }
    if (loose.length > 0)
      throw new Error(`use @Post(), @Put(), @Patch() or @Delete() of this library for ${loose.join(', ')}`);
  }
}

interface Route {
  readonly controller: { readonly name: string };
  readonly handler: { readonly name: string };
}

function routesOf(controller: unknown, scanner: MetadataScanner): Route[] {
  if (typeof controller !== 'function') return [];
  const prototype = controller.prototype as Record<string, { name: string }>;
  return scanner
    .getAllMethodNames(prototype)
    .map((name) => ({ controller, handler: prototype[name]! }))
    .filter(({ handler }) => Reflect.hasMetadata(METHOD_METADATA, handler));
}

const reading: readonly unknown[] = [RequestMethod.GET, RequestMethod.HEAD];
const isReading = (handler: object): boolean => reading.includes(Reflect.getMetadata(METHOD_METADATA, handler));
const nameOf = ({ controller, handler }: Route): string => `${controller.name}.${handler.name}`;
