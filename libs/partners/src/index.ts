export { AgreementQueries } from './application/ports/agreements.js';
export { DomainQueries } from './application/ports/domains.js';
export { DeleteAgreement, PutAgreement, type PutAgreementCommand } from './application/put-agreement/put-agreement.js';
export { DeleteDomain, PutDomain, type PutDomainCommand } from './application/put-domain/put-domain.js';
export * from './application/put-state-legal/put-state-legal.js';
export { PartnersModule } from './partners.module.js';
export { AgreementOrders } from './sql/agreement-orders.js';
export { counterpartyName } from './sql/counterparty-name.js';
