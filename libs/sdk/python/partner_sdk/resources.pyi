# Generated from docs/openapi.json by `npm run generate -- sdk`.
from collections.abc import Callable, Sequence
from typing import Any, Literal

from . import types
from .paging import Followed, Items, Snapshot

OPERATIONS: dict[str, dict[str, Any]]

class Agreements:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., status: str | Sequence[str] | None = ..., search: str | Sequence[str] | None = ...) -> Items[types.AgreementItem]:
        """List agreements."""
    def get_active(self) -> types.AgreementItem:
        """Retrieve the active agreement."""
    def get(self, id: str) -> types.AgreementItem:
        """Retrieve an agreement."""
    def list_state_legals(self, id: str) -> types.StateLegals:
        """List the legal configurations of an agreement."""
    def get_state_legal(self, id: str, state: str) -> types.StateLegalItem:
        """Retrieve the legal configuration of a state."""

class Company:
    def get(self) -> types.CompanyItem:
        """Retrieve your company."""

class ConfiguratorSessions:
    def create(self, body: types.CreateConfiguratorSessionRequest, *, idempotency_key: str | None = ...) -> types.ConfiguratorSessionItem:
        """Create a configurator session."""

class Customers:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., externalRef: str | Sequence[str] | None = ..., createdFrom: str | Sequence[str] | None = ..., createdTo: str | Sequence[str] | None = ..., updatedFrom: str | Sequence[str] | None = ..., updatedTo: str | Sequence[str] | None = ..., sort: Literal["name", "email", "createdAt", "updatedAt"] | None = ..., search: str | Sequence[str] | None = ..., email: str | Sequence[str] | None = ..., phone: str | Sequence[str] | None = ..., includeMerged: bool | None = ...) -> Items[types.CustomerItem]:
        """List customers."""
    def create(self, body: types.CreateCustomerRequest, *, idempotency_key: str | None = ...) -> types.CustomerItem:
        """Create a customer."""
    def get(self, id: str) -> types.CustomerItem:
        """Retrieve a customer."""
    def update(self, id: str, body: types.ChangeCustomerRequest, *, if_match: int | None = ...) -> types.CustomerItem:
        """Update a customer."""
    def erase(self, id: str, *, idempotency_key: str | None = ...) -> types.ErasureCertificate:
        """Erase a customer."""
    def merge(self, id: str, body: types.MergeRequest, *, idempotency_key: str | None = ...) -> types.MergeAnswer:
        """Merge two customers."""

class Documents:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., entityType: Literal["order", "quote", "workOrder"], entityId: str | Sequence[str], type: str | Sequence[str] | None = ...) -> Items[types.DocumentItem]:
        """List documents."""
    def create_download(self, id: str) -> types.DocumentDownload:
        """Create a download link."""

class Domains:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., defaultForStore: bool | None = ..., locationId: str | Sequence[str] | None = ...) -> Items[types.DomainItem]:
        """List domains."""

class Events(Followed):
    def list(self, *, cursor: str | Sequence[str] | None = ..., types: str | Sequence[str] | None = ..., resourceId: str | Sequence[str] | None = ..., limit: int | None = ..., wait: int | None = ...) -> types.ListEventsResult:
        """List recent events."""
    def get_checksum(self, *, from_: str | Sequence[str] | None = ..., to: str | Sequence[str] | None = ..., types: str | Sequence[str] | None = ...) -> types.EventChecksumItem:
        """Compute a checksum of the event feed."""
    def replay(self, body: types.ReplayRequest, *, idempotency_key: str | None = ...) -> types.ReplayItem:
        """Redeliver events."""
    def redeliver(self, id: str, *, idempotency_key: str | None = ...) -> types.RedeliveryItem:
        """Redeliver an event."""

class IdempotencyKeys:
    def get(self, key: str) -> types.UsedKeysItem:
        """Look up an idempotency key."""

class Leads:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., externalRef: str | Sequence[str] | None = ..., createdFrom: str | Sequence[str] | None = ..., createdTo: str | Sequence[str] | None = ..., updatedFrom: str | Sequence[str] | None = ..., updatedTo: str | Sequence[str] | None = ..., sort: Literal["orderNumber", "customerName", "status", "total", "createdAt", "updatedAt"] | None = ..., search: str | Sequence[str] | None = ..., status: str | Sequence[str] | None = ..., location: str | Sequence[str] | None = ..., customerEmail: str | Sequence[str] | None = ..., customerPhone: str | Sequence[str] | None = ..., orderNumber: int | None = ..., salesperson: str | Sequence[str] | None = ...) -> Items[types.LeadItem]:
        """List leads."""
    def create(self, body: types.CreateLeadRequest, *, idempotency_key: str | None = ...) -> types.LeadItem:
        """Create a lead."""
    def get(self, id: str) -> types.LeadItem:
        """Retrieve a lead."""
    def update(self, id: str, body: types.ChangeLeadRequest, *, if_match: int | None = ...) -> types.LeadItem:
        """Update a lead."""
    def change_status(self, id: str, body: types.LeadStatusRequest, *, if_match: int | None = ...) -> types.LeadItem:
        """Change the status of a lead."""
    def list_status_history(self, id: str, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ...) -> Items[types.StatusHistoryEntry]:
        """List the status history of a lead."""

class LocationBudgets:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., year: int | None = ..., locationId: str | Sequence[str] | None = ...) -> Items[types.LocationBudgetItem]:
        """List location budgets."""
    def create(self, body: types.LocationBudgetRequest, *, idempotency_key: str | None = ...) -> types.LocationBudgetItem:
        """Create a location budget."""
    def get(self, id: str) -> types.LocationBudgetItem:
        """Retrieve a location budget."""
    def replace(self, id: str, body: types.LocationBudgetRequest) -> types.LocationBudgetItem:
        """Replace a location budget."""

class Locations:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., sort: Literal["name", "code", "city", "createdAt", "updatedAt"] | None = ..., search: str | Sequence[str] | None = ..., active: bool | None = ..., salesLot: bool | None = ..., plant: bool | None = ..., region: str | Sequence[str] | None = ...) -> Items[types.LocationItem]:
        """List locations."""
    def create(self, body: types.CreateLocationRequest, *, idempotency_key: str | None = ...) -> types.LocationItem:
        """Create a location."""
    def get(self, id: str) -> types.LocationItem:
        """Retrieve a location."""
    def update(self, id: str, body: types.ChangeLocationRequest) -> types.LocationItem:
        """Update a location."""
    def list_domains(self, id: str, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., defaultForStore: bool | None = ...) -> Items[types.DomainItem]:
        """List the domains of a location."""

class LotStock:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., sort: Literal["serialNumber", "title", "price", "createdAt"] | None = ..., purchaseType: str | Sequence[str] | None = ..., location: str | Sequence[str] | None = ..., region: str | Sequence[str] | None = ..., siding: str | Sequence[str] | None = ..., search: str | Sequence[str] | None = ..., ignoreStoreExpiration: bool | None = ...) -> Items[types.LotStockItem]:
        """List lot stock."""

class Me:
    def get(self) -> types.IntrospectionItem:
        """Retrieve your credential."""

class Orders:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., externalRef: str | Sequence[str] | None = ..., createdFrom: str | Sequence[str] | None = ..., createdTo: str | Sequence[str] | None = ..., updatedFrom: str | Sequence[str] | None = ..., updatedTo: str | Sequence[str] | None = ..., sort: Literal["orderNumber", "customerName", "status", "total", "createdAt", "updatedAt"] | None = ..., search: str | Sequence[str] | None = ..., location: str | Sequence[str] | None = ..., customerEmail: str | Sequence[str] | None = ..., customerPhone: str | Sequence[str] | None = ..., orderNumber: int | None = ..., salesperson: str | Sequence[str] | None = ..., status: str | Sequence[str] | None = ..., paymentType: str | Sequence[str] | None = ..., cancelled: bool | None = ..., serialNumber: str | Sequence[str] | None = ..., saleDateFrom: str | Sequence[str] | None = ..., saleDateTo: str | Sequence[str] | None = ...) -> Items[types.OrderItem]:
        """List orders."""
    def create(self, body: types.CreateOrderRequest, *, idempotency_key: str | None = ...) -> types.OrderItem:
        """Create an order."""
    def get(self, id: str) -> types.OrderItem:
        """Retrieve an order."""
    def update(self, id: str, body: types.ChangeOrderRequest, *, if_match: int | None = ...) -> types.OrderItem:
        """Update an order."""
    def get_contract(self, id: str) -> types.ContractItem:
        """Retrieve the contract of an order."""
    def list_line_items(self, id: str) -> types.LineItemsAnswer:
        """List the line items of an order."""
    def create_line_item(self, id: str, body: types.AddLineRequest, *, idempotency_key: str | None = ..., if_match: int | None = ...) -> types.AddedLineItem:
        """Add a line item to an order."""
    def delete_line_item(self, id: str, line_id: str, *, if_match: int | None = ...) -> None:
        """Delete a line item of an order."""
    def create_payment_link(self, id: str, body: types.CreatePaymentLinkRequest, *, idempotency_key: str | None = ...) -> types.PaymentLinkItem:
        """Create a payment link."""
    def list_payments(self, id: str, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ...) -> Items[types.PaymentItem]:
        """List the payments of an order."""
    def create_payment(self, id: str, body: types.RecordPaymentRequest, *, idempotency_key: str | None = ...) -> types.PaymentItem:
        """Record a manual payment."""
    def change_status(self, id: str, body: types.OrderStatusRequest, *, if_match: int | None = ...) -> types.OrderItem:
        """Change the status of an order."""
    def list_status_history(self, id: str, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ...) -> Items[types.StatusHistoryEntry]:
        """List the status history of an order."""

class Payments:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., orderId: str | Sequence[str] | None = ..., status: str | Sequence[str] | None = ..., createdFrom: str | Sequence[str] | None = ..., createdTo: str | Sequence[str] | None = ...) -> Items[types.PaymentItem]:
        """List payments."""
    def get(self, id: str) -> types.PaymentItem:
        """Retrieve a payment."""

class Products:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., sort: Literal["name", "sku", "price", "createdAt", "updatedAt"] | None = ..., search: str | Sequence[str] | None = ..., sku: str | Sequence[str] | None = ..., active: bool | None = ..., createdFrom: str | Sequence[str] | None = ..., createdTo: str | Sequence[str] | None = ..., updatedFrom: str | Sequence[str] | None = ..., updatedTo: str | Sequence[str] | None = ...) -> Items[types.ProductItem]:
        """List products."""
    def create(self, body: types.CreateProductRequest, *, idempotency_key: str | None = ...) -> types.ProductItem:
        """Create a product."""
    def get(self, id: str) -> types.ProductItem:
        """Retrieve a product."""
    def update(self, id: str, body: types.ChangeProductRequest) -> types.ProductItem:
        """Update a product."""
    def create_size(self, id: str, body: types.CreateSizeRequest, *, idempotency_key: str | None = ...) -> types.SizeItem:
        """Add a size to a product."""

class Quotes:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., externalRef: str | Sequence[str] | None = ..., createdFrom: str | Sequence[str] | None = ..., createdTo: str | Sequence[str] | None = ..., updatedFrom: str | Sequence[str] | None = ..., updatedTo: str | Sequence[str] | None = ..., sort: Literal["orderNumber", "customerName", "status", "total", "createdAt", "updatedAt"] | None = ..., search: str | Sequence[str] | None = ..., location: str | Sequence[str] | None = ..., customerEmail: str | Sequence[str] | None = ..., customerPhone: str | Sequence[str] | None = ..., orderNumber: int | None = ..., salesperson: str | Sequence[str] | None = ..., status: str | Sequence[str] | None = ..., converted: bool | None = ...) -> Items[types.QuoteItem]:
        """List quotes."""
    def create(self, body: types.CreateQuoteRequest, *, idempotency_key: str | None = ...) -> types.QuoteItem:
        """Create a quote."""
    def get(self, id: str) -> types.QuoteItem:
        """Retrieve a quote."""
    def update(self, id: str, body: types.ChangeQuoteRequest, *, if_match: int | None = ...) -> types.QuoteItem:
        """Update a quote."""
    def convert(self, id: str, body: types.ConvertQuoteRequest | None = ..., *, idempotency_key: str | None = ...) -> types.OrderItem:
        """Convert a quote to an order."""
    def list_line_items(self, id: str) -> types.LineItemsAnswer:
        """List the line items of a quote."""
    def create_line_item(self, id: str, body: types.AddLineRequest, *, idempotency_key: str | None = ..., if_match: int | None = ...) -> types.AddedLineItem:
        """Add a line item to a quote."""
    def delete_line_item(self, id: str, line_id: str, *, if_match: int | None = ...) -> None:
        """Delete a line item of a quote."""
    def change_status(self, id: str, body: types.QuoteStatusRequest, *, if_match: int | None = ...) -> types.QuoteItem:
        """Change the status of a quote."""
    def list_status_history(self, id: str, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ...) -> Items[types.StatusHistoryEntry]:
        """List the status history of a quote."""

class RevenueForecast:
    def get(self, *, period: Literal["this_week", "last_week", "this_month", "last_month"] | None = ..., from_: str | Sequence[str] | None = ..., to: str | Sequence[str] | None = ..., locationId: str | Sequence[str] | None = ..., details: bool | None = ..., detailsFor: str | Sequence[str] | None = ...) -> types.RevenueForecast:
        """Retrieve the revenue forecast."""

class Roles:
    def list(self) -> types.RolesAnswer:
        """List roles."""

class SalesLedger:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., sort: Literal["ledgerDate", "saleDate"] | None = ..., saleDateFrom: str | Sequence[str] | None = ..., saleDateTo: str | Sequence[str] | None = ..., ledgerDateFrom: str | Sequence[str] | None = ..., ledgerDateTo: str | Sequence[str] | None = ..., cancelled: bool | None = ..., currentStatus: str | Sequence[str] | None = ..., movementType: str | Sequence[str] | None = ..., orderId: str | Sequence[str] | None = ..., locationId: str | Sequence[str] | None = ...) -> Items[types.SalesLedgerMovement]:
        """List sales ledger movements."""

class SiteEvents:
    def list(self, *, cursor: str | Sequence[str] | None = ..., limit: int | None = ..., sessionId: str | Sequence[str] | None = ..., types: str | Sequence[str] | None = ..., from_: str | Sequence[str] | None = ..., to: str | Sequence[str] | None = ...) -> types.ListSiteEventsResult:
        """List site events."""
    def record(self, body: types.SiteEventsRequest) -> types.SiteEventsAccepted:
        """Record site events."""

class Snapshots:
    def customers(self) -> Snapshot[types.CustomerItem]:
        """Retrieve a snapshot of all customers."""
    def leads(self) -> Snapshot[types.LeadItem]:
        """Retrieve a snapshot of all leads."""
    def locations(self) -> Snapshot[types.LocationItem]:
        """Retrieve a snapshot of all locations."""
    def lot_stock(self) -> Snapshot[types.LotStockItem]:
        """Retrieve a snapshot of all lot stock."""
    def orders(self) -> Snapshot[types.OrderItem]:
        """Retrieve a snapshot of all orders."""
    def payments(self) -> Snapshot[types.PaymentItem]:
        """Retrieve a snapshot of all payments."""
    def products(self) -> Snapshot[types.ProductItem]:
        """Retrieve a snapshot of all products."""
    def quotes(self) -> Snapshot[types.QuoteItem]:
        """Retrieve a snapshot of all quotes."""
    def users(self) -> Snapshot[types.UserItem]:
        """Retrieve a snapshot of all users."""
    def work_orders(self) -> Snapshot[types.WorkOrderItem]:
        """Retrieve a snapshot of all work orders."""

class StockTemplates:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., search: str | Sequence[str] | None = ..., tags: str | Sequence[str] | None = ...) -> Items[types.StockTemplateItem]:
        """List stock templates."""
    def get(self, id: str) -> types.StockTemplateItem:
        """Retrieve a stock template."""

class Users:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., search: str | Sequence[str] | None = ..., active: bool | None = ...) -> Items[types.UserItem]:
        """List users."""
    def create(self, body: types.CreateUserRequest, *, idempotency_key: str | None = ...) -> types.UserItem:
        """Create a user."""
    def get(self, id: str) -> types.UserItem:
        """Retrieve a user."""
    def update(self, id: str, body: types.ChangeUserRequest) -> types.UserItem:
        """Update a user."""

class WebhookDeliveries:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., eventId: str | Sequence[str] | None = ..., resourceId: str | Sequence[str] | None = ..., subscriptionId: str | Sequence[str] | None = ..., eventType: str | Sequence[str] | None = ..., ok: bool | None = ..., from_: str | Sequence[str] | None = ..., to: str | Sequence[str] | None = ...) -> Items[types.WebhookDeliveryItem]:
        """List webhook deliveries."""

class WorkOrders:
    def list(self, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ..., externalRef: str | Sequence[str] | None = ..., createdFrom: str | Sequence[str] | None = ..., createdTo: str | Sequence[str] | None = ..., updatedFrom: str | Sequence[str] | None = ..., updatedTo: str | Sequence[str] | None = ..., sort: Literal["workOrderNumber", "serialNumber", "status", "createdAt", "updatedAt"] | None = ..., search: str | Sequence[str] | None = ..., status: str | Sequence[str] | None = ..., serialNumber: str | Sequence[str] | None = ..., orderNumber: int | None = ..., linkedOrderId: str | Sequence[str] | None = ..., location: str | Sequence[str] | None = ...) -> Items[types.WorkOrderItem]:
        """List work orders."""
    def create(self, body: types.CreateWorkOrderRequest, *, idempotency_key: str | None = ...) -> types.WholeWorkOrderItem:
        """Create a work order."""
    def get(self, id: str) -> types.WholeWorkOrderItem:
        """Retrieve a work order."""
    def update(self, id: str, body: types.ChangeWorkOrderRequest, *, if_match: int | None = ...) -> types.WholeWorkOrderItem:
        """Update a work order."""
    def change_status(self, id: str, body: types.WorkOrderStatusRequest, *, if_match: int | None = ...) -> types.WholeWorkOrderItem:
        """Change the status of a work order."""
    def list_status_history(self, id: str, *, page: int | None = ..., limit: int | None = ..., order: Literal["asc", "desc"] | None = ...) -> Items[types.StatusHistoryEntry]:
        """List the status history of a work order."""

class Resources:
    def __init__(self, call: Callable[..., Any], timeout: float) -> None: ...
    agreements: Agreements
    company: Company
    configurator_sessions: ConfiguratorSessions
    customers: Customers
    documents: Documents
    domains: Domains
    events: Events
    idempotency_keys: IdempotencyKeys
    leads: Leads
    location_budgets: LocationBudgets
    locations: Locations
    lot_stock: LotStock
    me: Me
    orders: Orders
    payments: Payments
    products: Products
    quotes: Quotes
    revenue_forecast: RevenueForecast
    roles: Roles
    sales_ledger: SalesLedger
    site_events: SiteEvents
    snapshots: Snapshots
    stock_templates: StockTemplates
    users: Users
    webhook_deliveries: WebhookDeliveries
    work_orders: WorkOrders
    def check_launch_link(self, token: str) -> None:
        """Check a launch link."""
    def open_configurator(self, token: str, *, scv: str | Sequence[str] | None = ...) -> str:
        """Open the configurator."""
    def leave_configurator(self, session_id: str, *, quoteId: str | Sequence[str] | None = ...) -> str:
        """Leave the configurator."""
    def download_document_file(self, token: str) -> bytes:
        """Download the file of a document."""
    def create_access_token(self, body: types.TokenForm) -> types.TokenItem:
        """Create an access token."""
    def create_sandbox(self) -> types.SandboxItem:
        """Create a sandbox."""
