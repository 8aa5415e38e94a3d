import { Module } from '@nestjs/common';

/** Binds the ports of the catalog to their adapters: the only file of this library that knows both, and Nest. */
@Module({ providers: [], exports: [] })
export class CatalogModule {}
