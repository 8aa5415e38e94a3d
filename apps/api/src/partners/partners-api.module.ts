import { Module } from '@nestjs/common';
import { PartnersModule } from '@partner/partners';
import { AgreementsController } from './agreements.controller.js';
import { DomainsController } from './domains.controller.js';

/** Agreements and domains over HTTP (§4.9). */
@Module({ imports: [PartnersModule], controllers: [AgreementsController, DomainsController] })
export class PartnersApiModule {}
