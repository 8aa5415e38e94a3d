import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { declaredAccess } from './access-of.js';

/** Refuses to start with a route of which nobody said who may call it. */
@Injectable()
export class AccessCheck implements OnModuleInit {
  constructor(
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(MetadataScanner) private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const open = this.discovery.getControllers().flatMap(({ metatype }) => undeclared(metatype, this.scanner));
    if (open.length > 0) {
      throw new Error(`who may call ${open.join(', ')}? Add @Scope(...), @AnyCaller() or @Public()`);
    }
  }
}

function undeclared(controller: unknown, scanner: MetadataScanner): string[] {
  if (typeof controller !== 'function') return [];
  const prototype = controller.prototype as Record<string, object>;
  return scanner
    .getAllMethodNames(prototype)
    .filter((name) => Reflect.hasMetadata(METHOD_METADATA, prototype[name] as object))
    .filter((name) => declaredAccess(prototype[name] as object, controller) === undefined)
    .map((name) => `${controller.name}.${name}`);
}
