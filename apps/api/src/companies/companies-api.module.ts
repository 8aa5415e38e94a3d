import { Module } from '@nestjs/common';
import { CompaniesModule } from '@partner/companies';
import { CompanyController } from './company.controller.js';

/** The company profile over HTTP. */
@Module({ imports: [CompaniesModule], controllers: [CompanyController] })
export class CompaniesApiModule {}
