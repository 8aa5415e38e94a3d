import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { ContractState, ContractStatus } from '../domain/contract/contract.js';

export const ContractEntity = defineEntity({
  name: 'ContractEntity',
  tableName: 'contracts',
  properties: {
    ...recordColumns(),
    orderId: p.character().length(24).$type<Id>(),
    locationId: p.character().length(24).$type<Id>().nullable(),
    status: p.text().$type<ContractStatus>(),
    contractVersion: p.integer(),
    contractNumber: p.text().nullable(),
    customerSignedAt: p.datetime(3).nullable(),
    salespersonSignedAt: p.datetime(3).nullable(),
    signedPdfDocumentId: p.character().length(24).$type<Id>().nullable(),
  },
  ...ofCompany({
    indexes: {
      contracts_of_order: '(company_id, order_id)',
      contracts_order: "unique (company_id, order_id) where status <> 'voided'",
      contracts_location: '(company_id, location_id)',
    },
    references: { location_id: 'locations', order_id: 'orders' },
  }),
});
export const contractTable = recordTable<ContractState, typeof ContractEntity>(ContractEntity, true);

conflictOn('contracts_order', 'contract_exists', 'the order already has another contract');
conflictOn('contracts_pkey', 'id_taken', 'this id is taken');
