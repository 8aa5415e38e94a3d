# Generated from docs/openapi.json by `npm run generate -- sdk`.
from typing import Literal, TypedDict
from typing_extensions import NotRequired, TypeAlias

AddLineRequest = TypedDict("AddLineRequest", {
    "productId": str,
    "quantity": NotRequired[float],
    "price": NotRequired[float],
    "lineKey": NotRequired[str],
})
AddedLineItem = TypedDict("AddedLineItem", {
    "lineId": str,
    "productId": NotRequired[str],
    "quantity": float,
    "price": NotRequired[float],
    "created": bool,
})
AgreementItem = TypedDict("AgreementItem", {
    "id": str,
    "direction": str,
    "status": str,
    "from": AgreementParty,
    "to": AgreementParty,
    "rateConfig": NotRequired[RateConfigItem],
    "rateConfigVersion": NotRequired[int],
    "pendingRateConfig": NotRequired[RateConfigItem],
    "pendingRateConfigVersion": NotRequired[int],
    "pendingUpdate": NotRequired[PendingUpdateItem],
    "orderCount": int,
    "hasOrders": bool,
    "createdAt": str,
    "updatedAt": str,
})
AgreementParty = TypedDict("AgreementParty", {
    "companyId": str,
    "companyType": NotRequired[str],
    "name": NotRequired[str],
})
AuthorizedDelivery = TypedDict("AuthorizedDelivery", {
    "authorized": ForecastSum,
    "weeks": list[ForecastWeek],
})
ChangeCustomerRequest = TypedDict("ChangeCustomerRequest", {
    "name": NotRequired[str | None],
    "contactName": NotRequired[str | None],
    "contactPerson": NotRequired[str | None],
    "phone": NotRequired[str | None],
    "address": NotRequired[str | None],
    "city": NotRequired[str | None],
    "state": NotRequired[str | None],
    "zipCode": NotRequired[str | None],
    "code": NotRequired[str | None],
    "externalReferences": NotRequired[dict[str, str | None]],
    "email": NotRequired[str],
    "active": NotRequired[bool],
})
ChangeLeadRequest = TypedDict("ChangeLeadRequest", {
    "salesLocation": NotRequired[str],
    "salespersonName": NotRequired[str | None],
    "salespersonEmail": NotRequired[str | None],
    "salesSource": NotRequired[Literal["Facebook", "Website", "Landing Page", "Website Chat", "Walk In", "Inbound Call", "Referral", "Facebook Marketplace", "Trade Show", "YouTube", "Social Media", "Blog", "3D configurator", "Request Quote form"] | None],
    "sourceMetadata": NotRequired[dict[str, object] | None],
    "externalReferences": NotRequired[dict[str, str | None]],
})
ChangeLocationRequest = TypedDict("ChangeLocationRequest", {
    "slug": NotRequired[str],
    "code": NotRequired[str | None],
    "address": NotRequired[str | None],
    "city": NotRequired[str | None],
    "state": NotRequired[str | None],
    "zipCode": NotRequired[str | None],
    "phone": NotRequired[str | None],
    "contactPerson": NotRequired[str | None],
    "contactEmail": NotRequired[str | None],
    "latitude": NotRequired[float | None],
    "longitude": NotRequired[float | None],
    "active": NotRequired[bool],
    "salesLot": NotRequired[bool],
    "plant": NotRequired[bool],
    "name": NotRequired[str],
})
ChangeOrderRequest = TypedDict("ChangeOrderRequest", {
    "customerName": NotRequired[str],
    "customerEmail": NotRequired[str],
    "customerPhone": NotRequired[str],
    "salespersonName": NotRequired[str | None],
    "salespersonEmail": NotRequired[str | None],
    "salesLocation": NotRequired[str],
    "deliveryAddress": NotRequired[str | None],
    "deliveryCity": NotRequired[str | None],
    "deliveryState": NotRequired[str | None],
    "deliveryZipCode": NotRequired[str | None],
    "salesSource": NotRequired[Literal["Facebook", "Website", "Landing Page", "Website Chat", "Walk In", "Inbound Call", "Referral", "Facebook Marketplace", "Trade Show", "YouTube", "Social Media", "Blog", "3D configurator", "Request Quote form"] | None],
    "sourceMetadata": NotRequired[dict[str, object] | None],
    "externalReferences": NotRequired[dict[str, str | None]],
    "saleDate": NotRequired[str | None],
    "soldPricing": NotRequired[SoldPricingRequest | object | None],
})
ChangeProductRequest = TypedDict("ChangeProductRequest", {
    "description": NotRequired[str | None],
    "sku": NotRequired[str],
    "price": NotRequired[float],
    "width": NotRequired[float],
    "length": NotRequired[float],
    "active": NotRequired[bool],
    "name": NotRequired[str],
})
ChangeQuoteRequest = TypedDict("ChangeQuoteRequest", {
    "customerName": NotRequired[str],
    "customerEmail": NotRequired[str],
    "customerPhone": NotRequired[str],
    "salespersonName": NotRequired[str | None],
    "salespersonEmail": NotRequired[str | None],
    "salesLocation": NotRequired[str],
    "deliveryAddress": NotRequired[str | None],
    "deliveryCity": NotRequired[str | None],
    "deliveryState": NotRequired[str | None],
    "deliveryZipCode": NotRequired[str | None],
    "salesSource": NotRequired[Literal["Facebook", "Website", "Landing Page", "Website Chat", "Walk In", "Inbound Call", "Referral", "Facebook Marketplace", "Trade Show", "YouTube", "Social Media", "Blog", "3D configurator", "Request Quote form"] | None],
    "sourceMetadata": NotRequired[dict[str, object] | None],
    "externalReferences": NotRequired[dict[str, str | None]],
    "validUntil": NotRequired[str | None],
})
ChangeUserRequest = TypedDict("ChangeUserRequest", {
    "phone": NotRequired[str | None],
    "locationIds": NotRequired[list[str]],
    "allLocations": NotRequired[bool],
    "active": NotRequired[bool],
    "firstName": NotRequired[str],
    "lastName": NotRequired[str],
    "email": NotRequired[str],
    "roleId": NotRequired[str],
})
ChangeWorkOrderRequest = TypedDict("ChangeWorkOrderRequest", {
    "title": NotRequired[str],
    "description": NotRequired[str | None],
    "buildingLocation": NotRequired[str],
    "promisedDate": NotRequired[str | None],
    "externalReferences": NotRequired[dict[str, str | None]],
})
CompanyItem = TypedDict("CompanyItem", {
    "id": str,
    "name": str,
    "email": NotRequired[str],
    "phone": NotRequired[str],
    "address": NotRequired[str],
    "city": NotRequired[str],
    "state": NotRequired[str],
    "zipCode": NotRequired[str],
    "country": NotRequired[str],
    "timezone": str,
    "logoUrl": NotRequired[str],
    "companyType": NotRequired[str],
    "sellTypes": NotRequired[list[str]],
})
ConfigurationRequest = TypedDict("ConfigurationRequest", {
    "selectedCategories": NotRequired[list[object]],
    "model": NotRequired[str],
    "siding": NotRequired[str],
    "sidingColor": NotRequired[str],
    "trimColor": NotRequired[str],
    "roofMaterial": NotRequired[str],
    "roofColor": NotRequired[str],
})
ConfiguratorSessionItem = TypedDict("ConfiguratorSessionItem", {
    "sessionId": str,
    "launchUrl": str,
    "expiresAt": str,
    "customerId": NotRequired[str],
    "quoteId": NotRequired[str],
})
ContactItem = TypedDict("ContactItem", {
    "name": NotRequired[str],
    "email": NotRequired[str],
    "phone": NotRequired[str],
})
ContactRequest = TypedDict("ContactRequest", {
    "name": NotRequired[str],
    "email": NotRequired[str],
    "phone": NotRequired[str],
})
ContractItem = TypedDict("ContractItem", {
    "orderId": str,
    "status": str,
    "contractVersion": str,
    "contractNumber": NotRequired[str],
    "customerSigned": bool,
    "customerSignedAt": NotRequired[str],
    "salespersonSigned": bool,
    "salespersonSignedAt": NotRequired[str],
    "signedPdfDocumentId": NotRequired[str],
})
ConvertQuoteRequest = TypedDict("ConvertQuoteRequest", {
    "salespersonName": NotRequired[str],
    "salespersonEmail": NotRequired[str],
})
CreateConfiguratorSessionRequest = TypedDict("CreateConfiguratorSessionRequest", {
    "customerId": NotRequired[str],
    "locationId": NotRequired[str],
    "quoteId": NotRequired[str],
    "workOrderId": NotRequired[str],
    "serialNumber": NotRequired[str],
    "returnUrl": NotRequired[str],
    "ttlSeconds": NotRequired[int],
})
CreateCustomerRequest = TypedDict("CreateCustomerRequest", {
    "name": NotRequired[str | None],
    "contactName": NotRequired[str | None],
    "contactPerson": NotRequired[str | None],
    "phone": NotRequired[str | None],
    "address": NotRequired[str | None],
    "city": NotRequired[str | None],
    "state": NotRequired[str | None],
    "zipCode": NotRequired[str | None],
    "code": NotRequired[str | None],
    "externalReferences": NotRequired[dict[str, str | None]],
    "email": str,
})
CreateLeadRequest = TypedDict("CreateLeadRequest", {
    "salesSource": NotRequired[Literal["Facebook", "Website", "Landing Page", "Website Chat", "Walk In", "Inbound Call", "Referral", "Facebook Marketplace", "Trade Show", "YouTube", "Social Media", "Blog", "3D configurator", "Request Quote form"]],
    "sourceMetadata": NotRequired[dict[str, object]],
    "externalReferences": NotRequired[dict[str, str | None]],
    "locationId": str,
    "customer": ContactRequest,
    "salespersonName": NotRequired[str],
    "salespersonEmail": NotRequired[str],
})
CreateLocationRequest = TypedDict("CreateLocationRequest", {
    "slug": NotRequired[str],
    "code": NotRequired[str | None],
    "address": NotRequired[str | None],
    "city": NotRequired[str | None],
    "state": NotRequired[str | None],
    "zipCode": NotRequired[str | None],
    "phone": NotRequired[str | None],
    "contactPerson": NotRequired[str | None],
    "contactEmail": NotRequired[str | None],
    "latitude": NotRequired[float | None],
    "longitude": NotRequired[float | None],
    "active": NotRequired[bool],
    "salesLot": NotRequired[bool],
    "plant": NotRequired[bool],
    "name": str,
})
CreateOrderRequest = TypedDict("CreateOrderRequest", {
    "salesSource": NotRequired[Literal["Facebook", "Website", "Landing Page", "Website Chat", "Walk In", "Inbound Call", "Referral", "Facebook Marketplace", "Trade Show", "YouTube", "Social Media", "Blog", "3D configurator", "Request Quote form"]],
    "sourceMetadata": NotRequired[dict[str, object]],
    "externalReferences": NotRequired[dict[str, str | None]],
    "customerId": NotRequired[str],
    "customer": NotRequired[ContactRequest],
    "locationId": str,
    "productId": str,
    "sizeId": NotRequired[str],
    "salespersonId": NotRequired[str],
    "basePrice": NotRequired[float],
    "subtotal": NotRequired[float],
    "total": NotRequired[float],
    "paymentType": NotRequired[Literal["cash", "rto"]],
    "upgrades": NotRequired[list[UpgradeRequest]],
    "configuration": NotRequired[ConfigurationRequest],
    "deliveryAddress": NotRequired[DeliveryAddressRequest],
    "note": NotRequired[str],
})
CreatePaymentLinkRequest = TypedDict("CreatePaymentLinkRequest", {
    "amount": float,
    "name": NotRequired[str],
    "email": NotRequired[str],
    "sendEmail": NotRequired[bool],
    "currency": NotRequired[str],
})
CreateProductRequest = TypedDict("CreateProductRequest", {
    "description": NotRequired[str | None],
    "sku": NotRequired[str],
    "price": NotRequired[float],
    "width": NotRequired[float],
    "length": NotRequired[float],
    "active": NotRequired[bool],
    "name": str,
    "lineId": NotRequired[str],
})
CreateQuoteRequest = TypedDict("CreateQuoteRequest", {
    "salesSource": NotRequired[Literal["Facebook", "Website", "Landing Page", "Website Chat", "Walk In", "Inbound Call", "Referral", "Facebook Marketplace", "Trade Show", "YouTube", "Social Media", "Blog", "3D configurator", "Request Quote form"]],
    "sourceMetadata": NotRequired[dict[str, object]],
    "externalReferences": NotRequired[dict[str, str | None]],
    "serialNumber": NotRequired[str],
    "workOrderId": NotRequired[str],
    "customer": ContactRequest,
    "deliveryAddress": NotRequired[DeliveryAddressRequest],
    "locationId": NotRequired[str],
    "purchaseType": NotRequired[Literal["Lot Stock", "Rental Return", "Immediate Sale"]],
    "price": NotRequired[float],
    "note": NotRequired[str],
})
CreateSizeRequest = TypedDict("CreateSizeRequest", {
    "width": float,
    "length": float,
    "price": float,
    "name": NotRequired[str],
    "sku": NotRequired[str],
    "active": NotRequired[bool],
})
CreateUserRequest = TypedDict("CreateUserRequest", {
    "phone": NotRequired[str | None],
    "locationIds": NotRequired[list[str]],
    "allLocations": NotRequired[bool],
    "active": NotRequired[bool],
    "firstName": str,
    "lastName": str,
    "email": str,
    "roleId": str,
    "invite": NotRequired[bool],
})
CreateWorkOrderRequest = TypedDict("CreateWorkOrderRequest", {
    "locationId": str,
    "purchaseType": NotRequired[Literal["new-build", "existing-physical-inventory", "general", "stock"]],
    "workOrderType": NotRequired[Literal["made-to-order", "lot-stock", "rental-return", "immediate-sale", "template"]],
    "deliveryType": NotRequired[Literal["delivery-from-factory", "built-on-site", "delivered-from-dealer", "delivered-from-lot-stock"]],
    "serialNumber": NotRequired[str],
    "title": NotRequired[str],
    "sizeId": NotRequired[str],
    "promisedDate": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str | None]],
})
CustomerItem = TypedDict("CustomerItem", {
    "id": str,
    "name": NotRequired[str],
    "contactName": NotRequired[str],
    "contactPerson": NotRequired[str],
    "email": NotRequired[str],
    "phone": NotRequired[str],
    "address": NotRequired[str],
    "city": NotRequired[str],
    "state": NotRequired[str],
    "zipCode": NotRequired[str],
    "code": NotRequired[str],
    "active": bool,
    "merged": NotRequired[bool],
    "mergedInto": NotRequired[str],
    "mergedAt": NotRequired[str],
    "erased": NotRequired[bool],
    "erasedAt": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "version": int,
    "createdAt": str,
    "updatedAt": str,
})
DayHoursItem = TypedDict("DayHoursItem", {
    "enabled": bool,
    "from": NotRequired[str],
    "to": NotRequired[str],
})
DeliveryAddressRequest = TypedDict("DeliveryAddressRequest", {
    "address": NotRequired[str],
    "city": NotRequired[str],
    "state": NotRequired[str],
    "zipCode": NotRequired[str],
    "latitude": NotRequired[float],
    "longitude": NotRequired[float],
})
DeliveryBlock = TypedDict("DeliveryBlock", {
    "scheduledDate": NotRequired[str],
    "runNumber": NotRequired[int],
    "runStatus": str,
    "driverName": NotRequired[str],
    "deliveredAt": NotRequired[str],
})
DepositsItem = TypedDict("DepositsItem", {
    "downPayment": float,
    "securityDeposit": float,
    "totalDueToday": float,
    "totalPaid": float,
    "balance": float,
})
DocumentDownload = TypedDict("DocumentDownload", {
    "downloadUrl": str,
    "fileName": str,
    "expiresAt": str,
})
DocumentItem = TypedDict("DocumentItem", {
    "id": str,
    "name": str,
    "fileName": str,
    "type": str,
    "mimeType": str,
    "sizeBytes": int,
    "createdAt": str,
})
DomainItem = TypedDict("DomainItem", {
    "integrationId": str,
    "subdomain": str,
    "apexDomain": str,
    "verified": bool,
    "locations": list[DomainLocationItem],
})
DomainLocationItem = TypedDict("DomainLocationItem", {
    "locationId": str,
    "name": str,
    "code": NotRequired[str],
    "hidePrices": bool,
    "defaultForStore": bool,
    "products": list[DomainProductItem],
})
DomainProductItem = TypedDict("DomainProductItem", {
    "productId": str,
    "sizes": list[str],
    "excludedUpgrades": list[str],
})
ErasureCertificate = TypedDict("ErasureCertificate", {
    "customerId": str,
    "status": str,
    "requestedAt": str,
    "finishedAt": NotRequired[str],
    "erased": dict[str, int],
})
ErrorErrorsItem = TypedDict("ErrorErrorsItem", {
    "error": str,
    "code": str,
    "field": str,
    "allowed": NotRequired[list[str]],
    "suggestion": NotRequired[str],
    "reason": NotRequired[str],
})
Error = TypedDict("Error", {
    "error": str,
    "code": str,
    "allowedFields": NotRequired[list[str]],
    "field": NotRequired[str],
    "allowed": NotRequired[list[str]],
    "suggestion": NotRequired[str],
    "reason": NotRequired[str],
    "errors": NotRequired[list[ErrorErrorsItem]],
    "conflictingId": NotRequired[str],
    "requiredScope": NotRequired[str],
    "docs": NotRequired[str],
    "requestId": NotRequired[str],
})
EventChecksumItem = TypedDict("EventChecksumItem", {
    "count": int,
    "digest": str,
    "nextCursor": str,
    "hasMore": bool,
})
ForecastDetails = TypedDict("ForecastDetails", {
    "actual": NotRequired[list[ForecastRow]],
    "afdTransferred": NotRequired[list[ForecastRow]],
    "forecastNextPeriod": NotRequired[list[ForecastRow]],
    "forecastPlus2": NotRequired[list[ForecastRow]],
    "authorized": NotRequired[list[ForecastRow]],
    "weeks": NotRequired[dict[str, list[ForecastRow]]],
})
ForecastFigures = TypedDict("ForecastFigures", {
    "actual": ForecastSum,
    "afdTransferred": ForecastSum,
    "forecastNextPeriod": ForecastPeriodSum,
    "forecastPlus2": ForecastPeriodSum,
})
ForecastPeriod = TypedDict("ForecastPeriod", {
    "key": str,
    "start": str,
    "end": str,
    "timezone": str,
})
ForecastPeriodSum = TypedDict("ForecastPeriodSum", {
    "amount": float,
    "units": int,
    "basePrice": float,
    "upgrades": float,
    "removedUpgrades": float,
    "details": NotRequired[list[ForecastRow]],
    "period": ForecastPeriod,
})
ForecastRow = TypedDict("ForecastRow", {
    "orderId": str,
    "orderNumber": int,
    "workOrderId": NotRequired[str],
    "serialNumber": NotRequired[str],
    "customerName": NotRequired[str],
    "locationId": NotRequired[str],
    "locationName": NotRequired[str],
    "status": str,
    "orderStatus": str,
    "orderDelivered": bool,
    "workOrderNumber": NotRequired[int],
    "workOrderStatus": NotRequired[str],
    "promisedDate": NotRequired[str],
    "deliveredAt": NotRequired[str],
    "qualifiedBy": str,
    "bucketDate": str,
    "dateSource": str,
    "amount": float,
    "basePrice": float,
    "upgrades": float,
    "removedUpgrades": float,
    "amountSource": str,
})
ForecastSum = TypedDict("ForecastSum", {
    "amount": float,
    "units": int,
    "basePrice": float,
    "upgrades": float,
    "removedUpgrades": float,
    "details": NotRequired[list[ForecastRow]],
})
ForecastWeek = TypedDict("ForecastWeek", {
    "amount": float,
    "units": int,
    "basePrice": float,
    "upgrades": float,
    "removedUpgrades": float,
    "details": NotRequired[list[ForecastRow]],
    "key": str,
    "start": str,
    "end": str,
})
HistoryActor = TypedDict("HistoryActor", {
    "name": NotRequired[str],
    "email": NotRequired[str],
})
IntrospectionItem = TypedDict("IntrospectionItem", {
    "companyId": str,
    "companyName": str,
    "credentialType": str,
    "scopes": list[str],
    "rateLimit": RateLimitItem,
})
LeadItem = TypedDict("LeadItem", {
    "id": str,
    "orderNumber": int,
    "statusChangedAt": str,
    "customer": ContactItem,
    "salesperson": NotRequired[SalespersonItem],
    "location": NotRequired[LocationBlock],
    "salesSource": NotRequired[str],
    "sourceMetadata": NotRequired[dict[str, object]],
    "externalReferences": NotRequired[dict[str, str]],
    "version": int,
    "createdAt": str,
    "updatedAt": str,
    "status": str,
})
LeadStatusRequest = TypedDict("LeadStatusRequest", {
    "actionDescription": NotRequired[str],
    "status": str,
})
LegalSectionItem = TypedDict("LegalSectionItem", {
    "sortOrder": int,
    "title": str,
    "body": str,
})
LineItem = TypedDict("LineItem", {
    "id": str,
    "productId": NotRequired[str],
    "name": str,
    "colorName": NotRequired[str],
    "quantity": float,
    "amount": NotRequired[float],
    "status": str,
    "isStandardFeature": bool,
    "category": NotRequired[str],
    "side": NotRequired[str],
})
LineItemsAnswer = TypedDict("LineItemsAnswer", {
    "data": list[LineItem],
    "totals": LineTotals,
    "configuration": NotRequired[dict[str, object]],
})
LineTotals = TypedDict("LineTotals", {
    "included": int,
    "added": int,
    "removed": int,
})
LocationBlock = TypedDict("LocationBlock", {
    "id": str,
    "name": str,
    "slug": str,
})
LocationBudgetItem = TypedDict("LocationBudgetItem", {
    "id": str,
    "locationId": str,
    "year": int,
    "createdAt": str,
    "updatedAt": str,
    "annualBudget": NotRequired[float],
    "january": NotRequired[float],
    "february": NotRequired[float],
    "march": NotRequired[float],
    "april": NotRequired[float],
    "may": NotRequired[float],
    "june": NotRequired[float],
    "july": NotRequired[float],
    "august": NotRequired[float],
    "september": NotRequired[float],
    "october": NotRequired[float],
    "november": NotRequired[float],
    "december": NotRequired[float],
    "bonusThreshold1": NotRequired[float],
    "bonusThreshold2": NotRequired[float],
    "bonusThreshold3": NotRequired[float],
    "bonusThreshold4": NotRequired[float],
    "bonusThreshold5": NotRequired[float],
    "inventoryCap": NotRequired[float],
    "locationPct": NotRequired[float],
    "januaryPct": NotRequired[float],
    "februaryPct": NotRequired[float],
    "marchPct": NotRequired[float],
    "aprilPct": NotRequired[float],
    "mayPct": NotRequired[float],
    "junePct": NotRequired[float],
    "julyPct": NotRequired[float],
    "augustPct": NotRequired[float],
    "septemberPct": NotRequired[float],
    "octoberPct": NotRequired[float],
    "novemberPct": NotRequired[float],
    "decemberPct": NotRequired[float],
    "closeRateTarget": NotRequired[float],
    "januaryWeek": NotRequired[float],
    "februaryWeek": NotRequired[float],
    "marchWeek": NotRequired[float],
    "aprilWeek": NotRequired[float],
    "mayWeek": NotRequired[float],
    "juneWeek": NotRequired[float],
    "julyWeek": NotRequired[float],
    "augustWeek": NotRequired[float],
    "septemberWeek": NotRequired[float],
    "octoberWeek": NotRequired[float],
    "novemberWeek": NotRequired[float],
    "decemberWeek": NotRequired[float],
    "januaryLeadTarget": NotRequired[int],
    "februaryLeadTarget": NotRequired[int],
    "marchLeadTarget": NotRequired[int],
    "aprilLeadTarget": NotRequired[int],
    "mayLeadTarget": NotRequired[int],
    "juneLeadTarget": NotRequired[int],
    "julyLeadTarget": NotRequired[int],
    "augustLeadTarget": NotRequired[int],
    "septemberLeadTarget": NotRequired[int],
    "octoberLeadTarget": NotRequired[int],
    "novemberLeadTarget": NotRequired[int],
    "decemberLeadTarget": NotRequired[int],
})
LocationBudgetRequest = TypedDict("LocationBudgetRequest", {
    "annualBudget": NotRequired[float | None],
    "january": NotRequired[float | None],
    "february": NotRequired[float | None],
    "march": NotRequired[float | None],
    "april": NotRequired[float | None],
    "may": NotRequired[float | None],
    "june": NotRequired[float | None],
    "july": NotRequired[float | None],
    "august": NotRequired[float | None],
    "september": NotRequired[float | None],
    "october": NotRequired[float | None],
    "november": NotRequired[float | None],
    "december": NotRequired[float | None],
    "bonusThreshold1": NotRequired[float | None],
    "bonusThreshold2": NotRequired[float | None],
    "bonusThreshold3": NotRequired[float | None],
    "bonusThreshold4": NotRequired[float | None],
    "bonusThreshold5": NotRequired[float | None],
    "inventoryCap": NotRequired[float | None],
    "locationPct": NotRequired[float | None],
    "januaryPct": NotRequired[float | None],
    "februaryPct": NotRequired[float | None],
    "marchPct": NotRequired[float | None],
    "aprilPct": NotRequired[float | None],
    "mayPct": NotRequired[float | None],
    "junePct": NotRequired[float | None],
    "julyPct": NotRequired[float | None],
    "augustPct": NotRequired[float | None],
    "septemberPct": NotRequired[float | None],
    "octoberPct": NotRequired[float | None],
    "novemberPct": NotRequired[float | None],
    "decemberPct": NotRequired[float | None],
    "closeRateTarget": NotRequired[float | None],
    "januaryLeadTarget": NotRequired[int | None],
    "februaryLeadTarget": NotRequired[int | None],
    "marchLeadTarget": NotRequired[int | None],
    "aprilLeadTarget": NotRequired[int | None],
    "mayLeadTarget": NotRequired[int | None],
    "juneLeadTarget": NotRequired[int | None],
    "julyLeadTarget": NotRequired[int | None],
    "augustLeadTarget": NotRequired[int | None],
    "septemberLeadTarget": NotRequired[int | None],
    "octoberLeadTarget": NotRequired[int | None],
    "novemberLeadTarget": NotRequired[int | None],
    "decemberLeadTarget": NotRequired[int | None],
    "januaryWeek": NotRequired[float],
    "februaryWeek": NotRequired[float],
    "marchWeek": NotRequired[float],
    "aprilWeek": NotRequired[float],
    "mayWeek": NotRequired[float],
    "juneWeek": NotRequired[float],
    "julyWeek": NotRequired[float],
    "augustWeek": NotRequired[float],
    "septemberWeek": NotRequired[float],
    "octoberWeek": NotRequired[float],
    "novemberWeek": NotRequired[float],
    "decemberWeek": NotRequired[float],
    "id": NotRequired[str],
    "createdAt": NotRequired[str],
    "updatedAt": NotRequired[str],
    "locationId": str,
    "year": int,
})
LocationItem = TypedDict("LocationItem", {
    "id": str,
    "name": str,
    "slug": str,
    "code": NotRequired[str],
    "address": NotRequired[str],
    "city": NotRequired[str],
    "state": NotRequired[str],
    "zipCode": NotRequired[str],
    "phone": NotRequired[str],
    "contactPerson": NotRequired[str],
    "contactEmail": NotRequired[str],
    "latitude": NotRequired[float],
    "longitude": NotRequired[float],
    "active": bool,
    "salesLot": bool,
    "plant": bool,
    "region": NotRequired[str],
    "timezone": NotRequired[str],
    "storeHours": NotRequired[StoreHoursItem],
    "createdAt": str,
    "updatedAt": str,
})
LotStockAttributes = TypedDict("LotStockAttributes", {
    "siding": NotRequired[str],
    "sidingColor": NotRequired[str],
    "trimColor": NotRequired[str],
    "roofMaterial": NotRequired[str],
    "roofColor": NotRequired[str],
})
LotStockItem = TypedDict("LotStockItem", {
    "id": str,
    "workOrderId": str,
    "serialNumber": str,
    "title": NotRequired[str],
    "purchaseType": str,
    "basePrice": NotRequired[float],
    "price": float,
    "discount": NotRequired[float],
    "discountReason": NotRequired[str],
    "locationId": NotRequired[str],
    "locationName": NotRequired[str],
    "locationSlug": NotRequired[str],
    "images": list[str],
    "heroImages": list[str],
    "frontImages": list[str],
    "backImages": list[str],
    "leftImages": list[str],
    "rightImages": list[str],
    "exteriorImages": list[str],
    "interiorImages": list[str],
    "attributes": NotRequired[LotStockAttributes],
    "sold": bool,
    "storeExpirationDays": int,
    "showWhenExpired": bool,
    "storeExpirationAnchorAt": NotRequired[str],
})
MergeAnswer = TypedDict("MergeAnswer", {
    "survivor": CustomerItem,
    "mergedCustomerId": str,
    "relinkedSalesEntities": int,
})
MergeRequest = TypedDict("MergeRequest", {
    "survivorId": NotRequired[str],
    "into": NotRequired[str],
})
OrderItem = TypedDict("OrderItem", {
    "id": str,
    "orderNumber": int,
    "statusChangedAt": str,
    "customer": ContactItem,
    "salesperson": NotRequired[SalespersonItem],
    "location": NotRequired[LocationBlock],
    "salesSource": NotRequired[str],
    "sourceMetadata": NotRequired[dict[str, object]],
    "externalReferences": NotRequired[dict[str, str]],
    "version": int,
    "createdAt": str,
    "updatedAt": str,
    "pricing": PricingItem,
    "rto": NotRequired[RtoItem],
    "serialNumber": NotRequired[str],
    "workOrderId": NotRequired[str],
    "status": str,
    "deposits": DepositsItem,
    "saleDate": NotRequired[str],
    "soldPricing": NotRequired[SoldPricingItem],
    "cancelled": bool,
    "sourceQuoteId": NotRequired[str],
    "sourceQuoteNumber": NotRequired[int],
    "expectedDeliveryDate": NotRequired[str],
    "deliveredAt": NotRequired[str],
})
OrderStatusRequest = TypedDict("OrderStatusRequest", {
    "actionDescription": NotRequired[str],
    "status": str,
})
PaymentItem = TypedDict("PaymentItem", {
    "id": str,
    "orderId": str,
    "customerId": str,
    "amount": float,
    "currency": NotRequired[str],
    "method": str,
    "status": str,
    "description": NotRequired[str],
    "checkNumber": NotRequired[str],
    "bankName": NotRequired[str],
    "providerReference": NotRequired[str],
    "createdAt": str,
    "refundedAmount": NotRequired[float],
    "refundedAt": NotRequired[str],
})
PaymentLinkItem = TypedDict("PaymentLinkItem", {
    "url": str,
    "sessionId": str,
    "expiresAt": str,
    "emailSent": bool,
})
PendingUpdateItem = TypedDict("PendingUpdateItem", {
    "status": str,
    "requestedAt": str,
    "reason": NotRequired[str],
})
PricingItem = TypedDict("PricingItem", {
    "subtotal": NotRequired[float],
    "total": NotRequired[float],
    "monthlyPayment": NotRequired[float],
    "paymentType": NotRequired[str],
    "discount": NotRequired[float],
    "discountReason": NotRequired[str],
    "changeOrderFee": NotRequired[float],
})
ProductItem = TypedDict("ProductItem", {
    "id": str,
    "name": str,
    "description": NotRequired[str],
    "sku": NotRequired[str],
    "price": NotRequired[float],
    "width": NotRequired[float],
    "length": NotRequired[float],
    "active": bool,
    "images": list[str],
    "createdAt": str,
    "updatedAt": str,
})
QuoteItem = TypedDict("QuoteItem", {
    "id": str,
    "orderNumber": int,
    "statusChangedAt": str,
    "customer": ContactItem,
    "salesperson": NotRequired[SalespersonItem],
    "location": NotRequired[LocationBlock],
    "salesSource": NotRequired[str],
    "sourceMetadata": NotRequired[dict[str, object]],
    "externalReferences": NotRequired[dict[str, str]],
    "version": int,
    "createdAt": str,
    "updatedAt": str,
    "pricing": PricingItem,
    "rto": NotRequired[RtoItem],
    "serialNumber": NotRequired[str],
    "workOrderId": NotRequired[str],
    "status": str,
    "converted": bool,
    "convertedOrderId": NotRequired[str],
    "convertedOrderNumber": NotRequired[int],
    "validUntil": NotRequired[str],
})
QuoteStatusRequest = TypedDict("QuoteStatusRequest", {
    "actionDescription": NotRequired[str],
    "status": str,
})
RateConfigItem = TypedDict("RateConfigItem", {
    "states": NotRequired[list[StateRatesItem]],
    "securityDeposit": NotRequired[SecurityDepositItem],
})
RateLimitItem = TypedDict("RateLimitItem", {
    "requestsPerSecond": float,
    "burst": float,
})
RecordPaymentRequest = TypedDict("RecordPaymentRequest", {
    "method": Literal["card", "ach", "cash", "check", "financed", "manual"],
    "amount": float,
    "description": NotRequired[str],
    "checkNumber": NotRequired[str],
    "bankName": NotRequired[str],
})
RedeliveryItem = TypedDict("RedeliveryItem", {
    "eventId": str,
    "enqueued": int,
})
ReplayItem = TypedDict("ReplayItem", {
    "matched": int,
    "enqueued": int,
    "nextCursor": str,
    "hasMore": bool,
})
ReplayRequest = TypedDict("ReplayRequest", {
    "from": NotRequired[str],
    "to": NotRequired[str],
    "types": NotRequired[list[str]],
    "subscriptionId": NotRequired[str],
    "cursor": NotRequired[str],
    "dryRun": NotRequired[bool],
})
RevenueForecast = TypedDict("RevenueForecast", {
    "period": ForecastPeriod,
    "revenueForecast": ForecastFigures,
    "authorizedDelivery": AuthorizedDelivery,
    "details": NotRequired[ForecastDetails],
    "detailsTruncated": NotRequired[bool],
})
RoleItem = TypedDict("RoleItem", {
    "id": str,
    "name": str,
    "key": str,
    "description": NotRequired[str],
    "isSystem": bool,
})
RolesAnswer = TypedDict("RolesAnswer", {
    "data": list[RoleItem],
})
RtoItem = TypedDict("RtoItem", {
    "termMonths": NotRequired[int],
    "monthlyPayment": NotRequired[float],
    "rent": NotRequired[float],
    "securityDeposit": NotRequired[float],
    "downPayment": NotRequired[float],
    "damageWaiver": NotRequired[float],
    "totalDueToday": NotRequired[float],
    "balance": NotRequired[float],
    "agreementId": NotRequired[str],
    "providerName": NotRequired[str],
})
SalesLedgerMovement = TypedDict("SalesLedgerMovement", {
    "id": str,
    "orderId": str,
    "orderNumber": int,
    "orderNumberString": str,
    "customerId": str,
    "customerName": NotRequired[str],
    "customerPhone": NotRequired[str],
    "locationId": NotRequired[str],
    "locationName": NotRequired[str],
    "salesPersonName": NotRequired[str],
    "serialNumber": NotRequired[str],
    "salesSource": NotRequired[str],
    "saleDate": NotRequired[str],
    "ledgerDate": str,
    "cancelled": bool,
    "currentStatus": str,
    "movementType": str,
    "sourceView": NotRequired[str],
    "previousStatus": NotRequired[str],
    "newStatus": NotRequired[str],
    "reason": NotRequired[str],
    "deltaBasePrice": float,
    "deltaUpgradesAmount": float,
    "deltaRemovedUpgradesAmount": float,
    "deltaAmount": float,
    "newBasePrice": float,
    "newUpgradesAmount": float,
    "newRemovedUpgradesAmount": float,
    "newOrderAmount": float,
    "createdAt": str,
})
SalespersonItem = TypedDict("SalespersonItem", {
    "id": NotRequired[str],
    "name": NotRequired[str],
    "email": NotRequired[str],
})
SandboxItem = TypedDict("SandboxItem", {
    "companyId": str,
    "apiKey": str,
    "baseUrl": str,
    "portalUrl": str,
    "expiresAt": str,
})
SecurityDepositItem = TypedDict("SecurityDepositItem", {
    "type": str,
    "otherPercent": NotRequired[float],
})
SecurityDepositRuleItem = TypedDict("SecurityDepositRuleItem", {
    "minAmount": float,
    "percent": float,
})
SiteCustomerPart = TypedDict("SiteCustomerPart", {
    "first_name": NotRequired[str],
    "last_name": NotRequired[str],
    "email": NotRequired[str],
    "phone": NotRequired[str],
    "zip": NotRequired[str],
})
SiteDeliveryPart = TypedDict("SiteDeliveryPart", {
    "line1": NotRequired[str],
    "line2": NotRequired[str],
    "city": NotRequired[str],
    "state": NotRequired[str],
    "zip": NotRequired[str],
    "country": NotRequired[str],
    "lat": NotRequired[float],
    "lng": NotRequired[float],
})
SiteEventItem = TypedDict("SiteEventItem", {
    "eventId": str,
    "eventType": str,
    "occurredAt": str,
    "sessionId": str,
    "visitorId": NotRequired[str],
    "source": Literal["marketing", "configurator"],
    "siteHost": NotRequired[str],
    "page": NotRequired[str],
    "step": NotRequired[str],
    "menuItem": NotRequired[str],
    "productId": NotRequired[str],
    "productName": NotRequired[str],
    "quoteId": NotRequired[str],
    "configId": NotRequired[str],
    "payload": NotRequired[dict[str, object] | list[object] | str | float | bool],
})
SiteEventPart = TypedDict("SiteEventPart", {
    "event_type": Literal["session.start", "session.resume", "session.complete", "session.abandoned", "page.view", "page.exit", "cta.click", "menu.click", "product.view", "image.view", "filter.apply", "modal.open", "modal.close", "product.select", "color.select", "size.considered", "option.considered", "upgrade.add", "upgrade.remove", "payment.select", "customer.profile", "delivery.address", "identity.resolved", "lead.created", "quote.created"],
    "occurred_at": NotRequired[str],
    "page": NotRequired[str],
    "product_id": NotRequired[str],
    "product_name": NotRequired[str],
    "visitor_id": NotRequired[str],
    "quote_id": NotRequired[str],
    "config_id": NotRequired[str],
    "step": NotRequired[str],
    "menu_item": NotRequired[str],
    "customer": NotRequired[SiteCustomerPart],
    "delivery": NotRequired[SiteDeliveryPart],
    "payment": NotRequired[SitePaymentPart],
    "payload": NotRequired[dict[str, object] | list[object] | str | float | bool],
})
SiteEventsAccepted = TypedDict("SiteEventsAccepted", {
    "success": bool,
    "accepted": int,
})
SiteEventsRequest = TypedDict("SiteEventsRequest", {
    "session_id": str,
    "visitor_id": NotRequired[str],
    "site_host": NotRequired[str],
    "timezone": NotRequired[str],
    "language": NotRequired[str],
    "correlation_id": NotRequired[str],
    "client_ip": NotRequired[str],
    "client_user_agent": NotRequired[str],
    "referrer": NotRequired[str],
    "utm": NotRequired[UtmPart],
    "events": list[SiteEventPart],
    "company_id": NotRequired[dict[str, object]],
})
SitePaymentPart = TypedDict("SitePaymentPart", {
    "payment_type": NotRequired[Literal["RENT_TO_OWN", "CASH"]],
    "monthly_term": NotRequired[float],
    "monthly_payment": NotRequired[float],
    "total_due_today": NotRequired[float],
    "cash_total": NotRequired[float],
    "subtotal": NotRequired[float],
    "trigger": NotRequired[str],
})
SizeItem = TypedDict("SizeItem", {
    "id": str,
    "productId": str,
    "name": str,
    "sku": NotRequired[str],
    "width": float,
    "length": float,
    "price": float,
    "active": bool,
})
SnapshotTrailer = TypedDict("SnapshotTrailer", {
    "nextCursor": str,
    "count": int,
})
SoldPricingItem = TypedDict("SoldPricingItem", {
    "basePrice": NotRequired[float],
    "upgradesAmount": NotRequired[float],
    "deliveryFee": NotRequired[float],
    "taxAmount": NotRequired[float],
    "materialSurcharge": NotRequired[float],
    "discount": NotRequired[float],
    "removedUpgradesAmount": NotRequired[float],
    "subtotal": NotRequired[float],
    "total": NotRequired[float],
})
SoldPricingRequest = TypedDict("SoldPricingRequest", {
    "basePrice": NotRequired[float | None],
    "upgradesAmount": NotRequired[float | None],
    "deliveryFee": NotRequired[float | None],
    "taxAmount": NotRequired[float | None],
    "materialSurcharge": NotRequired[float | None],
    "discount": NotRequired[float | None],
    "removedUpgradesAmount": NotRequired[float | None],
    "subtotal": NotRequired[float | None],
    "total": NotRequired[float | None],
})
StateLegalItem = TypedDict("StateLegalItem", {
    "id": str,
    "agreementId": str,
    "stateCode": str,
    "lessorLegalName": NotRequired[str],
    "lessorAddressLine1": NotRequired[str],
    "lessorAddressLine2": NotRequired[str],
    "sections": list[LegalSectionItem],
    "arbitrationText": NotRequired[str],
    "acknowledgementText": NotRequired[str],
    "includeCustomerDataSheet": bool,
    "includeStateRpaPages": bool,
    "createdAt": str,
    "updatedAt": str,
})
StateLegals = TypedDict("StateLegals", {
    "data": list[StateLegalItem],
})
StateRatesItem = TypedDict("StateRatesItem", {
    "stateCode": str,
    "termRates": NotRequired[list[TermRateItem]],
    "securityDepositOptions": NotRequired[list[float]],
    "securityDepositRules": NotRequired[list[SecurityDepositRuleItem]],
})
StatusHistoryEntry = TypedDict("StatusHistoryEntry", {
    "status": str,
    "previousStatus": NotRequired[str],
    "description": NotRequired[str],
    "changedAt": str,
    "actor": HistoryActor,
})
StockTemplateItem = TypedDict("StockTemplateItem", {
    "id": str,
    "workOrderNumber": str,
    "templateName": NotRequired[str],
    "productName": NotRequired[str],
    "description": NotRequired[str],
    "descriptionHtml": NotRequired[str],
    "tags": list[str],
    "images": list[str],
    "basePrice": NotRequired[float],
    "upgradesPrice": NotRequired[float],
    "removedPrice": NotRequired[float],
    "configuratorId": NotRequired[str],
    "structuraUrl": NotRequired[str],
    "productId": NotRequired[str],
    "sizeId": NotRequired[str],
})
StoreHoursItem = TypedDict("StoreHoursItem", {
    "mon": NotRequired[DayHoursItem],
    "tue": NotRequired[DayHoursItem],
    "wed": NotRequired[DayHoursItem],
    "thu": NotRequired[DayHoursItem],
    "fri": NotRequired[DayHoursItem],
    "sat": NotRequired[DayHoursItem],
    "sun": NotRequired[DayHoursItem],
})
TermRateItem = TypedDict("TermRateItem", {
    "months": int,
    "rate": float,
})
TokenErrorItem = TypedDict("TokenErrorItem", {
    "error": str,
    "error_description": NotRequired[str],
})
TokenForm = TypedDict("TokenForm", {
    "grant_type": Literal["client_credentials"],
    "client_id": NotRequired[str],
    "client_secret": NotRequired[str],
    "scope": NotRequired[str],
})
TokenItem = TypedDict("TokenItem", {
    "access_token": str,
    "token_type": Literal["Bearer"],
    "expires_in": float,
    "scope": str,
})
UpgradeRequest = TypedDict("UpgradeRequest", {
    "productId": str,
    "quantity": NotRequired[float],
    "price": NotRequired[float],
    "lineKey": NotRequired[str],
})
UsedKeyItem = TypedDict("UsedKeyItem", {
    "method": str,
    "path": str,
    "status": Literal["running", "finished"],
    "since": str,
    "httpStatus": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "finishedAt": NotRequired[str],
    "expiresAt": NotRequired[str],
    "erased": bool,
})
UsedKeysItem = TypedDict("UsedKeysItem", {
    "data": list[UsedKeyItem],
})
UserItem = TypedDict("UserItem", {
    "id": str,
    "name": str,
    "email": str,
    "phone": NotRequired[str],
    "active": bool,
    "locationIds": list[str],
    "allLocations": bool,
    "inLeadRoutingPool": bool,
    "createdAt": str,
})
UtmPart = TypedDict("UtmPart", {
    "source": NotRequired[str],
    "utm_source": NotRequired[str],
    "medium": NotRequired[str],
    "utm_medium": NotRequired[str],
    "campaign": NotRequired[str],
    "utm_campaign": NotRequired[str],
    "term": NotRequired[str],
    "utm_term": NotRequired[str],
    "content": NotRequired[str],
    "utm_content": NotRequired[str],
})
WebhookDeliveryItem = TypedDict("WebhookDeliveryItem", {
    "id": str,
    "eventId": str,
    "eventType": str,
    "subscriptionId": str,
    "url": str,
    "attempt": int,
    "statusCode": NotRequired[int],
    "ok": bool,
    "durationMs": int,
    "error": NotRequired[str],
    "attemptedAt": str,
    "deliveredAt": str,
    "nextAttemptAt": NotRequired[str],
})
WholeWorkOrderItem = TypedDict("WholeWorkOrderItem", {
    "id": str,
    "workOrderNumber": int,
    "serialNumber": NotRequired[str],
    "title": NotRequired[str],
    "status": str,
    "statusChangedAt": str,
    "orderId": NotRequired[str],
    "orderNumber": NotRequired[int],
    "location": NotRequired[LocationBlock],
    "basePrice": NotRequired[float],
    "promisedDate": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "version": int,
    "createdAt": str,
    "updatedAt": str,
    "delivery": NotRequired[DeliveryBlock],
})
WorkOrderItem = TypedDict("WorkOrderItem", {
    "id": str,
    "workOrderNumber": int,
    "serialNumber": NotRequired[str],
    "title": NotRequired[str],
    "status": str,
    "statusChangedAt": str,
    "orderId": NotRequired[str],
    "orderNumber": NotRequired[int],
    "location": NotRequired[LocationBlock],
    "basePrice": NotRequired[float],
    "promisedDate": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "version": int,
    "createdAt": str,
    "updatedAt": str,
})
WorkOrderStatusRequest = TypedDict("WorkOrderStatusRequest", {
    "actionDescription": NotRequired[str],
    "status": str,
})
EventItem = TypedDict("EventItem", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
})
ContractSentEventData = TypedDict("ContractSentEventData", {
    "orderId": str,
    "status": str,
    "contractNumber": NotRequired[str],
    "locationId": NotRequired[str],
})
ContractSentEvent = TypedDict("ContractSentEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": ContractSentEventData,
    "type": Literal["contract.sent"],
    "resourceType": Literal["contract"],
})
ContractSignedEventData = TypedDict("ContractSignedEventData", {
    "orderId": str,
    "status": str,
    "contractNumber": NotRequired[str],
    "locationId": NotRequired[str],
})
ContractSignedEvent = TypedDict("ContractSignedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": ContractSignedEventData,
    "type": Literal["contract.signed"],
    "resourceType": Literal["contract"],
})
ContractCompletedEventData = TypedDict("ContractCompletedEventData", {
    "orderId": str,
    "status": str,
    "contractNumber": NotRequired[str],
    "locationId": NotRequired[str],
})
ContractCompletedEvent = TypedDict("ContractCompletedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": ContractCompletedEventData,
    "type": Literal["contract.completed"],
    "resourceType": Literal["contract"],
})
ContractVoidedEventData = TypedDict("ContractVoidedEventData", {
    "orderId": str,
    "status": str,
    "contractNumber": NotRequired[str],
    "locationId": NotRequired[str],
})
ContractVoidedEvent = TypedDict("ContractVoidedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": ContractVoidedEventData,
    "type": Literal["contract.voided"],
    "resourceType": Literal["contract"],
})
CustomerCreatedEventData = TypedDict("CustomerCreatedEventData", {
    "code": NotRequired[str],
    "active": bool,
    "erased": NotRequired[bool],
})
CustomerCreatedEvent = TypedDict("CustomerCreatedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": CustomerCreatedEventData,
    "type": Literal["customer.created"],
    "resourceType": Literal["customer"],
})
CustomerUpdatedEventData = TypedDict("CustomerUpdatedEventData", {
    "code": NotRequired[str],
    "active": bool,
    "erased": NotRequired[bool],
    "changedFields": list[str],
})
CustomerUpdatedEvent = TypedDict("CustomerUpdatedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": CustomerUpdatedEventData,
    "type": Literal["customer.updated"],
    "resourceType": Literal["customer"],
})
CustomerMergedEventData = TypedDict("CustomerMergedEventData", {
    "code": NotRequired[str],
    "active": bool,
    "erased": NotRequired[bool],
    "mergedCustomerId": str,
    "survivorId": str,
})
CustomerMergedEvent = TypedDict("CustomerMergedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": CustomerMergedEventData,
    "type": Literal["customer.merged"],
    "resourceType": Literal["customer"],
})
CustomerDeletedEvent = TypedDict("CustomerDeletedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": NotRequired[object],
    "type": Literal["customer.deleted"],
    "resourceType": Literal["customer"],
})
DocumentCreatedEventData = TypedDict("DocumentCreatedEventData", {
    "entityType": str,
    "entityId": str,
    "type": str,
    "locationId": NotRequired[str],
})
DocumentCreatedEvent = TypedDict("DocumentCreatedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": DocumentCreatedEventData,
    "type": Literal["document.created"],
    "resourceType": Literal["document"],
})
PaymentCreatedEventData = TypedDict("PaymentCreatedEventData", {
    "orderId": str,
    "customerId": NotRequired[str],
    "status": str,
    "method": str,
    "amount": float,
    "currency": NotRequired[str],
    "locationId": NotRequired[str],
})
PaymentCreatedEvent = TypedDict("PaymentCreatedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": PaymentCreatedEventData,
    "type": Literal["payment.created"],
    "resourceType": Literal["payment"],
})
PaymentPaidEventData = TypedDict("PaymentPaidEventData", {
    "orderId": str,
    "customerId": NotRequired[str],
    "status": str,
    "method": str,
    "amount": float,
    "currency": NotRequired[str],
    "locationId": NotRequired[str],
})
PaymentPaidEvent = TypedDict("PaymentPaidEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": PaymentPaidEventData,
    "type": Literal["payment.paid"],
    "resourceType": Literal["payment"],
})
PaymentFailedEventData = TypedDict("PaymentFailedEventData", {
    "orderId": str,
    "customerId": NotRequired[str],
    "status": str,
    "method": str,
    "amount": float,
    "currency": NotRequired[str],
    "locationId": NotRequired[str],
})
PaymentFailedEvent = TypedDict("PaymentFailedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": PaymentFailedEventData,
    "type": Literal["payment.failed"],
    "resourceType": Literal["payment"],
})
PaymentRefundedEventData = TypedDict("PaymentRefundedEventData", {
    "orderId": str,
    "customerId": NotRequired[str],
    "status": str,
    "method": str,
    "amount": float,
    "currency": NotRequired[str],
    "locationId": NotRequired[str],
})
PaymentRefundedEvent = TypedDict("PaymentRefundedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": PaymentRefundedEventData,
    "type": Literal["payment.refunded"],
    "resourceType": Literal["payment"],
})
PaymentUpdatedEventData = TypedDict("PaymentUpdatedEventData", {
    "orderId": str,
    "customerId": NotRequired[str],
    "status": str,
    "method": str,
    "amount": float,
    "currency": NotRequired[str],
    "locationId": NotRequired[str],
    "changedFields": list[str],
})
PaymentUpdatedEvent = TypedDict("PaymentUpdatedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": PaymentUpdatedEventData,
    "type": Literal["payment.updated"],
    "resourceType": Literal["payment"],
})
LeadCreatedEventData = TypedDict("LeadCreatedEventData", {
    "orderNumber": int,
    "status": str,
    "customerId": NotRequired[str],
    "locationId": NotRequired[str],
})
LeadCreatedEvent = TypedDict("LeadCreatedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": LeadCreatedEventData,
    "type": Literal["lead.created"],
    "resourceType": Literal["lead"],
})
LeadUpdatedEventData = TypedDict("LeadUpdatedEventData", {
    "orderNumber": int,
    "status": str,
    "customerId": NotRequired[str],
    "locationId": NotRequired[str],
    "changedFields": list[str],
})
LeadUpdatedEvent = TypedDict("LeadUpdatedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": LeadUpdatedEventData,
    "type": Literal["lead.updated"],
    "resourceType": Literal["lead"],
})
LeadStatusChangedEventData = TypedDict("LeadStatusChangedEventData", {
    "orderNumber": int,
    "status": str,
    "customerId": NotRequired[str],
    "locationId": NotRequired[str],
    "previousStatus": str,
})
LeadStatusChangedEvent = TypedDict("LeadStatusChangedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": LeadStatusChangedEventData,
    "type": Literal["lead.status_changed"],
    "resourceType": Literal["lead"],
})
LeadDeletedEvent = TypedDict("LeadDeletedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": NotRequired[object],
    "type": Literal["lead.deleted"],
    "resourceType": Literal["lead"],
})
QuoteCreatedEventData = TypedDict("QuoteCreatedEventData", {
    "orderNumber": int,
    "status": str,
    "customerId": NotRequired[str],
    "locationId": NotRequired[str],
    "total": NotRequired[float],
    "convertedOrderId": NotRequired[str],
})
QuoteCreatedEvent = TypedDict("QuoteCreatedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": QuoteCreatedEventData,
    "type": Literal["quote.created"],
    "resourceType": Literal["quote"],
})
QuoteUpdatedEventData = TypedDict("QuoteUpdatedEventData", {
    "orderNumber": int,
    "status": str,
    "customerId": NotRequired[str],
    "locationId": NotRequired[str],
    "total": NotRequired[float],
    "convertedOrderId": NotRequired[str],
    "changedFields": list[str],
})
QuoteUpdatedEvent = TypedDict("QuoteUpdatedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": QuoteUpdatedEventData,
    "type": Literal["quote.updated"],
    "resourceType": Literal["quote"],
})
QuoteStatusChangedEventData = TypedDict("QuoteStatusChangedEventData", {
    "orderNumber": int,
    "status": str,
    "customerId": NotRequired[str],
    "locationId": NotRequired[str],
    "total": NotRequired[float],
    "convertedOrderId": NotRequired[str],
    "previousStatus": str,
})
QuoteStatusChangedEvent = TypedDict("QuoteStatusChangedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": QuoteStatusChangedEventData,
    "type": Literal["quote.status_changed"],
    "resourceType": Literal["quote"],
})
QuoteSentEventData = TypedDict("QuoteSentEventData", {
    "orderNumber": int,
    "status": str,
    "customerId": NotRequired[str],
    "locationId": NotRequired[str],
    "total": NotRequired[float],
    "convertedOrderId": NotRequired[str],
})
QuoteSentEvent = TypedDict("QuoteSentEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": QuoteSentEventData,
    "type": Literal["quote.sent"],
    "resourceType": Literal["quote"],
})
QuoteExpiredEventData = TypedDict("QuoteExpiredEventData", {
    "orderNumber": int,
    "status": str,
    "customerId": NotRequired[str],
    "locationId": NotRequired[str],
    "total": NotRequired[float],
    "convertedOrderId": NotRequired[str],
})
QuoteExpiredEvent = TypedDict("QuoteExpiredEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": QuoteExpiredEventData,
    "type": Literal["quote.expired"],
    "resourceType": Literal["quote"],
})
QuoteDeletedEvent = TypedDict("QuoteDeletedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": NotRequired[object],
    "type": Literal["quote.deleted"],
    "resourceType": Literal["quote"],
})
OrderCreatedEventData = TypedDict("OrderCreatedEventData", {
    "orderNumber": int,
    "status": str,
    "customerId": NotRequired[str],
    "locationId": NotRequired[str],
    "total": NotRequired[float],
})
OrderCreatedEvent = TypedDict("OrderCreatedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": OrderCreatedEventData,
    "type": Literal["order.created"],
    "resourceType": Literal["order"],
})
OrderUpdatedEventData = TypedDict("OrderUpdatedEventData", {
    "orderNumber": int,
    "status": str,
    "customerId": NotRequired[str],
    "locationId": NotRequired[str],
    "total": NotRequired[float],
    "changedFields": list[str],
})
OrderUpdatedEvent = TypedDict("OrderUpdatedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": OrderUpdatedEventData,
    "type": Literal["order.updated"],
    "resourceType": Literal["order"],
})
OrderStatusChangedEventData = TypedDict("OrderStatusChangedEventData", {
    "orderNumber": int,
    "status": str,
    "customerId": NotRequired[str],
    "locationId": NotRequired[str],
    "total": NotRequired[float],
    "previousStatus": str,
})
OrderStatusChangedEvent = TypedDict("OrderStatusChangedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": OrderStatusChangedEventData,
    "type": Literal["order.status_changed"],
    "resourceType": Literal["order"],
})
OrderCancelledEventData = TypedDict("OrderCancelledEventData", {
    "orderNumber": int,
    "status": str,
    "customerId": NotRequired[str],
    "locationId": NotRequired[str],
    "total": NotRequired[float],
    "previousStatus": str,
})
OrderCancelledEvent = TypedDict("OrderCancelledEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": OrderCancelledEventData,
    "type": Literal["order.cancelled"],
    "resourceType": Literal["order"],
})
OrderDeletedEvent = TypedDict("OrderDeletedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": NotRequired[object],
    "type": Literal["order.deleted"],
    "resourceType": Literal["order"],
})
WorkOrderCreatedEventData = TypedDict("WorkOrderCreatedEventData", {
    "workOrderNumber": int,
    "status": str,
    "serialNumber": NotRequired[str],
    "locationId": NotRequired[str],
    "quoteId": NotRequired[str],
    "orderId": NotRequired[str],
    "orderNumber": NotRequired[int],
    "previousQuoteId": NotRequired[str],
    "previousOrderId": NotRequired[str],
})
WorkOrderCreatedEvent = TypedDict("WorkOrderCreatedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": WorkOrderCreatedEventData,
    "type": Literal["work_order.created"],
    "resourceType": Literal["work_order"],
})
WorkOrderUpdatedEventData = TypedDict("WorkOrderUpdatedEventData", {
    "workOrderNumber": int,
    "status": str,
    "serialNumber": NotRequired[str],
    "locationId": NotRequired[str],
    "quoteId": NotRequired[str],
    "orderId": NotRequired[str],
    "orderNumber": NotRequired[int],
    "previousQuoteId": NotRequired[str],
    "previousOrderId": NotRequired[str],
    "changedFields": list[str],
})
WorkOrderUpdatedEvent = TypedDict("WorkOrderUpdatedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": WorkOrderUpdatedEventData,
    "type": Literal["work_order.updated"],
    "resourceType": Literal["work_order"],
})
WorkOrderStatusChangedEventData = TypedDict("WorkOrderStatusChangedEventData", {
    "workOrderNumber": int,
    "status": str,
    "serialNumber": NotRequired[str],
    "locationId": NotRequired[str],
    "quoteId": NotRequired[str],
    "orderId": NotRequired[str],
    "orderNumber": NotRequired[int],
    "previousQuoteId": NotRequired[str],
    "previousOrderId": NotRequired[str],
    "previousStatus": str,
})
WorkOrderStatusChangedEvent = TypedDict("WorkOrderStatusChangedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": WorkOrderStatusChangedEventData,
    "type": Literal["work_order.status_changed"],
    "resourceType": Literal["work_order"],
})
WorkOrderDeletedEvent = TypedDict("WorkOrderDeletedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": NotRequired[object],
    "type": Literal["work_order.deleted"],
    "resourceType": Literal["work_order"],
})
DeliveryScheduledEventData = TypedDict("DeliveryScheduledEventData", {
    "workOrderId": str,
    "orderId": NotRequired[str],
    "status": str,
})
DeliveryScheduledEvent = TypedDict("DeliveryScheduledEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": DeliveryScheduledEventData,
    "type": Literal["delivery.scheduled"],
    "resourceType": Literal["delivery"],
})
DeliveryDispatchedEventData = TypedDict("DeliveryDispatchedEventData", {
    "workOrderId": str,
    "orderId": NotRequired[str],
    "status": str,
})
DeliveryDispatchedEvent = TypedDict("DeliveryDispatchedEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": DeliveryDispatchedEventData,
    "type": Literal["delivery.dispatched"],
    "resourceType": Literal["delivery"],
})
DeliveryDeliveredEventData = TypedDict("DeliveryDeliveredEventData", {
    "workOrderId": str,
    "orderId": NotRequired[str],
    "status": str,
})
DeliveryDeliveredEvent = TypedDict("DeliveryDeliveredEvent", {
    "id": str,
    "occurredAt": str,
    "resourceId": str,
    "resourceVersion": NotRequired[int],
    "resourceUrl": NotRequired[str],
    "externalReferences": NotRequired[dict[str, str]],
    "data": DeliveryDeliveredEventData,
    "type": Literal["delivery.delivered"],
    "resourceType": Literal["delivery"],
})
PartnerEvent: TypeAlias = ContractSentEvent | ContractSignedEvent | ContractCompletedEvent | ContractVoidedEvent | CustomerCreatedEvent | CustomerUpdatedEvent | CustomerMergedEvent | CustomerDeletedEvent | DocumentCreatedEvent | PaymentCreatedEvent | PaymentPaidEvent | PaymentFailedEvent | PaymentRefundedEvent | PaymentUpdatedEvent | LeadCreatedEvent | LeadUpdatedEvent | LeadStatusChangedEvent | LeadDeletedEvent | QuoteCreatedEvent | QuoteUpdatedEvent | QuoteStatusChangedEvent | QuoteSentEvent | QuoteExpiredEvent | QuoteDeletedEvent | OrderCreatedEvent | OrderUpdatedEvent | OrderStatusChangedEvent | OrderCancelledEvent | OrderDeletedEvent | WorkOrderCreatedEvent | WorkOrderUpdatedEvent | WorkOrderStatusChangedEvent | WorkOrderDeletedEvent | DeliveryScheduledEvent | DeliveryDispatchedEvent | DeliveryDeliveredEvent
ListEventsResult = TypedDict("ListEventsResult", {
    "data": list[PartnerEvent],
    "nextCursor": str,
    "hasMore": bool,
})
ListSiteEventsResult = TypedDict("ListSiteEventsResult", {
    "data": list[SiteEventItem],
    "nextCursor": NotRequired[str],
    "hasMore": bool,
})
