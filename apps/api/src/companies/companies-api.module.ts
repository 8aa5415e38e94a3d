import { Module } from '@nestjs/common';
import { CompaniesModule, NewUsersModule } from '@partner/companies';
import { CompanyController } from './company.controller.js';
import { RolesController } from './roles.controller.js';
import { UsersController } from './users.controller.js';

/** The company profile, its users and roles over HTTP. */
@Module({
  imports: [CompaniesModule, NewUsersModule],
  controllers: [CompanyController, UsersController, RolesController],
})
export class CompaniesApiModule {}
