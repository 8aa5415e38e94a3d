import { type DynamicModule, Global, Module, type ModuleMetadata } from '@nestjs/common';

/**
 * Contexts that implement ports of the contexts below them, which inject the ports and cannot import what implements
 * them. Global, so that each application names them once.
 */
@Global()
@Module({})
export class PortsModule {
  static of(...contexts: NonNullable<ModuleMetadata['imports']>): DynamicModule {
    return { module: PortsModule, imports: contexts, exports: contexts as DynamicModule['exports'] };
  }
}
