<?php

// Generated from docs/openapi.json by `npm run generate -- sdk`.

declare(strict_types=1);

namespace Partner;

/**
 * @phpstan-import-type AgreementItem from Types
 * @phpstan-import-type StateLegalItem from Types
 * @phpstan-import-type StateLegals from Types
 */
final class Agreements extends Resource
{
    /**
     * List agreements.
     * @return Items<AgreementItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $status = null, string|array|null $search = null): Items
    {
        return $this->items('listAgreements', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'status' => $status, 'search' => $search]);
    }

    /**
     * Retrieve the active agreement.
     * @return AgreementItem
     */
    public function getActive(): array
    {
        return $this->result('getActiveAgreement');
    }

    /**
     * Retrieve an agreement.
     * @return AgreementItem
     */
    public function get(string $id): array
    {
        return $this->result('getAgreement', path: ['id' => $id]);
    }

    /**
     * List the legal configurations of an agreement.
     * @return StateLegals
     */
    public function listStateLegals(string $id): array
    {
        return $this->result('listAgreementStateLegals', path: ['id' => $id]);
    }

    /**
     * Retrieve the legal configuration of a state.
     * @return StateLegalItem
     */
    public function getStateLegal(string $id, string $state): array
    {
        return $this->result('getAgreementStateLegal', path: ['id' => $id, 'state' => $state]);
    }
}

/**
 * @phpstan-import-type CompanyItem from Types
 */
final class Company extends Resource
{
    /**
     * Retrieve your company.
     * @return CompanyItem
     */
    public function get(): array
    {
        return $this->result('getCompany');
    }
}

/**
 * @phpstan-import-type ConfiguratorSessionItem from Types
 * @phpstan-import-type CreateConfiguratorSessionRequest from Types
 */
final class ConfiguratorSessions extends Resource
{
    /**
     * Create a configurator session.
     * @param CreateConfiguratorSessionRequest $body
     * @return ConfiguratorSessionItem
     */
    public function create(array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('createConfiguratorSession', body: $body, idempotencyKey: $idempotencyKey);
    }
}

/**
 * @phpstan-import-type ChangeCustomerRequest from Types
 * @phpstan-import-type CreateCustomerRequest from Types
 * @phpstan-import-type CustomerItem from Types
 * @phpstan-import-type ErasureCertificate from Types
 * @phpstan-import-type MergeAnswer from Types
 * @phpstan-import-type MergeRequest from Types
 */
final class Customers extends Resource
{
    /**
     * List customers.
     * @return Items<CustomerItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $externalRef = null, string|array|null $createdFrom = null, string|array|null $createdTo = null, string|array|null $updatedFrom = null, string|array|null $updatedTo = null, string|array|null $sort = null, string|array|null $search = null, string|array|null $email = null, string|array|null $phone = null, bool|null $includeMerged = null): Items
    {
        return $this->items('listCustomers', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'externalRef' => $externalRef, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'updatedFrom' => $updatedFrom, 'updatedTo' => $updatedTo, 'sort' => $sort, 'search' => $search, 'email' => $email, 'phone' => $phone, 'includeMerged' => $includeMerged]);
    }

    /**
     * Create a customer.
     * @param CreateCustomerRequest $body
     * @return CustomerItem
     */
    public function create(array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('createCustomer', body: $body, idempotencyKey: $idempotencyKey);
    }

    /**
     * Retrieve a customer.
     * @return CustomerItem
     */
    public function get(string $id): array
    {
        return $this->result('getCustomer', path: ['id' => $id]);
    }

    /**
     * Update a customer.
     * @param ChangeCustomerRequest $body
     * @return CustomerItem
     */
    public function update(string $id, array $body, ?int $ifMatch = null): array
    {
        return $this->result('updateCustomer', path: ['id' => $id], body: $body, ifMatch: $ifMatch);
    }

    /**
     * Erase a customer.
     * @return ErasureCertificate
     */
    public function erase(string $id, ?string $idempotencyKey = null): array
    {
        return $this->result('eraseCustomer', path: ['id' => $id], idempotencyKey: $idempotencyKey);
    }

    /**
     * Merge two customers.
     * @param MergeRequest $body
     * @return MergeAnswer
     */
    public function merge(string $id, array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('mergeCustomers', path: ['id' => $id], body: $body, idempotencyKey: $idempotencyKey);
    }
}

/**
 * @phpstan-import-type DocumentDownload from Types
 * @phpstan-import-type DocumentItem from Types
 */
final class Documents extends Resource
{
    /**
     * List documents.
     * @return Items<DocumentItem>
     */
    public function list(string|array $entityType, string|array $entityId, int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $type = null): Items
    {
        return $this->items('listDocuments', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'entityType' => $entityType, 'entityId' => $entityId, 'type' => $type]);
    }

    /**
     * Create a download link.
     * @return DocumentDownload
     */
    public function createDownload(string $id): array
    {
        return $this->result('createDocumentDownload', path: ['id' => $id]);
    }
}

/**
 * @phpstan-import-type DomainItem from Types
 */
final class Domains extends Resource
{
    /**
     * List domains.
     * @return Items<DomainItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, bool|null $defaultForStore = null, string|array|null $locationId = null): Items
    {
        return $this->items('listDomains', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'defaultForStore' => $defaultForStore, 'locationId' => $locationId]);
    }
}

/**
 * @phpstan-import-type EventChecksumItem from Types
 * @phpstan-import-type ListEventsResult from Types
 * @phpstan-import-type RedeliveryItem from Types
 * @phpstan-import-type ReplayItem from Types
 * @phpstan-import-type ReplayRequest from Types
 */
final class Events extends Feed
{
    /**
     * List recent events.
     * @return ListEventsResult
     */
    public function list(string|array|null $cursor = null, string|array|null $types = null, string|array|null $resourceId = null, int|null $limit = null, int|null $wait = null): array
    {
        return $this->result('listEvents', query: ['cursor' => $cursor, 'types' => $types, 'resourceId' => $resourceId, 'limit' => $limit, 'wait' => $wait]);
    }

    /**
     * Compute a checksum of the event feed.
     * @return EventChecksumItem
     */
    public function getChecksum(string|array|null $from = null, string|array|null $to = null, string|array|null $types = null): array
    {
        return $this->result('getEventChecksum', query: ['from' => $from, 'to' => $to, 'types' => $types]);
    }

    /**
     * Redeliver events.
     * @param ReplayRequest $body
     * @return ReplayItem
     */
    public function replay(array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('replayEvents', body: $body, idempotencyKey: $idempotencyKey);
    }

    /**
     * Redeliver an event.
     * @return RedeliveryItem
     */
    public function redeliver(string $id, ?string $idempotencyKey = null): array
    {
        return $this->result('redeliverEvent', path: ['id' => $id], idempotencyKey: $idempotencyKey);
    }
}

/**
 * @phpstan-import-type UsedKeysItem from Types
 */
final class IdempotencyKeys extends Resource
{
    /**
     * Look up an idempotency key.
     * @return UsedKeysItem
     */
    public function get(string $key): array
    {
        return $this->result('getIdempotencyKey', path: ['key' => $key]);
    }
}

/**
 * @phpstan-import-type ChangeLeadRequest from Types
 * @phpstan-import-type CreateLeadRequest from Types
 * @phpstan-import-type LeadItem from Types
 * @phpstan-import-type LeadStatusRequest from Types
 * @phpstan-import-type StatusHistoryEntry from Types
 */
final class Leads extends Resource
{
    /**
     * List leads.
     * @return Items<LeadItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $externalRef = null, string|array|null $createdFrom = null, string|array|null $createdTo = null, string|array|null $updatedFrom = null, string|array|null $updatedTo = null, string|array|null $sort = null, string|array|null $search = null, string|array|null $status = null, string|array|null $location = null, string|array|null $customerEmail = null, string|array|null $customerPhone = null, int|null $orderNumber = null, string|array|null $salesperson = null): Items
    {
        return $this->items('listLeads', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'externalRef' => $externalRef, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'updatedFrom' => $updatedFrom, 'updatedTo' => $updatedTo, 'sort' => $sort, 'search' => $search, 'status' => $status, 'location' => $location, 'customerEmail' => $customerEmail, 'customerPhone' => $customerPhone, 'orderNumber' => $orderNumber, 'salesperson' => $salesperson]);
    }

    /**
     * Create a lead.
     * @param CreateLeadRequest $body
     * @return LeadItem
     */
    public function create(array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('createLead', body: $body, idempotencyKey: $idempotencyKey);
    }

    /**
     * Retrieve a lead.
     * @return LeadItem
     */
    public function get(string $id): array
    {
        return $this->result('getLead', path: ['id' => $id]);
    }

    /**
     * Update a lead.
     * @param ChangeLeadRequest $body
     * @return LeadItem
     */
    public function update(string $id, array $body, ?int $ifMatch = null): array
    {
        return $this->result('updateLead', path: ['id' => $id], body: $body, ifMatch: $ifMatch);
    }

    /**
     * Change the status of a lead.
     * @param LeadStatusRequest $body
     * @return LeadItem
     */
    public function changeStatus(string $id, array $body, ?int $ifMatch = null): array
    {
        return $this->result('changeLeadStatus', path: ['id' => $id], body: $body, ifMatch: $ifMatch);
    }

    /**
     * List the status history of a lead.
     * @return Items<StatusHistoryEntry>
     */
    public function listStatusHistory(string $id, int|null $page = null, int|null $limit = null, string|array|null $order = null): Items
    {
        return $this->items('listLeadStatusHistory', path: ['id' => $id], query: ['page' => $page, 'limit' => $limit, 'order' => $order]);
    }
}

/**
 * @phpstan-import-type LocationBudgetItem from Types
 * @phpstan-import-type LocationBudgetRequest from Types
 */
final class LocationBudgets extends Resource
{
    /**
     * List location budgets.
     * @return Items<LocationBudgetItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, int|null $year = null, string|array|null $locationId = null): Items
    {
        return $this->items('listLocationBudgets', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'year' => $year, 'locationId' => $locationId]);
    }

    /**
     * Create a location budget.
     * @param LocationBudgetRequest $body
     * @return LocationBudgetItem
     */
    public function create(array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('createLocationBudget', body: $body, idempotencyKey: $idempotencyKey);
    }

    /**
     * Retrieve a location budget.
     * @return LocationBudgetItem
     */
    public function get(string $id): array
    {
        return $this->result('getLocationBudget', path: ['id' => $id]);
    }

    /**
     * Replace a location budget.
     * @param LocationBudgetRequest $body
     * @return LocationBudgetItem
     */
    public function replace(string $id, array $body): array
    {
        return $this->result('replaceLocationBudget', path: ['id' => $id], body: $body);
    }
}

/**
 * @phpstan-import-type ChangeLocationRequest from Types
 * @phpstan-import-type CreateLocationRequest from Types
 * @phpstan-import-type DomainItem from Types
 * @phpstan-import-type LocationItem from Types
 */
final class Locations extends Resource
{
    /**
     * List locations.
     * @return Items<LocationItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $sort = null, string|array|null $search = null, bool|null $active = null, bool|null $salesLot = null, bool|null $plant = null, string|array|null $region = null): Items
    {
        return $this->items('listLocations', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'sort' => $sort, 'search' => $search, 'active' => $active, 'salesLot' => $salesLot, 'plant' => $plant, 'region' => $region]);
    }

    /**
     * Create a location.
     * @param CreateLocationRequest $body
     * @return LocationItem
     */
    public function create(array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('createLocation', body: $body, idempotencyKey: $idempotencyKey);
    }

    /**
     * Retrieve a location.
     * @return LocationItem
     */
    public function get(string $id): array
    {
        return $this->result('getLocation', path: ['id' => $id]);
    }

    /**
     * Update a location.
     * @param ChangeLocationRequest $body
     * @return LocationItem
     */
    public function update(string $id, array $body): array
    {
        return $this->result('updateLocation', path: ['id' => $id], body: $body);
    }

    /**
     * List the domains of a location.
     * @return Items<DomainItem>
     */
    public function listDomains(string $id, int|null $page = null, int|null $limit = null, string|array|null $order = null, bool|null $defaultForStore = null): Items
    {
        return $this->items('listLocationDomains', path: ['id' => $id], query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'defaultForStore' => $defaultForStore]);
    }
}

/**
 * @phpstan-import-type LotStockItem from Types
 */
final class LotStock extends Resource
{
    /**
     * List lot stock.
     * @return Items<LotStockItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $sort = null, string|array|null $purchaseType = null, string|array|null $location = null, string|array|null $region = null, string|array|null $siding = null, string|array|null $search = null, bool|null $ignoreStoreExpiration = null): Items
    {
        return $this->items('listLotStock', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'sort' => $sort, 'purchaseType' => $purchaseType, 'location' => $location, 'region' => $region, 'siding' => $siding, 'search' => $search, 'ignoreStoreExpiration' => $ignoreStoreExpiration]);
    }
}

/**
 * @phpstan-import-type IntrospectionItem from Types
 */
final class Me extends Resource
{
    /**
     * Retrieve your credential.
     * @return IntrospectionItem
     */
    public function get(): array
    {
        return $this->result('getMe');
    }
}

/**
 * @phpstan-import-type AddLineRequest from Types
 * @phpstan-import-type AddedLineItem from Types
 * @phpstan-import-type ChangeOrderRequest from Types
 * @phpstan-import-type ContractItem from Types
 * @phpstan-import-type CreateOrderRequest from Types
 * @phpstan-import-type CreatePaymentLinkRequest from Types
 * @phpstan-import-type LineItemsAnswer from Types
 * @phpstan-import-type OrderItem from Types
 * @phpstan-import-type OrderStatusRequest from Types
 * @phpstan-import-type PaymentItem from Types
 * @phpstan-import-type PaymentLinkItem from Types
 * @phpstan-import-type RecordPaymentRequest from Types
 * @phpstan-import-type StatusHistoryEntry from Types
 */
final class Orders extends Resource
{
    /**
     * List orders.
     * @return Items<OrderItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $externalRef = null, string|array|null $createdFrom = null, string|array|null $createdTo = null, string|array|null $updatedFrom = null, string|array|null $updatedTo = null, string|array|null $sort = null, string|array|null $search = null, string|array|null $location = null, string|array|null $customerEmail = null, string|array|null $customerPhone = null, int|null $orderNumber = null, string|array|null $salesperson = null, string|array|null $status = null, string|array|null $paymentType = null, bool|null $cancelled = null, string|array|null $serialNumber = null, string|array|null $saleDateFrom = null, string|array|null $saleDateTo = null): Items
    {
        return $this->items('listOrders', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'externalRef' => $externalRef, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'updatedFrom' => $updatedFrom, 'updatedTo' => $updatedTo, 'sort' => $sort, 'search' => $search, 'location' => $location, 'customerEmail' => $customerEmail, 'customerPhone' => $customerPhone, 'orderNumber' => $orderNumber, 'salesperson' => $salesperson, 'status' => $status, 'paymentType' => $paymentType, 'cancelled' => $cancelled, 'serialNumber' => $serialNumber, 'saleDateFrom' => $saleDateFrom, 'saleDateTo' => $saleDateTo]);
    }

    /**
     * Create an order.
     * @param CreateOrderRequest $body
     * @return OrderItem
     */
    public function create(array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('createOrder', body: $body, idempotencyKey: $idempotencyKey);
    }

    /**
     * Retrieve an order.
     * @return OrderItem
     */
    public function get(string $id): array
    {
        return $this->result('getOrder', path: ['id' => $id]);
    }

    /**
     * Update an order.
     * @param ChangeOrderRequest $body
     * @return OrderItem
     */
    public function update(string $id, array $body, ?int $ifMatch = null): array
    {
        return $this->result('updateOrder', path: ['id' => $id], body: $body, ifMatch: $ifMatch);
    }

    /**
     * Retrieve the contract of an order.
     * @return ContractItem
     */
    public function getContract(string $id): array
    {
        return $this->result('getOrderContract', path: ['id' => $id]);
    }

    /**
     * List the line items of an order.
     * @return LineItemsAnswer
     */
    public function listLineItems(string $id): array
    {
        return $this->result('listOrderLineItems', path: ['id' => $id]);
    }

    /**
     * Add a line item to an order.
     * @param AddLineRequest $body
     * @return AddedLineItem
     */
    public function createLineItem(string $id, array $body, ?string $idempotencyKey = null, ?int $ifMatch = null): array
    {
        return $this->result('createOrderLineItem', path: ['id' => $id], body: $body, idempotencyKey: $idempotencyKey, ifMatch: $ifMatch);
    }

    /** Delete a line item of an order. */
    public function deleteLineItem(string $id, string $lineId, ?int $ifMatch = null): void
    {
        $this->result('deleteOrderLineItem', path: ['id' => $id, 'lineId' => $lineId], ifMatch: $ifMatch);
    }

    /**
     * Create a payment link.
     * @param CreatePaymentLinkRequest $body
     * @return PaymentLinkItem
     */
    public function createPaymentLink(string $id, array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('createPaymentLink', path: ['id' => $id], body: $body, idempotencyKey: $idempotencyKey);
    }

    /**
     * List the payments of an order.
     * @return Items<PaymentItem>
     */
    public function listPayments(string $id, int|null $page = null, int|null $limit = null, string|array|null $order = null): Items
    {
        return $this->items('listOrderPayments', path: ['id' => $id], query: ['page' => $page, 'limit' => $limit, 'order' => $order]);
    }

    /**
     * Record a manual payment.
     * @param RecordPaymentRequest $body
     * @return PaymentItem
     */
    public function createPayment(string $id, array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('createOrderPayment', path: ['id' => $id], body: $body, idempotencyKey: $idempotencyKey);
    }

    /**
     * Change the status of an order.
     * @param OrderStatusRequest $body
     * @return OrderItem
     */
    public function changeStatus(string $id, array $body, ?int $ifMatch = null): array
    {
        return $this->result('changeOrderStatus', path: ['id' => $id], body: $body, ifMatch: $ifMatch);
    }

    /**
     * List the status history of an order.
     * @return Items<StatusHistoryEntry>
     */
    public function listStatusHistory(string $id, int|null $page = null, int|null $limit = null, string|array|null $order = null): Items
    {
        return $this->items('listOrderStatusHistory', path: ['id' => $id], query: ['page' => $page, 'limit' => $limit, 'order' => $order]);
    }
}

/**
 * @phpstan-import-type PaymentItem from Types
 */
final class Payments extends Resource
{
    /**
     * List payments.
     * @return Items<PaymentItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $orderId = null, string|array|null $status = null, string|array|null $createdFrom = null, string|array|null $createdTo = null): Items
    {
        return $this->items('listPayments', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'orderId' => $orderId, 'status' => $status, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo]);
    }

    /**
     * Retrieve a payment.
     * @return PaymentItem
     */
    public function get(string $id): array
    {
        return $this->result('getPayment', path: ['id' => $id]);
    }
}

/**
 * @phpstan-import-type ChangeProductRequest from Types
 * @phpstan-import-type CreateProductRequest from Types
 * @phpstan-import-type CreateSizeRequest from Types
 * @phpstan-import-type ProductItem from Types
 * @phpstan-import-type SizeItem from Types
 */
final class Products extends Resource
{
    /**
     * List products.
     * @return Items<ProductItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $sort = null, string|array|null $search = null, string|array|null $sku = null, bool|null $active = null, string|array|null $createdFrom = null, string|array|null $createdTo = null, string|array|null $updatedFrom = null, string|array|null $updatedTo = null): Items
    {
        return $this->items('listProducts', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'sort' => $sort, 'search' => $search, 'sku' => $sku, 'active' => $active, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'updatedFrom' => $updatedFrom, 'updatedTo' => $updatedTo]);
    }

    /**
     * Create a product.
     * @param CreateProductRequest $body
     * @return ProductItem
     */
    public function create(array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('createProduct', body: $body, idempotencyKey: $idempotencyKey);
    }

    /**
     * Retrieve a product.
     * @return ProductItem
     */
    public function get(string $id): array
    {
        return $this->result('getProduct', path: ['id' => $id]);
    }

    /**
     * Update a product.
     * @param ChangeProductRequest $body
     * @return ProductItem
     */
    public function update(string $id, array $body): array
    {
        return $this->result('updateProduct', path: ['id' => $id], body: $body);
    }

    /**
     * Add a size to a product.
     * @param CreateSizeRequest $body
     * @return SizeItem
     */
    public function createSize(string $id, array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('createProductSize', path: ['id' => $id], body: $body, idempotencyKey: $idempotencyKey);
    }
}

/**
 * @phpstan-import-type AddLineRequest from Types
 * @phpstan-import-type AddedLineItem from Types
 * @phpstan-import-type ChangeQuoteRequest from Types
 * @phpstan-import-type ConvertQuoteRequest from Types
 * @phpstan-import-type CreateQuoteRequest from Types
 * @phpstan-import-type LineItemsAnswer from Types
 * @phpstan-import-type OrderItem from Types
 * @phpstan-import-type QuoteItem from Types
 * @phpstan-import-type QuoteStatusRequest from Types
 * @phpstan-import-type StatusHistoryEntry from Types
 */
final class Quotes extends Resource
{
    /**
     * List quotes.
     * @return Items<QuoteItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $externalRef = null, string|array|null $createdFrom = null, string|array|null $createdTo = null, string|array|null $updatedFrom = null, string|array|null $updatedTo = null, string|array|null $sort = null, string|array|null $search = null, string|array|null $location = null, string|array|null $customerEmail = null, string|array|null $customerPhone = null, int|null $orderNumber = null, string|array|null $salesperson = null, string|array|null $status = null, bool|null $converted = null): Items
    {
        return $this->items('listQuotes', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'externalRef' => $externalRef, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'updatedFrom' => $updatedFrom, 'updatedTo' => $updatedTo, 'sort' => $sort, 'search' => $search, 'location' => $location, 'customerEmail' => $customerEmail, 'customerPhone' => $customerPhone, 'orderNumber' => $orderNumber, 'salesperson' => $salesperson, 'status' => $status, 'converted' => $converted]);
    }

    /**
     * Create a quote.
     * @param CreateQuoteRequest $body
     * @return QuoteItem
     */
    public function create(array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('createQuote', body: $body, idempotencyKey: $idempotencyKey);
    }

    /**
     * Retrieve a quote.
     * @return QuoteItem
     */
    public function get(string $id): array
    {
        return $this->result('getQuote', path: ['id' => $id]);
    }

    /**
     * Update a quote.
     * @param ChangeQuoteRequest $body
     * @return QuoteItem
     */
    public function update(string $id, array $body, ?int $ifMatch = null): array
    {
        return $this->result('updateQuote', path: ['id' => $id], body: $body, ifMatch: $ifMatch);
    }

    /**
     * Convert a quote to an order.
     * @param ConvertQuoteRequest|null $body
     * @return OrderItem
     */
    public function convert(string $id, ?array $body = null, ?string $idempotencyKey = null): array
    {
        return $this->result('convertQuote', path: ['id' => $id], body: $body, idempotencyKey: $idempotencyKey);
    }

    /**
     * List the line items of a quote.
     * @return LineItemsAnswer
     */
    public function listLineItems(string $id): array
    {
        return $this->result('listQuoteLineItems', path: ['id' => $id]);
    }

    /**
     * Add a line item to a quote.
     * @param AddLineRequest $body
     * @return AddedLineItem
     */
    public function createLineItem(string $id, array $body, ?string $idempotencyKey = null, ?int $ifMatch = null): array
    {
        return $this->result('createQuoteLineItem', path: ['id' => $id], body: $body, idempotencyKey: $idempotencyKey, ifMatch: $ifMatch);
    }

    /** Delete a line item of a quote. */
    public function deleteLineItem(string $id, string $lineId, ?int $ifMatch = null): void
    {
        $this->result('deleteQuoteLineItem', path: ['id' => $id, 'lineId' => $lineId], ifMatch: $ifMatch);
    }

    /**
     * Change the status of a quote.
     * @param QuoteStatusRequest $body
     * @return QuoteItem
     */
    public function changeStatus(string $id, array $body, ?int $ifMatch = null): array
    {
        return $this->result('changeQuoteStatus', path: ['id' => $id], body: $body, ifMatch: $ifMatch);
    }

    /**
     * List the status history of a quote.
     * @return Items<StatusHistoryEntry>
     */
    public function listStatusHistory(string $id, int|null $page = null, int|null $limit = null, string|array|null $order = null): Items
    {
        return $this->items('listQuoteStatusHistory', path: ['id' => $id], query: ['page' => $page, 'limit' => $limit, 'order' => $order]);
    }
}

/**
 * @phpstan-import-type RevenueForecast from Types
 */
final class RevenueForecast extends Resource
{
    /**
     * Retrieve the revenue forecast.
     * @return RevenueForecast
     */
    public function get(string|array|null $period = null, string|array|null $from = null, string|array|null $to = null, string|array|null $locationId = null, bool|null $details = null, string|array|null $detailsFor = null): array
    {
        return $this->result('getRevenueForecast', query: ['period' => $period, 'from' => $from, 'to' => $to, 'locationId' => $locationId, 'details' => $details, 'detailsFor' => $detailsFor]);
    }
}

/**
 * @phpstan-import-type RolesAnswer from Types
 */
final class Roles extends Resource
{
    /**
     * List roles.
     * @return RolesAnswer
     */
    public function list(): array
    {
        return $this->result('listRoles');
    }
}

/**
 * @phpstan-import-type SalesLedgerMovement from Types
 */
final class SalesLedger extends Resource
{
    /**
     * List sales ledger movements.
     * @return Items<SalesLedgerMovement>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $sort = null, string|array|null $saleDateFrom = null, string|array|null $saleDateTo = null, string|array|null $ledgerDateFrom = null, string|array|null $ledgerDateTo = null, bool|null $cancelled = null, string|array|null $currentStatus = null, string|array|null $movementType = null, string|array|null $orderId = null, string|array|null $locationId = null): Items
    {
        return $this->items('listSalesLedger', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'sort' => $sort, 'saleDateFrom' => $saleDateFrom, 'saleDateTo' => $saleDateTo, 'ledgerDateFrom' => $ledgerDateFrom, 'ledgerDateTo' => $ledgerDateTo, 'cancelled' => $cancelled, 'currentStatus' => $currentStatus, 'movementType' => $movementType, 'orderId' => $orderId, 'locationId' => $locationId]);
    }
}

/**
 * @phpstan-import-type ListSiteEventsResult from Types
 * @phpstan-import-type SiteEventsAccepted from Types
 * @phpstan-import-type SiteEventsRequest from Types
 */
final class SiteEvents extends Resource
{
    /**
     * List site events.
     * @return ListSiteEventsResult
     */
    public function list(string|array|null $cursor = null, int|null $limit = null, string|array|null $sessionId = null, string|array|null $types = null, string|array|null $from = null, string|array|null $to = null): array
    {
        return $this->result('listSiteEvents', query: ['cursor' => $cursor, 'limit' => $limit, 'sessionId' => $sessionId, 'types' => $types, 'from' => $from, 'to' => $to]);
    }

    /**
     * Record site events.
     * @param SiteEventsRequest $body
     * @return SiteEventsAccepted
     */
    public function record(array $body): array
    {
        return $this->result('recordSiteEvents', body: $body);
    }
}

/**
 * @phpstan-import-type CustomerItem from Types
 * @phpstan-import-type LeadItem from Types
 * @phpstan-import-type LocationItem from Types
 * @phpstan-import-type LotStockItem from Types
 * @phpstan-import-type OrderItem from Types
 * @phpstan-import-type PaymentItem from Types
 * @phpstan-import-type ProductItem from Types
 * @phpstan-import-type QuoteItem from Types
 * @phpstan-import-type UserItem from Types
 * @phpstan-import-type WorkOrderItem from Types
 */
final class Snapshots extends Resource
{
    /**
     * Retrieve a snapshot of all customers.
     * @return Snapshot<CustomerItem>
     */
    public function customers(): Snapshot
    {
        return $this->snapshot('snapshotCustomers');
    }

    /**
     * Retrieve a snapshot of all leads.
     * @return Snapshot<LeadItem>
     */
    public function leads(): Snapshot
    {
        return $this->snapshot('snapshotLeads');
    }

    /**
     * Retrieve a snapshot of all locations.
     * @return Snapshot<LocationItem>
     */
    public function locations(): Snapshot
    {
        return $this->snapshot('snapshotLocations');
    }

    /**
     * Retrieve a snapshot of all lot stock.
     * @return Snapshot<LotStockItem>
     */
    public function lotStock(): Snapshot
    {
        return $this->snapshot('snapshotLotStock');
    }

    /**
     * Retrieve a snapshot of all orders.
     * @return Snapshot<OrderItem>
     */
    public function orders(): Snapshot
    {
        return $this->snapshot('snapshotOrders');
    }

    /**
     * Retrieve a snapshot of all payments.
     * @return Snapshot<PaymentItem>
     */
    public function payments(): Snapshot
    {
        return $this->snapshot('snapshotPayments');
    }

    /**
     * Retrieve a snapshot of all products.
     * @return Snapshot<ProductItem>
     */
    public function products(): Snapshot
    {
        return $this->snapshot('snapshotProducts');
    }

    /**
     * Retrieve a snapshot of all quotes.
     * @return Snapshot<QuoteItem>
     */
    public function quotes(): Snapshot
    {
        return $this->snapshot('snapshotQuotes');
    }

    /**
     * Retrieve a snapshot of all users.
     * @return Snapshot<UserItem>
     */
    public function users(): Snapshot
    {
        return $this->snapshot('snapshotUsers');
    }

    /**
     * Retrieve a snapshot of all work orders.
     * @return Snapshot<WorkOrderItem>
     */
    public function workOrders(): Snapshot
    {
        return $this->snapshot('snapshotWorkOrders');
    }
}

/**
 * @phpstan-import-type StockTemplateItem from Types
 */
final class StockTemplates extends Resource
{
    /**
     * List stock templates.
     * @return Items<StockTemplateItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $search = null, string|array|null $tags = null): Items
    {
        return $this->items('listStockTemplates', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'search' => $search, 'tags' => $tags]);
    }

    /**
     * Retrieve a stock template.
     * @return StockTemplateItem
     */
    public function get(string $id): array
    {
        return $this->result('getStockTemplate', path: ['id' => $id]);
    }
}

/**
 * @phpstan-import-type ChangeUserRequest from Types
 * @phpstan-import-type CreateUserRequest from Types
 * @phpstan-import-type UserItem from Types
 */
final class Users extends Resource
{
    /**
     * List users.
     * @return Items<UserItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $search = null, bool|null $active = null): Items
    {
        return $this->items('listUsers', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'search' => $search, 'active' => $active]);
    }

    /**
     * Create a user.
     * @param CreateUserRequest $body
     * @return UserItem
     */
    public function create(array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('createUser', body: $body, idempotencyKey: $idempotencyKey);
    }

    /**
     * Retrieve a user.
     * @return UserItem
     */
    public function get(string $id): array
    {
        return $this->result('getUser', path: ['id' => $id]);
    }

    /**
     * Update a user.
     * @param ChangeUserRequest $body
     * @return UserItem
     */
    public function update(string $id, array $body): array
    {
        return $this->result('updateUser', path: ['id' => $id], body: $body);
    }
}

/**
 * @phpstan-import-type WebhookDeliveryItem from Types
 */
final class WebhookDeliveries extends Resource
{
    /**
     * List webhook deliveries.
     * @return Items<WebhookDeliveryItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $eventId = null, string|array|null $resourceId = null, string|array|null $subscriptionId = null, string|array|null $eventType = null, bool|null $ok = null, string|array|null $from = null, string|array|null $to = null): Items
    {
        return $this->items('listWebhookDeliveries', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'eventId' => $eventId, 'resourceId' => $resourceId, 'subscriptionId' => $subscriptionId, 'eventType' => $eventType, 'ok' => $ok, 'from' => $from, 'to' => $to]);
    }
}

/**
 * @phpstan-import-type ChangeWorkOrderRequest from Types
 * @phpstan-import-type CreateWorkOrderRequest from Types
 * @phpstan-import-type StatusHistoryEntry from Types
 * @phpstan-import-type WholeWorkOrderItem from Types
 * @phpstan-import-type WorkOrderItem from Types
 * @phpstan-import-type WorkOrderStatusRequest from Types
 */
final class WorkOrders extends Resource
{
    /**
     * List work orders.
     * @return Items<WorkOrderItem>
     */
    public function list(int|null $page = null, int|null $limit = null, string|array|null $order = null, string|array|null $externalRef = null, string|array|null $createdFrom = null, string|array|null $createdTo = null, string|array|null $updatedFrom = null, string|array|null $updatedTo = null, string|array|null $sort = null, string|array|null $search = null, string|array|null $status = null, string|array|null $serialNumber = null, int|null $orderNumber = null, string|array|null $linkedOrderId = null, string|array|null $location = null): Items
    {
        return $this->items('listWorkOrders', query: ['page' => $page, 'limit' => $limit, 'order' => $order, 'externalRef' => $externalRef, 'createdFrom' => $createdFrom, 'createdTo' => $createdTo, 'updatedFrom' => $updatedFrom, 'updatedTo' => $updatedTo, 'sort' => $sort, 'search' => $search, 'status' => $status, 'serialNumber' => $serialNumber, 'orderNumber' => $orderNumber, 'linkedOrderId' => $linkedOrderId, 'location' => $location]);
    }

    /**
     * Create a work order.
     * @param CreateWorkOrderRequest $body
     * @return WholeWorkOrderItem
     */
    public function create(array $body, ?string $idempotencyKey = null): array
    {
        return $this->result('createWorkOrder', body: $body, idempotencyKey: $idempotencyKey);
    }

    /**
     * Retrieve a work order.
     * @return WholeWorkOrderItem
     */
    public function get(string $id): array
    {
        return $this->result('getWorkOrder', path: ['id' => $id]);
    }

    /**
     * Update a work order.
     * @param ChangeWorkOrderRequest $body
     * @return WholeWorkOrderItem
     */
    public function update(string $id, array $body, ?int $ifMatch = null): array
    {
        return $this->result('updateWorkOrder', path: ['id' => $id], body: $body, ifMatch: $ifMatch);
    }

    /**
     * Change the status of a work order.
     * @param WorkOrderStatusRequest $body
     * @return WholeWorkOrderItem
     */
    public function changeStatus(string $id, array $body, ?int $ifMatch = null): array
    {
        return $this->result('changeWorkOrderStatus', path: ['id' => $id], body: $body, ifMatch: $ifMatch);
    }

    /**
     * List the status history of a work order.
     * @return Items<StatusHistoryEntry>
     */
    public function listStatusHistory(string $id, int|null $page = null, int|null $limit = null, string|array|null $order = null): Items
    {
        return $this->items('listWorkOrderStatusHistory', path: ['id' => $id], query: ['page' => $page, 'limit' => $limit, 'order' => $order]);
    }
}

/**
 * @phpstan-import-type SandboxItem from Types
 * @phpstan-import-type TokenForm from Types
 * @phpstan-import-type TokenItem from Types
 */
abstract class Resources extends Resource
{
    public readonly Agreements $agreements;
    public readonly Company $company;
    public readonly ConfiguratorSessions $configuratorSessions;
    public readonly Customers $customers;
    public readonly Documents $documents;
    public readonly Domains $domains;
    public readonly Events $events;
    public readonly IdempotencyKeys $idempotencyKeys;
    public readonly Leads $leads;
    public readonly LocationBudgets $locationBudgets;
    public readonly Locations $locations;
    public readonly LotStock $lotStock;
    public readonly Me $me;
    public readonly Orders $orders;
    public readonly Payments $payments;
    public readonly Products $products;
    public readonly Quotes $quotes;
    public readonly RevenueForecast $revenueForecast;
    public readonly Roles $roles;
    public readonly SalesLedger $salesLedger;
    public readonly SiteEvents $siteEvents;
    public readonly Snapshots $snapshots;
    public readonly StockTemplates $stockTemplates;
    public readonly Users $users;
    public readonly WebhookDeliveries $webhookDeliveries;
    public readonly WorkOrders $workOrders;

    public function __construct(Connection $connection)
    {
        parent::__construct($connection);
        $this->agreements = new Agreements($connection);
        $this->company = new Company($connection);
        $this->configuratorSessions = new ConfiguratorSessions($connection);
        $this->customers = new Customers($connection);
        $this->documents = new Documents($connection);
        $this->domains = new Domains($connection);
        $this->events = new Events($connection);
        $this->idempotencyKeys = new IdempotencyKeys($connection);
        $this->leads = new Leads($connection);
        $this->locationBudgets = new LocationBudgets($connection);
        $this->locations = new Locations($connection);
        $this->lotStock = new LotStock($connection);
        $this->me = new Me($connection);
        $this->orders = new Orders($connection);
        $this->payments = new Payments($connection);
        $this->products = new Products($connection);
        $this->quotes = new Quotes($connection);
        $this->revenueForecast = new RevenueForecast($connection);
        $this->roles = new Roles($connection);
        $this->salesLedger = new SalesLedger($connection);
        $this->siteEvents = new SiteEvents($connection);
        $this->snapshots = new Snapshots($connection);
        $this->stockTemplates = new StockTemplates($connection);
        $this->users = new Users($connection);
        $this->webhookDeliveries = new WebhookDeliveries($connection);
        $this->workOrders = new WorkOrders($connection);
    }

    /** Check a launch link. */
    public function checkLaunchLink(string $token): void
    {
        $this->result('checkLaunchLink', path: ['token' => $token]);
    }

    /** Open the configurator. */
    public function openConfigurator(string $token, string|array|null $scv = null): string
    {
        return $this->result('openConfigurator', path: ['token' => $token], query: ['scv' => $scv]);
    }

    /** Leave the configurator. */
    public function leaveConfigurator(string $sessionId, string|array|null $quoteId = null): string
    {
        return $this->result('leaveConfigurator', path: ['sessionId' => $sessionId], query: ['quoteId' => $quoteId]);
    }

    /** Download the file of a document. */
    public function downloadDocumentFile(string $token): string
    {
        return $this->result('downloadDocumentFile', path: ['token' => $token]);
    }

    /**
     * Create an access token.
     * @param TokenForm $body
     * @return TokenItem
     */
    public function createAccessToken(array $body): array
    {
        return $this->result('createAccessToken', body: $body);
    }

    /**
     * Create a sandbox.
     * @return SandboxItem
     */
    public function createSandbox(): array
    {
        return $this->result('createSandbox');
    }
}
