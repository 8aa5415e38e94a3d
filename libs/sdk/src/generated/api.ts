// Made of docs/openapi.json by `npm run sdk`.

export interface paths {
  '/configurator/launch/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Open the configurator
     * @description Where `launchUrl` leads a visitor: the first request uses the link up and redirects into the
     * configurator. A prefetch uses nothing up. Afterwards, and once it has expired, the link is 410.
     *
     *     No credential is needed.
     */
    get: operations['openConfigurator'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    /**
     * Check a launch link
     * @description For mail scanners and link previews: nothing is told, and the link stays good.
     *
     *     No credential is needed.
     */
    head: operations['checkLaunchLink'];
    patch?: never;
    trace?: never;
  };
  '/configurator/return/{sessionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Leave the configurator
     * @description The way back from the configurator to the `returnUrl` of the session, for 24 hours from its
     * opening.
     *
     *     No credential is needed.
     */
    get: operations['leaveConfigurator'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/document-downloads/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the file of a document
     * @description The file itself, at the `downloadUrl` of a document; the link is the credential. It is used
     * up once every byte was delivered. `HEAD` and ranges use nothing up, and a download that breaks off leaves
     * the link free. Of several downloads at once one is made.
     *
     *     No credential is needed.
     */
    get: operations['downloadDocumentFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/oauth/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an access token
     * @description Exchanges id and secret of an OAuth client for an access token (client credentials grant, RFC
     * 6749 section 4.4). Send them by HTTP Basic or in the form, not both. Keep the token for `expires_in`
     * seconds; there are no refresh tokens. Errors come in the form of OAuth: `error` is a code, and
     * `error_description` says more.
     *
     *     No credential is needed.
     */
    post: operations['createAccessToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/agreements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List agreements
     * @description Agreements between two companies that yours is a party of, newest first unless ordered
     * otherwise.
     *
     *     Scope: `partner-api.agreements.read`.
     */
    get: operations['listAgreements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/agreements/active': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the active agreement
     * @description The active agreement that was updated last. 404 when none is active.
     *
     *     Scope: `partner-api.agreements.read`.
     */
    get: operations['getActiveAgreement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/agreements/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an agreement
     * @description One agreement, under the id that both parties see. 404 when your company is no party of it.
     *
     *     Scope: `partner-api.agreements.read`.
     */
    get: operations['getAgreement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/agreements/{id}/state-legal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the legal configurations of an agreement
     * @description Legal configurations of an agreement, one for each state that has one, by state code.
     *
     *     Scope: `partner-api.agreements.read`.
     */
    get: operations['listAgreementStateLegals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/agreements/{id}/state-legal/{state}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the legal configuration of a state
     * @description The legal configuration of an agreement for one state, whose code matches in any case.
     *
     *     Scope: `partner-api.agreements.read`.
     */
    get: operations['getAgreementStateLegal'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/company': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get your company
     * @description Name, address, timezone and kind of the company that your credential belongs to.
     *
     *     Scope: `partner-api.company.read`.
     */
    get: operations['getCompany'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/configurator-sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a configurator session
     * @description Makes a link that opens the 3D configurator once, for a customer, a quote or a unit. Whoever
     * leaves the configurator comes back to `returnUrl`. Of `quoteId`, `workOrderId` and `serialNumber` at most
     * one is given; an empty body is enough. 409 when your company has no configurator, or the customer was
     * merged. 400 for a `returnUrl` whose origin is not allowed.
     *
     *     Scope: `partner-api.configurator-sessions.write`.
     */
    post: operations['createConfiguratorSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/customers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List customers
     * @description Customers of your company, newest first unless `sort` and `order` say otherwise. Customers
     * that were merged into others are listed with `includeMerged=true` only.
     *
     *     Scope: `partner-api.customers.read`.
     */
    get: operations['listCustomers'];
    put?: never;
    /**
     * Create a customer
     * @description Creates an active customer, who goes to the connected CRM afterwards. Emits
     * `customer.created`. 409 when another live customer has the email, whatever its case.
     *
     *     Scope: `partner-api.customers.write`.
     */
    post: operations['createCustomer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/customers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a customer
     * @description One customer, with its version as `ETag`. A merged one is answered too, with the survivor in
     * `mergedInto`.
     *
     *     Scope: `partner-api.customers.read`.
     */
    get: operations['getCustomer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a customer
     * @description Changes the fields that are given, and leaves the others; `null` clears one that may be
     * empty. A change emits `customer.updated` and increases `version`. Leads, quotes and orders keep the
     * contact they were given. 409 for an email of another customer, for a customer that was merged, and for a
     * stale `If-Match`.
     *
     *     Scope: `partner-api.customers.write`.
     */
    patch: operations['updateCustomer'];
    trace?: never;
  };
  '/partner/v1/customers/{id}/merge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Merge two customers
     * @description Merges the customer in the path into the survivor: every lead, quote and order moves over. It
     * cannot be undone. Emits `customer.merged`, and `.updated` for each record that moved. 400 for a malformed
     * id and for merging a customer into itself, 404 when one of the two does not exist, 409 when one of them
     * was merged already.
     *
     *     Scope: `partner-api.customers.write`.
     */
    post: operations['mergeCustomers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List documents
     * @description Documents of one order, quote or work order, newest first unless ordered otherwise.
     * `entityType` and `entityId` are required. 404 when there is no such record, or it is hidden.
     *
     *     Scope: `partner-api.documents.read`.
     */
    get: operations['listDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/documents/{id}/download': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Create a download link of a document
     * @description Makes a link to the file of a document, good for one complete download within 10 minutes. Ask
     * for a new link each time. Do not send your credential to the link: whoever has it can download.
     *
     *     Scope: `partner-api.documents.read`.
     */
    get: operations['createDocumentDownload'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/domains': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List domains
     * @description Subdomains that show your catalog, with their locations and products, by subdomain and apex
     * domain. With a filter, entries of other locations are left out, and so are domains that then have none.
     *
     *     Scope: `partner-api.domains.read`.
     */
    get: operations['listDomains'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the event feed
     * @description Events after `cursor`, oldest first: what changed in your company, whoever changed it. Poll
     * with the `nextCursor` of the answer before until `hasMore` is false; no event is ever skipped. Without a
     * cursor the feed begins with the oldest event that is kept. An unknown or expired cursor is 400.
     *
     *     Scope: `partner-api.events.read`.
     */
    get: operations['listEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/events/checksum': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check a copy of the event feed
     * @description Adds up the events behind `from` and up to `to`, as a reader of the feed with the same
     * `types` gets them now. `digest` is the SHA-256 over the ids of these events in the order of the feed, each
     * followed by a line feed. Make it of the next `count` ids that you have stored: if they differ, an event is
     * missing, doubled or misplaced. An answer looks at 10,000 events at most; while `hasMore` is true, go on
     * with `nextCursor` as `from`. A cursor that is unknown or expired, and a `to` ahead of `from`, are 400.
     *
     *     Scope: `partner-api.events.read`.
     */
    get: operations['getEventChecksum'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/events/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deliver many events again
     * @description Sends the events of a time, of some types, or all of them again to the active webhook
     * endpoints that take them. With `dryRun` nothing is sent, and up to 10,000 events are counted; otherwise a
     * call takes up to 1,000. An endpoint with 1,000 deliveries pending takes no more: wait, and go on; or name
     * another in `subscriptionId`. While `hasMore` is true, repeat the call with `nextCursor` as `cursor` and a
     * new idempotency key. Deliveries that are still pending are neither doubled nor counted in `enqueued`. 404
     * for a subscription that your company does not have.
     *
     *     Scope: `partner-api.events.read`.
     */
    post: operations['replayEvents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/events/{id}/redeliver': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deliver an event again
     * @description Sends an event again to every active webhook endpoint that takes its type, in a new series of
     * attempts. Deliveries that are still pending are neither doubled nor counted. The body is empty. 503 while
     * it is not possible: try again.
     *
     *     Scope: `partner-api.events.read`.
     */
    post: operations['redeliverEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/leads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List leads
     * @description Leads of your company, newest first unless `sort` and `order` say otherwise. Filters narrow
     * each other down; a value that nothing has gives an empty page and no error.
     *
     *     Scope: `partner-api.leads.read`.
     */
    get: operations['listLeads'];
    put?: never;
    /**
     * Create a lead
     * @description Creates a lead in the status `Open`, with the next number of your company. The contact finds
     * a customer by email, or by phone and name, or makes one. A new customer goes to the connected CRM. Where
     * the location routes leads and no sales person is given, one of its users is chosen. Emits `lead.created`,
     * and `customer.created` for a new customer. 404 when the location does not exist or is hidden.
     *
     *     Scope: `partner-api.leads.write`.
     */
    post: operations['createLead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/leads/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a lead
     * @description One lead, with its version as `ETag` for a later `If-Match`. 404 for an id that your company
     * does not have, and for a deleted lead.
     *
     *     Scope: `partner-api.leads.read`.
     */
    get: operations['getLead'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a lead
     * @description Changes the fields that are given, and leaves the others. `null` clears a field that may be
     * empty. Maps are merged by key, and `null` for a key removes it. A change emits `lead.updated` and
     * increases `version`; a request that changes nothing does neither. A stale `If-Match` is 409 with the
     * present version in `ETag`.
     *
     *     Scope: `partner-api.leads.write`.
     */
    patch: operations['updateLead'];
    trace?: never;
  };
  '/partner/v1/leads/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the status of a lead
     * @description Moves a lead: Open to Lost or Retired, Lost or Retired to Open. Writes an entry of the status
     * history, with `actionDescription` as its note, and emits `lead.status_changed`. A name that leads do not
     * have is 400, a move that is not allowed is 409 and names both statuses.
     *
     *     Scope: `partner-api.leads.write`.
     */
    post: operations['changeLeadStatus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/leads/{id}/status-history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the status history of a lead
     * @description What became of the lead, newest first unless `order=asc`, whoever moved it.
     *
     *     Scope: `partner-api.leads.read`.
     */
    get: operations['listLeadStatusHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/location-budgets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List location budgets
     * @description Yearly targets of your locations, newest first.
     *
     *     Scope: `partner-api.location-budgets.read`.
     */
    get: operations['listLocationBudgets'];
    put?: never;
    /**
     * Create a location budget
     * @description Sets the targets of a location for a year that has none. 409 when the year has a budget
     * already.
     *
     *     Scope: `partner-api.location-budgets.write`.
     */
    post: operations['createLocationBudget'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/location-budgets/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a location budget
     * @description The targets of one location for one calendar year.
     *
     *     Scope: `partner-api.location-budgets.read`.
     */
    get: operations['getLocationBudget'];
    /**
     * Replace a location budget
     * @description Replaces the whole budget: whatever is not given is cleared. The answer of a read can be sent
     * back as it is, read-only fields included, which have no effect. 409 when the other location or year that
     * it names has a budget already.
     *
     *     Scope: `partner-api.location-budgets.write`.
     */
    put: operations['replaceLocationBudget'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/locations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List locations
     * @description Locations of your company that are not hidden from partners, newest first unless sorted
     * otherwise.
     *
     *     Scope: `partner-api.locations.read`.
     */
    get: operations['listLocations'];
    put?: never;
    /**
     * Create a location
     * @description Creates a location, which has an address, or latitude and longitude together. The slug is
     * made of the name unless given; one that is taken gets `-2`, `-3` and so on. 409 when another location has
     * the code, whatever its case. Locations have no version and emit no events.
     *
     *     Scope: `partner-api.locations.write`.
     */
    post: operations['createLocation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/locations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a location
     * @description One location. 404 when it is hidden from partners.
     *
     *     Scope: `partner-api.locations.read`.
     */
    get: operations['getLocation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a location
     * @description Changes the fields that are given, and leaves the others; `null` clears one that may be
     * empty. A new name keeps the slug. 409 when another location has the code.
     *
     *     Scope: `partner-api.locations.write`.
     */
    patch: operations['updateLocation'];
    trace?: never;
  };
  '/partner/v1/locations/{id}/domains': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the domains of a location
     * @description Domains that show a location, with the entries of that location alone, by subdomain and apex
     * domain.
     *
     *     Scope: `partner-api.domains.read`.
     */
    get: operations['listLocationDomains'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/lot-stock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List lot stock
     * @description Units that can be bought off the lot, one item each, newest first unless sorted otherwise. A
     * sold unit stays for `storeExpirationDays` with `sold` true. Availability has no events of its own: it
     * changes with work orders, quotes and orders.
     *
     *     Scope: `partner-api.lot-stock.read`.
     */
    get: operations['listLotStock'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get your credential
     * @description Which company your credential belongs to, what it may do, and how often. Any valid credential
     * will do.
     *
     *     Scope: none, any valid credential will do.
     */
    get: operations['getMe'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List orders
     * @description Orders of your company at visible locations, newest first unless `sort` and `order` say
     * otherwise. Filters narrow each other down; a value that nothing has gives an empty page and no error.
     *
     *     Scope: `partner-api.orders.read`.
     */
    get: operations['listOrders'];
    put?: never;
    /**
     * Create an order
     * @description Creates an order in the status `Unsubmitted`, with the next number of your company and its
     * line items. Name the customer by `customerId`, or give a contact that finds or makes one. Amounts that are
     * not given come from product, size and upgrades. A new customer goes to the connected CRM; the ledger gets
     * its first movement. Emits `order.created`, and `customer.created` for a new customer. 404 when a location,
     * product, size, sales person or customer that is named does not exist.
     *
     *     Scope: `partner-api.orders.write`.
     */
    post: operations['createOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/orders/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an order
     * @description One order, with its version as `ETag` for a later `If-Match`. 404 for an id that your company
     * does not have, for a deleted order, and for one at a hidden location.
     *
     *     Scope: `partner-api.orders.read`.
     */
    get: operations['getOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update an order
     * @description Changes the fields that are given, and leaves the others. `null` clears a field that may be
     * empty. Contact fields change the copy on the order, not the customer. A change emits `order.updated` and
     * increases `version`; a request that changes nothing does neither. 423 when a signed contract locks
     * customer, delivery or location. A stale `If-Match` is 409.
     *
     *     Scope: `partner-api.orders.write`.
     */
    patch: operations['updateOrder'];
    trace?: never;
  };
  '/partner/v1/orders/{id}/contract': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the contract of an order
     * @description The contract of the order that is not voided, without signatures and the customer data sheet.
     * 404 while there is none. A completed contract may name its PDF, which is a document to download.
     *
     *     Scope: `partner-api.contracts.read`.
     */
    get: operations['getOrderContract'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/orders/{id}/line-items': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the line items of an order
     * @description All lines of the order, how many there are of each status, and the configuration where there
     * is one.
     *
     *     Scope: `partner-api.orders.read`.
     */
    get: operations['listOrderLineItems'];
    put?: never;
    /**
     * Add a line item to an order
     * @description Adds a line to the order. Pricing of the order does not change. With a `lineKey` that is
     * there already nothing changes, and that line is answered with 200 and `created` false. A new line
     * increases the version of the order and emits `order.updated`. 409 on an order that is Cancelled, and for a
     * stale `If-Match`; 423 under a signed contract.
     *
     *     Scope: `partner-api.orders.write`.
     */
    post: operations['createOrderLineItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/orders/{id}/line-items/{lineId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a line item of an order
     * @description Removes a line of the order, which gets its next version and emits `order.updated`. The base
     * line, that of the product itself, cannot be removed: 409. Under a signed contract no line can: 423.
     *
     *     Scope: `partner-api.orders.write`.
     */
    delete: operations['deleteOrderLineItem'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/orders/{id}/payment-links': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a payment link
     * @description Makes a checkout page at the payment processor of your company, and mails it unless
     * `sendEmail` is false. The payment appears when the processor reports it, with `payment.created` and
     * `payment.paid`. 503 when no processor is connected, its payments are disabled, or it does not answer: try
     * again with the same `Idempotency-Key`, and there will be one page however often you do.
     *
     *     Scope: `partner-api.payments.write`.
     */
    post: operations['createPaymentLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/orders/{id}/payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the payments of an order
     * @description Payments of one order, newest first.
     *
     *     Scope: `partner-api.payments.read`.
     */
    get: operations['listOrderPayments'];
    put?: never;
    /**
     * Record a manual payment
     * @description Records a payment that was made outside: cash, check, financed or otherwise by hand. It is
     * `paid` at once. The deposits of the order are counted anew. Emits `payment.created` and `order.updated`.
     * Cards and ACH go through payment links: as a method here they are 400. Paying too much is no error.
     *
     *     Scope: `partner-api.payments.write`.
     */
    post: operations['createOrderPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/orders/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the status of an order
     * @description Moves an order among Unsubmitted, Unprocessed and On hold; `Processed` is for the portal
     * alone. To become Unprocessed an order needs a serial number, else 409. Writes an entry of the status
     * history and emits `order.status_changed`. A name that orders do not have is 400, a move that is not
     * allowed is 409 and names both statuses.
     *
     *     Scope: `partner-api.orders.write`.
     */
    post: operations['changeOrderStatus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/orders/{id}/status-history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the status history of an order
     * @description What became of the order, newest first unless `order=asc`, whoever moved it.
     *
     *     Scope: `partner-api.orders.read`.
     */
    get: operations['listOrderStatusHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payments
     * @description Payments of all visible orders, newest first, whoever recorded them.
     *
     *     Scope: `partner-api.payments.read`.
     */
    get: operations['listPayments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/payments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a payment
     * @description One payment, by hand or through the payment processor.
     *
     *     Scope: `partner-api.payments.read`.
     */
    get: operations['getPayment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List products
     * @description Finished products of the catalog, newest first unless `sort` and `order` say otherwise. Raw
     * materials, kits, hidden products and sizes are not among them.
     *
     *     Scope: `partner-api.products.read`.
     */
    get: operations['listProducts'];
    put?: never;
    /**
     * Create a product
     * @description Adds a finished product to the catalog, active unless `active` is false. 404 when `lineId` is
     * no product line of your company. Products have no version and emit no events.
     *
     *     Scope: `partner-api.products.write`.
     */
    post: operations['createProduct'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/products/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a product
     * @description One finished product. 404 for raw materials, kits and hidden products.
     *
     *     Scope: `partner-api.products.read`.
     */
    get: operations['getProduct'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a product
     * @description Changes the fields that are given, and leaves the others. The last write wins: products have
     * no version.
     *
     *     Scope: `partner-api.products.write`.
     */
    patch: operations['updateProduct'];
    trace?: never;
  };
  '/partner/v1/products/{id}/sizes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a size to a product
     * @description Adds a size to a finished product; its name is `<width>x<length>` unless given. Orders name a
     * size by `sizeId`, and take its price.
     *
     *     Scope: `partner-api.products.write`.
     */
    post: operations['createProductSize'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/quotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List quotes
     * @description Quotes of your company at visible locations, newest first unless `sort` and `order` say
     * otherwise. Filters narrow each other down; a value that nothing has gives an empty page and no error.
     *
     *     Scope: `partner-api.quotes.read`.
     */
    get: operations['listQuotes'];
    put?: never;
    /**
     * Create a quote
     * @description Creates a quote for a unit in stock, in the status `Open`. The unit is taken: nobody else can
     * quote or order it. The unit is named by `workOrderId` or `serialNumber`; its lines, pricing and card
     * discount are copied. The customer is found by email or made; where the location routes leads, a sales
     * person is chosen. Afterwards the sales person is told by mail, and a customer with an email gets a
     * confirmation. Emits `quote.created`, `work_order.updated` for the unit, and `customer.created` for a new
     * customer. 409 when the unit is taken, is a template, is cancelled, or cannot be sold. 404 when it does not
     * exist or is hidden.
     *
     *     Scope: `partner-api.quotes.write`.
     */
    post: operations['createQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/quotes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a quote
     * @description One quote, with its version as `ETag` for a later `If-Match`. 404 for an id that your company
     * does not have, for a deleted quote, and for one at a hidden location.
     *
     *     Scope: `partner-api.quotes.read`.
     */
    get: operations['getQuote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a quote
     * @description Changes the fields that are given, and leaves the others. `null` clears a field that may be
     * empty. Contact fields change the copy on the quote, not the customer. A change emits `quote.updated` and
     * increases `version`; a request that changes nothing does neither. Pricing, serial number and unit cannot
     * be changed here. A stale `If-Match` is 409.
     *
     *     Scope: `partner-api.quotes.write`.
     */
    patch: operations['updateQuote'];
    trace?: never;
  };
  '/partner/v1/quotes/{id}/convert': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Convert a quote to an order
     * @description Makes an order of a quote that is Open or Active: the quote becomes `Sold`, the order is
     * `Unsubmitted`. Lines, configuration, pricing, contact and references are copied, and the unit goes from
     * the quote to the order. A sales person in the body replaces that of the quote. The body may be left out.
     * Emits `order.created`, `quote.status_changed` and `work_order.updated`. Needs the scope to write orders.
     * 409 in another status, or while an order of the quote is active; 400 for the id of a lead or an order.
     *
     *     Scope: `partner-api.orders.write`.
     */
    post: operations['convertQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/quotes/{id}/line-items': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the line items of a quote
     * @description All lines of the quote, how many there are of each status, and the configuration where there
     * is one.
     *
     *     Scope: `partner-api.quotes.read`.
     */
    get: operations['listQuoteLineItems'];
    put?: never;
    /**
     * Add a line item to a quote
     * @description Adds a line to the quote. Pricing of the quote does not change. With a `lineKey` that is
     * there already nothing changes, and that line is answered with 200 and `created` false. A new line
     * increases the version of the quote and emits `quote.updated`. 409 on a quote that is Sold or Cancelled,
     * and for a stale `If-Match`.
     *
     *     Scope: `partner-api.quotes.write`.
     */
    post: operations['createQuoteLineItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/quotes/{id}/line-items/{lineId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a line item of a quote
     * @description Removes a line of the quote, which gets its next version and emits `quote.updated`. The base
     * line, that of the product itself, cannot be removed: 409. The same goes for lines of a quote that is Sold
     * or Cancelled.
     *
     *     Scope: `partner-api.quotes.write`.
     */
    delete: operations['deleteQuoteLineItem'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/quotes/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the status of a quote
     * @description Moves a quote among Open, Active, Lost and Retired. Lost and Retired free the unit; back to
     * Active takes it again, and is 409 when somebody else has it. Writes an entry of the status history and
     * emits `quote.status_changed`, and `work_order.updated` for the unit. A name that quotes do not have is
     * 400, a move that is not allowed is 409 and names both statuses.
     *
     *     Scope: `partner-api.quotes.write`.
     */
    post: operations['changeQuoteStatus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/quotes/{id}/status-history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the status history of a quote
     * @description What became of the quote, newest first unless `order=asc`, whoever moved it.
     *
     *     Scope: `partner-api.quotes.read`.
     */
    get: operations['listQuoteStatusHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/revenue-forecast': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the revenue forecast
     * @description What was delivered in a period, what is authorized for it, and what is promised for the two
     * periods after it. Give a `period`, or `from` and `to` of at most 366 days. Weeks are Sunday to Saturday in
     * the timezone of the company. Amounts are building prices: delivery and tax do not count, and sums differ
     * from those of the sales ledger.
     *
     *     Scope: `partner-api.revenue-forecast.read`.
     */
    get: operations['getRevenueForecast'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/roles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List roles
     * @description All roles that a user of your company can have, by name. Not paged and not cached.
     *
     *     Scope: `partner-api.users.read`.
     */
    get: operations['listRoles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/sales-ledger': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List movements of the sales ledger
     * @description What every change of an order did to the amount it counts for, newest first unless sorted
     * otherwise. The sum of `deltaAmount` over an order is what the order amounts to now. Customer, location and
     * status are those that the order has now.
     *
     *     Scope: `partner-api.sales-ledger.read`.
     */
    get: operations['listSalesLedger'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/site-events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List site events
     * @description What visitors did on the website and in the configurator, newest first. Follow `nextCursor`
     * while `hasMore` is true: with `types` a page may be empty and still have a next one.
     *
     *     Scope: `partner-api.site-events.read`.
     */
    get: operations['listSiteEvents'];
    put?: never;
    /**
     * Record site events
     * @description Stores 1 to 25 events of one visitor session, all of them or none. Names of this body are in
     * snake case. Idempotency keys are not honoured: sending twice stores twice. 400 names the event that is
     * invalid, from 0; 429 when your company sends more than 10 calls per second.
     *
     *     Scope: `partner-api.site-events.write`.
     */
    post: operations['recordSiteEvents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/snapshots/customers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Take a snapshot of all customers
     * @description Every item that the list of customers has, as of one moment, as lines of JSON in the order of
     * their ids. Customers that were merged into others are left out. The last line is the trailer: behind its
     * `nextCursor` the event feed has exactly what changed since. An answer without a trailer broke off: ask
     * again. Take what is sent; after 30 seconds without progress it is cut off. 503 while two snapshots of your
     * company are under way.
     *
     *     Scope: `partner-api.customers.read`.
     */
    get: operations['snapshotCustomers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/snapshots/leads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Take a snapshot of all leads
     * @description Every item that the list of leads has, as of one moment, as lines of JSON in the order of
     * their ids. The last line is the trailer: behind its `nextCursor` the event feed has exactly what changed
     * since. An answer without a trailer broke off: ask again. Take what is sent; after 30 seconds without
     * progress it is cut off. 503 while two snapshots of your company are under way.
     *
     *     Scope: `partner-api.leads.read`.
     */
    get: operations['snapshotLeads'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/snapshots/locations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Take a snapshot of all locations
     * @description Every item that the list of locations has, as of one moment, as lines of JSON in the order of
     * their ids. The last line is the trailer: behind its `nextCursor` the event feed has exactly what changed
     * since. An answer without a trailer broke off: ask again. Take what is sent; after 30 seconds without
     * progress it is cut off. 503 while two snapshots of your company are under way.
     *
     *     Scope: `partner-api.locations.read`.
     */
    get: operations['snapshotLocations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/snapshots/lot-stock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Take a snapshot of all lot stock
     * @description Every item that the list of lot stock has, as of one moment, as lines of JSON in the order of
     * their ids. Units are those that can be bought at that moment. The last line is the trailer: behind its
     * `nextCursor` the event feed has exactly what changed since. An answer without a trailer broke off: ask
     * again. Take what is sent; after 30 seconds without progress it is cut off. 503 while two snapshots of your
     * company are under way.
     *
     *     Scope: `partner-api.lot-stock.read`.
     */
    get: operations['snapshotLotStock'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/snapshots/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Take a snapshot of all orders
     * @description Every item that the list of orders has, as of one moment, as lines of JSON in the order of
     * their ids. The last line is the trailer: behind its `nextCursor` the event feed has exactly what changed
     * since. An answer without a trailer broke off: ask again. Take what is sent; after 30 seconds without
     * progress it is cut off. 503 while two snapshots of your company are under way.
     *
     *     Scope: `partner-api.orders.read`.
     */
    get: operations['snapshotOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/snapshots/payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Take a snapshot of all payments
     * @description Every item that the list of payments has, as of one moment, as lines of JSON in the order of
     * their ids. The last line is the trailer: behind its `nextCursor` the event feed has exactly what changed
     * since. An answer without a trailer broke off: ask again. Take what is sent; after 30 seconds without
     * progress it is cut off. 503 while two snapshots of your company are under way.
     *
     *     Scope: `partner-api.payments.read`.
     */
    get: operations['snapshotPayments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/snapshots/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Take a snapshot of all products
     * @description Every item that the list of products has, as of one moment, as lines of JSON in the order of
     * their ids. The last line is the trailer: behind its `nextCursor` the event feed has exactly what changed
     * since. An answer without a trailer broke off: ask again. Take what is sent; after 30 seconds without
     * progress it is cut off. 503 while two snapshots of your company are under way.
     *
     *     Scope: `partner-api.products.read`.
     */
    get: operations['snapshotProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/snapshots/quotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Take a snapshot of all quotes
     * @description Every item that the list of quotes has, as of one moment, as lines of JSON in the order of
     * their ids. The last line is the trailer: behind its `nextCursor` the event feed has exactly what changed
     * since. An answer without a trailer broke off: ask again. Take what is sent; after 30 seconds without
     * progress it is cut off. 503 while two snapshots of your company are under way.
     *
     *     Scope: `partner-api.quotes.read`.
     */
    get: operations['snapshotQuotes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/snapshots/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Take a snapshot of all users
     * @description Every item that the list of users has, as of one moment, as lines of JSON in the order of
     * their ids. The last line is the trailer: behind its `nextCursor` the event feed has exactly what changed
     * since. An answer without a trailer broke off: ask again. Take what is sent; after 30 seconds without
     * progress it is cut off. 503 while two snapshots of your company are under way.
     *
     *     Scope: `partner-api.users.read`.
     */
    get: operations['snapshotUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/snapshots/work-orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Take a snapshot of all work orders
     * @description Every item that the list of work orders has, as of one moment, as lines of JSON in the order
     * of their ids. The last line is the trailer: behind its `nextCursor` the event feed has exactly what
     * changed since. An answer without a trailer broke off: ask again. Take what is sent; after 30 seconds
     * without progress it is cut off. 503 while two snapshots of your company are under way.
     *
     *     Scope: `partner-api.work-orders.read`.
     */
    get: operations['snapshotWorkOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/stock-templates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List stock templates
     * @description Published templates of units, newest first unless ordered otherwise, 60 on a page at most.
     *
     *     Scope: `partner-api.lot-stock.read`.
     */
    get: operations['listStockTemplates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/stock-templates/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a stock template
     * @description One published template. 404 when it is not published.
     *
     *     Scope: `partner-api.lot-stock.read`.
     */
    get: operations['getStockTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List users
     * @description Users of your company, newest first; those that were disabled too, unless `active=true`.
     *
     *     Scope: `partner-api.users.read`.
     */
    get: operations['listUsers'];
    put?: never;
    /**
     * Create a user
     * @description Adds a person to your company, under an account that is found by the email or made. Unless
     * `invite` or `active` is false, an invitation is sent by mail, with a link that works once within 7 days.
     * 409 when the person is a user of your company already; 400 for an unknown role, 404 for an unknown
     * location. 403 for a role that manages partner access: the portal makes such users.
     *
     *     Scope: `partner-api.users.write`.
     */
    post: operations['createUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/users/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a user
     * @description One user of your company.
     *
     *     Scope: `partner-api.users.read`.
     */
    get: operations['getUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a user
     * @description Changes the fields that are given. `locationIds` replaces all assignments, `roleId` the role.
     * An email moves the membership to the account of that email; 409 when that person is a user already. 400
     * for disabling the owner of the company. No invitation is sent. 403 for a role that manages partner access,
     * and for another `email`, `roleId` or `active` of the owner or of a user with such a role: the portal
     * changes these.
     *
     *     Scope: `partner-api.users.write`.
     */
    patch: operations['updateUser'];
    trace?: never;
  };
  '/partner/v1/webhook-deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhook deliveries
     * @description Every attempt of the last 30 days to deliver an event to a webhook endpoint, newest first,
     * with what came of it.
     *
     *     Scope: `partner-api.events.read`.
     */
    get: operations['listWebhookDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/work-orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List work orders
     * @description Units that are built or in stock, newest first unless `sort` and `order` say otherwise.
     * Filters narrow each other down; a value that nothing has gives an empty page and no error.
     *
     *     Scope: `partner-api.work-orders.read`.
     */
    get: operations['listWorkOrders'];
    put?: never;
    /**
     * Create a work order
     * @description Creates a work order in the status `Customer Care`, or `Template` for the type `template`. A
     * size gives the unit its product and its bill of materials, except for existing physical inventory. Emits
     * `work_order.created`. 409 when the serial number is taken, 404 for an unknown location or size.
     *
     *     Scope: `partner-api.work-orders.write`.
     */
    post: operations['createWorkOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/work-orders/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a work order
     * @description One work order, with its delivery once that is scheduled, and its version as `ETag`.
     *
     *     Scope: `partner-api.work-orders.read`.
     */
    get: operations['getWorkOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a work order
     * @description Changes the fields that are given, and leaves the others; `null` clears one that may be
     * empty. A change emits `work_order.updated` and increases `version`. A stale `If-Match` is 409.
     *
     *     Scope: `partner-api.work-orders.write`.
     */
    patch: operations['updateWorkOrder'];
    trace?: never;
  };
  '/partner/v1/work-orders/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the status of a work order
     * @description Moves a unit on: Open build to Build in process, Finished good, and Delivered. Writes an
     * entry of the status history and emits `work_order.status_changed`. A name that work orders do not have is
     * 400, a move that is not allowed is 409 and names both statuses.
     *
     *     Scope: `partner-api.work-orders.write`.
     */
    post: operations['changeWorkOrderStatus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/partner/v1/work-orders/{id}/status-history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the status history of a work order
     * @description What became of the work order, newest first unless `order=asc`, whoever moved it.
     *
     *     Scope: `partner-api.work-orders.read`.
     */
    get: operations['listWorkOrderStatusHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  'contract.sent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Contract was sent to the customer
     * @description Sent when a contract was sent to the customer. Answer any 2xx within 10 seconds; anything
     * else is attempted again over about 24 hours. Deliveries come at least once and in any order: recognise
     * them by `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "contract.sent",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "contract",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/orders/65f0c0ffee0000000000a001/contract",
           *       "data": {
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "status": "out_for_signature",
           *         "contractNumber": "1001-1",
           *         "locationId": "65f0c0ffee0000000000b001"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'contract.sent';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'contract';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The id of the order.
               * @example 65f0c0ffee0000000000a001
               */
              orderId: string;
              /**
               * @description The status after the change: an open enum.
               * @example out_for_signature
               */
              status: string;
              /**
               * @description The number on the contract.
               * @example 1001-1
               */
              contractNumber?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'contract.signed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Contract was signed by one party
     * @description Sent when a contract was signed by one party. Answer any 2xx within 10 seconds; anything else
     * is attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "contract.signed",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "contract",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/orders/65f0c0ffee0000000000a001/contract",
           *       "data": {
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "status": "out_for_signature",
           *         "contractNumber": "1001-1",
           *         "locationId": "65f0c0ffee0000000000b001"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'contract.signed';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'contract';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The id of the order.
               * @example 65f0c0ffee0000000000a001
               */
              orderId: string;
              /**
               * @description The status after the change: an open enum.
               * @example out_for_signature
               */
              status: string;
              /**
               * @description The number on the contract.
               * @example 1001-1
               */
              contractNumber?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'contract.completed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Contract was signed by both parties
     * @description Sent when a contract was signed by both parties. Answer any 2xx within 10 seconds; anything
     * else is attempted again over about 24 hours. Deliveries come at least once and in any order: recognise
     * them by `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "contract.completed",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "contract",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/orders/65f0c0ffee0000000000a001/contract",
           *       "data": {
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "status": "out_for_signature",
           *         "contractNumber": "1001-1",
           *         "locationId": "65f0c0ffee0000000000b001"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'contract.completed';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'contract';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The id of the order.
               * @example 65f0c0ffee0000000000a001
               */
              orderId: string;
              /**
               * @description The status after the change: an open enum.
               * @example out_for_signature
               */
              status: string;
              /**
               * @description The number on the contract.
               * @example 1001-1
               */
              contractNumber?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'contract.voided': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Contract was voided
     * @description Sent when a contract was voided. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "contract.voided",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "contract",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/orders/65f0c0ffee0000000000a001/contract",
           *       "data": {
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "status": "out_for_signature",
           *         "contractNumber": "1001-1",
           *         "locationId": "65f0c0ffee0000000000b001"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'contract.voided';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'contract';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The id of the order.
               * @example 65f0c0ffee0000000000a001
               */
              orderId: string;
              /**
               * @description The status after the change: an open enum.
               * @example out_for_signature
               */
              status: string;
              /**
               * @description The number on the contract.
               * @example 1001-1
               */
              contractNumber?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'customer.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Customer was created
     * @description Sent when a customer was created. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "customer.created",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "customer",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/customers/65f0c0ffee0000000000a001",
           *       "data": {
           *         "code": "AB12C",
           *         "active": true
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'customer.created';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'customer';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The code of the customer.
               * @example AB12C
               */
              code?: string;
              /**
               * @description Whether the customer is in use.
               * @example true
               */
              active: boolean;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'customer.updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Customer was changed
     * @description Sent when a customer was changed. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "customer.updated",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "customer",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/customers/65f0c0ffee0000000000a001",
           *       "data": {
           *         "code": "AB12C",
           *         "active": true,
           *         "changedFields": [
           *           "externalReferences"
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'customer.updated';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'customer';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The code of the customer.
               * @example AB12C
               */
              code?: string;
              /**
               * @description Whether the customer is in use.
               * @example true
               */
              active: boolean;
              /**
               * @description The names of the properties that changed.
               * @example [
               *       "externalReferences"
               *     ]
               */
              changedFields: string[];
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'customer.merged': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Customer was merged into another one
     * @description Sent when a customer was merged into another one. Answer any 2xx within 10 seconds; anything
     * else is attempted again over about 24 hours. Deliveries come at least once and in any order: recognise
     * them by `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "customer.merged",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "customer",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/customers/65f0c0ffee0000000000a001",
           *       "data": {
           *         "code": "AB12C",
           *         "active": true,
           *         "mergedCustomerId": "65f0c0ffee0000000000d001",
           *         "survivorId": "65f0c0ffee0000000000d001"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'customer.merged';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'customer';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The code of the customer.
               * @example AB12C
               */
              code?: string;
              /**
               * @description Whether the customer is in use.
               * @example true
               */
              active: boolean;
              /**
               * @description The id of the customer that was merged away.
               * @example 65f0c0ffee0000000000d001
               */
              mergedCustomerId: string;
              /**
               * @description The id of the customer that has everything now.
               * @example 65f0c0ffee0000000000d001
               */
              survivorId: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'customer.deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Customer was deleted
     * @description Sent when a customer was deleted. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "customer.deleted",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "customer",
           *       "resourceId": "65f0c0ffee0000000000a001"
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'customer.deleted';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'customer';
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'document.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Document was created
     * @description Sent when a document was created. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "document.created",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "document",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/documents/65f0c0ffee0000000000a001/download",
           *       "data": {
           *         "entityType": "order",
           *         "entityId": "65f0c0ffee0000000000a001",
           *         "type": "Contract",
           *         "locationId": "65f0c0ffee0000000000b001"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'document.created';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'document';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description `order`, `quote` or `workOrder`.
               * @example order
               */
              entityType: string;
              /**
               * @description The id of the record that the document belongs to.
               * @example 65f0c0ffee0000000000a001
               */
              entityId: string;
              /**
               * @description The category, free text.
               * @example Contract
               */
              type: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payment.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Payment was created
     * @description Sent when a payment was created. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "payment.created",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "payment",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/payments/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "status": "paid",
           *         "method": "check",
           *         "amount": 500,
           *         "currency": "cad",
           *         "locationId": "65f0c0ffee0000000000b001"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'payment.created';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'payment';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The id of the order.
               * @example 65f0c0ffee0000000000a001
               */
              orderId: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The status after the change: an open enum.
               * @example paid
               */
              status: string;
              /**
               * @description How it is paid: an open enum.
               * @example check
               */
              method: string;
              /**
               * @description What was to be paid: money.
               * @example 500
               */
              amount: number;
              /**
               * @description ISO 4217, when it is not the company's own.
               * @example cad
               */
              currency?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payment.paid': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Payment was paid
     * @description Sent when a payment was paid. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "payment.paid",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "payment",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/payments/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "status": "paid",
           *         "method": "check",
           *         "amount": 500,
           *         "currency": "cad",
           *         "locationId": "65f0c0ffee0000000000b001"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'payment.paid';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'payment';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The id of the order.
               * @example 65f0c0ffee0000000000a001
               */
              orderId: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The status after the change: an open enum.
               * @example paid
               */
              status: string;
              /**
               * @description How it is paid: an open enum.
               * @example check
               */
              method: string;
              /**
               * @description What was to be paid: money.
               * @example 500
               */
              amount: number;
              /**
               * @description ISO 4217, when it is not the company's own.
               * @example cad
               */
              currency?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payment.failed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Payment failed
     * @description Sent when a payment failed. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "payment.failed",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "payment",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/payments/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "status": "paid",
           *         "method": "check",
           *         "amount": 500,
           *         "currency": "cad",
           *         "locationId": "65f0c0ffee0000000000b001"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'payment.failed';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'payment';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The id of the order.
               * @example 65f0c0ffee0000000000a001
               */
              orderId: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The status after the change: an open enum.
               * @example paid
               */
              status: string;
              /**
               * @description How it is paid: an open enum.
               * @example check
               */
              method: string;
              /**
               * @description What was to be paid: money.
               * @example 500
               */
              amount: number;
              /**
               * @description ISO 4217, when it is not the company's own.
               * @example cad
               */
              currency?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payment.refunded': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Payment was refunded, in part too
     * @description Sent when a payment was refunded, in part too. Answer any 2xx within 10 seconds; anything
     * else is attempted again over about 24 hours. Deliveries come at least once and in any order: recognise
     * them by `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "payment.refunded",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "payment",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/payments/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "status": "paid",
           *         "method": "check",
           *         "amount": 500,
           *         "currency": "cad",
           *         "locationId": "65f0c0ffee0000000000b001"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'payment.refunded';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'payment';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The id of the order.
               * @example 65f0c0ffee0000000000a001
               */
              orderId: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The status after the change: an open enum.
               * @example paid
               */
              status: string;
              /**
               * @description How it is paid: an open enum.
               * @example check
               */
              method: string;
              /**
               * @description What was to be paid: money.
               * @example 500
               */
              amount: number;
              /**
               * @description ISO 4217, when it is not the company's own.
               * @example cad
               */
              currency?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payment.updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Payment was changed
     * @description Sent when a payment was changed. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "payment.updated",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "payment",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/payments/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "status": "paid",
           *         "method": "check",
           *         "amount": 500,
           *         "currency": "cad",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "changedFields": [
           *           "externalReferences"
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'payment.updated';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'payment';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The id of the order.
               * @example 65f0c0ffee0000000000a001
               */
              orderId: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The status after the change: an open enum.
               * @example paid
               */
              status: string;
              /**
               * @description How it is paid: an open enum.
               * @example check
               */
              method: string;
              /**
               * @description What was to be paid: money.
               * @example 500
               */
              amount: number;
              /**
               * @description ISO 4217, when it is not the company's own.
               * @example cad
               */
              currency?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description The names of the properties that changed.
               * @example [
               *       "externalReferences"
               *     ]
               */
              changedFields: string[];
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'lead.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lead was created
     * @description Sent when a lead was created. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "lead.created",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "lead",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/leads/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderNumber": 1001,
           *         "status": "Open",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "locationId": "65f0c0ffee0000000000b001"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'lead.created';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'lead';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the record.
               * @example 1001
               */
              orderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Open
               */
              status: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'lead.updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lead was changed
     * @description Sent when a lead was changed. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "lead.updated",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "lead",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/leads/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderNumber": 1001,
           *         "status": "Open",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "changedFields": [
           *           "externalReferences"
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'lead.updated';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'lead';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the record.
               * @example 1001
               */
              orderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Open
               */
              status: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description The names of the properties that changed.
               * @example [
               *       "externalReferences"
               *     ]
               */
              changedFields: string[];
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'lead.status_changed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lead got another status
     * @description Sent when a lead got another status. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "lead.status_changed",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "lead",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/leads/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderNumber": 1001,
           *         "status": "Open",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "previousStatus": "Open"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'lead.status_changed';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'lead';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the record.
               * @example 1001
               */
              orderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Open
               */
              status: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description The status before the change.
               * @example Open
               */
              previousStatus: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'lead.deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lead was deleted
     * @description Sent when a lead was deleted. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "lead.deleted",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "lead",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'lead.deleted';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'lead';
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'quote.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Quote was created
     * @description Sent when a quote was created. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "quote.created",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "quote",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/quotes/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderNumber": 1001,
           *         "status": "Open",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "total": 4750
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'quote.created';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'quote';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the record.
               * @example 1001
               */
              orderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Open
               */
              status: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description What is to be paid: money.
               * @example 4750
               */
              total?: number;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'quote.updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Quote was changed
     * @description Sent when a quote was changed. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "quote.updated",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "quote",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/quotes/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderNumber": 1001,
           *         "status": "Open",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "total": 4750,
           *         "changedFields": [
           *           "externalReferences"
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'quote.updated';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'quote';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the record.
               * @example 1001
               */
              orderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Open
               */
              status: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description What is to be paid: money.
               * @example 4750
               */
              total?: number;
              /**
               * @description The names of the properties that changed.
               * @example [
               *       "externalReferences"
               *     ]
               */
              changedFields: string[];
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'quote.status_changed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Quote got another status
     * @description Sent when a quote got another status. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "quote.status_changed",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "quote",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/quotes/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderNumber": 1001,
           *         "status": "Open",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "total": 4750,
           *         "previousStatus": "Open"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'quote.status_changed';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'quote';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the record.
               * @example 1001
               */
              orderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Open
               */
              status: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description What is to be paid: money.
               * @example 4750
               */
              total?: number;
              /**
               * @description The status before the change.
               * @example Open
               */
              previousStatus: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'quote.sent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Quote was sent to the customer
     * @description Sent when a quote was sent to the customer. Answer any 2xx within 10 seconds; anything else
     * is attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "quote.sent",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "quote",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/quotes/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderNumber": 1001,
           *         "status": "Open",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "total": 4750
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'quote.sent';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'quote';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the record.
               * @example 1001
               */
              orderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Open
               */
              status: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description What is to be paid: money.
               * @example 4750
               */
              total?: number;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'quote.expired': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Quote passed its validUntil while Open or Active
     * @description Sent when a quote passed its `validUntil` while Open or Active; its status stays. Answer any
     * 2xx within 10 seconds; anything else is attempted again over about 24 hours. Deliveries come at least once
     * and in any order: recognise them by `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "quote.expired",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "quote",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/quotes/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderNumber": 1001,
           *         "status": "Open",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "total": 4750
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'quote.expired';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'quote';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the record.
               * @example 1001
               */
              orderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Open
               */
              status: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description What is to be paid: money.
               * @example 4750
               */
              total?: number;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'quote.deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Quote was deleted
     * @description Sent when a quote was deleted. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "quote.deleted",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "quote",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'quote.deleted';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'quote';
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'order.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Order was created
     * @description Sent when a order was created. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "order.created",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "order",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/orders/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderNumber": 1001,
           *         "status": "Unsubmitted",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "total": 4750
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'order.created';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'order';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the record.
               * @example 1001
               */
              orderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Unsubmitted
               */
              status: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description What is to be paid: money.
               * @example 4750
               */
              total?: number;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'order.updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Order was changed
     * @description Sent when a order was changed. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "order.updated",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "order",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/orders/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderNumber": 1001,
           *         "status": "Unsubmitted",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "total": 4750,
           *         "changedFields": [
           *           "externalReferences"
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'order.updated';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'order';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the record.
               * @example 1001
               */
              orderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Unsubmitted
               */
              status: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description What is to be paid: money.
               * @example 4750
               */
              total?: number;
              /**
               * @description The names of the properties that changed.
               * @example [
               *       "externalReferences"
               *     ]
               */
              changedFields: string[];
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'order.status_changed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Order got another status
     * @description Sent when a order got another status. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "order.status_changed",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "order",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/orders/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderNumber": 1001,
           *         "status": "Unsubmitted",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "total": 4750,
           *         "previousStatus": "Open"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'order.status_changed';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'order';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the record.
               * @example 1001
               */
              orderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Unsubmitted
               */
              status: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description What is to be paid: money.
               * @example 4750
               */
              total?: number;
              /**
               * @description The status before the change.
               * @example Open
               */
              previousStatus: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'order.cancelled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Order was cancelled
     * @description Sent when a order was cancelled; this comes beside `order.status_changed`. Answer any 2xx
     * within 10 seconds; anything else is attempted again over about 24 hours. Deliveries come at least once and
     * in any order: recognise them by `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "order.cancelled",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "order",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/orders/65f0c0ffee0000000000a001",
           *       "data": {
           *         "orderNumber": 1001,
           *         "status": "Unsubmitted",
           *         "customerId": "65f0c0ffee0000000000d001",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "total": 4750,
           *         "previousStatus": "Open"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'order.cancelled';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'order';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the record.
               * @example 1001
               */
              orderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Unsubmitted
               */
              status: string;
              /**
               * @description The id of the customer.
               * @example 65f0c0ffee0000000000d001
               */
              customerId?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description What is to be paid: money.
               * @example 4750
               */
              total?: number;
              /**
               * @description The status before the change.
               * @example Open
               */
              previousStatus: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'order.deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Order was deleted
     * @description Sent when a order was deleted. Answer any 2xx within 10 seconds; anything else is attempted
     * again over about 24 hours. Deliveries come at least once and in any order: recognise them by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "order.deleted",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "order",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'order.deleted';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'order';
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'work_order.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Work order was created
     * @description Sent when a work order was created. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "work_order.created",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "work_order",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/work-orders/65f0c0ffee0000000000a001",
           *       "data": {
           *         "workOrderNumber": 1001,
           *         "status": "Finished good",
           *         "serialNumber": "LB-1016-0042",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "quoteId": "65f0c0ffee0000000000a001",
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "orderNumber": 1001,
           *         "previousQuoteId": "65f0c0ffee0000000000a001",
           *         "previousOrderId": "65f0c0ffee0000000000a001"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'work_order.created';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'work_order';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the work order.
               * @example 1001
               */
              workOrderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Finished good
               */
              status: string;
              /**
               * @description The serial number of the unit.
               * @example LB-1016-0042
               */
              serialNumber?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description The id of the quote that has the unit; absent while it is hidden.
               * @example 65f0c0ffee0000000000a001
               */
              quoteId?: string;
              /**
               * @description The id of the order that has the unit; absent while it is hidden.
               * @example 65f0c0ffee0000000000a001
               */
              orderId?: string;
              /**
               * @description The number of that order.
               * @example 1001
               */
              orderNumber?: number;
              /**
               * @description The id of the quote that let go of the unit by this change.
               * @example 65f0c0ffee0000000000a001
               */
              previousQuoteId?: string;
              /**
               * @description The id of the order that let go of the unit by this change.
               * @example 65f0c0ffee0000000000a001
               */
              previousOrderId?: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'work_order.updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Work order was changed
     * @description Sent when a work order was changed. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "work_order.updated",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "work_order",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/work-orders/65f0c0ffee0000000000a001",
           *       "data": {
           *         "workOrderNumber": 1001,
           *         "status": "Finished good",
           *         "serialNumber": "LB-1016-0042",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "quoteId": "65f0c0ffee0000000000a001",
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "orderNumber": 1001,
           *         "previousQuoteId": "65f0c0ffee0000000000a001",
           *         "previousOrderId": "65f0c0ffee0000000000a001",
           *         "changedFields": [
           *           "externalReferences"
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'work_order.updated';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'work_order';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the work order.
               * @example 1001
               */
              workOrderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Finished good
               */
              status: string;
              /**
               * @description The serial number of the unit.
               * @example LB-1016-0042
               */
              serialNumber?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description The id of the quote that has the unit; absent while it is hidden.
               * @example 65f0c0ffee0000000000a001
               */
              quoteId?: string;
              /**
               * @description The id of the order that has the unit; absent while it is hidden.
               * @example 65f0c0ffee0000000000a001
               */
              orderId?: string;
              /**
               * @description The number of that order.
               * @example 1001
               */
              orderNumber?: number;
              /**
               * @description The id of the quote that let go of the unit by this change.
               * @example 65f0c0ffee0000000000a001
               */
              previousQuoteId?: string;
              /**
               * @description The id of the order that let go of the unit by this change.
               * @example 65f0c0ffee0000000000a001
               */
              previousOrderId?: string;
              /**
               * @description The names of the properties that changed.
               * @example [
               *       "externalReferences"
               *     ]
               */
              changedFields: string[];
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'work_order.status_changed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Work order got another status
     * @description Sent when a work order got another status. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "work_order.status_changed",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "work_order",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2,
           *       "resourceUrl": "/partner/v1/work-orders/65f0c0ffee0000000000a001",
           *       "data": {
           *         "workOrderNumber": 1001,
           *         "status": "Finished good",
           *         "serialNumber": "LB-1016-0042",
           *         "locationId": "65f0c0ffee0000000000b001",
           *         "quoteId": "65f0c0ffee0000000000a001",
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "orderNumber": 1001,
           *         "previousQuoteId": "65f0c0ffee0000000000a001",
           *         "previousOrderId": "65f0c0ffee0000000000a001",
           *         "previousStatus": "Open"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'work_order.status_changed';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'work_order';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The number of the work order.
               * @example 1001
               */
              workOrderNumber: number;
              /**
               * @description The status after the change: an open enum.
               * @example Finished good
               */
              status: string;
              /**
               * @description The serial number of the unit.
               * @example LB-1016-0042
               */
              serialNumber?: string;
              /**
               * @description The id of the location; absent while it is hidden.
               * @example 65f0c0ffee0000000000b001
               */
              locationId?: string;
              /**
               * @description The id of the quote that has the unit; absent while it is hidden.
               * @example 65f0c0ffee0000000000a001
               */
              quoteId?: string;
              /**
               * @description The id of the order that has the unit; absent while it is hidden.
               * @example 65f0c0ffee0000000000a001
               */
              orderId?: string;
              /**
               * @description The number of that order.
               * @example 1001
               */
              orderNumber?: number;
              /**
               * @description The id of the quote that let go of the unit by this change.
               * @example 65f0c0ffee0000000000a001
               */
              previousQuoteId?: string;
              /**
               * @description The id of the order that let go of the unit by this change.
               * @example 65f0c0ffee0000000000a001
               */
              previousOrderId?: string;
              /**
               * @description The status before the change.
               * @example Open
               */
              previousStatus: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'work_order.deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Work order was deleted
     * @description Sent when a work order was deleted. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "work_order.deleted",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "work_order",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceVersion": 2
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'work_order.deleted';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'work_order';
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'delivery.scheduled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delivery was scheduled
     * @description Sent when a delivery was scheduled. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "delivery.scheduled",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "delivery",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/work-orders/65f0c0ffee0000000000e001",
           *       "data": {
           *         "workOrderId": "65f0c0ffee0000000000e001",
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "status": "Dispatched"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'delivery.scheduled';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'delivery';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The id of the work order that is delivered.
               * @example 65f0c0ffee0000000000e001
               */
              workOrderId: string;
              /**
               * @description The id of the order that has the unit; absent while it is hidden.
               * @example 65f0c0ffee0000000000a001
               */
              orderId?: string;
              /**
               * @description The status after the change: an open enum.
               * @example Dispatched
               */
              status: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'delivery.dispatched': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delivery is on its way
     * @description Sent when a delivery is on its way. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "delivery.dispatched",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "delivery",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/work-orders/65f0c0ffee0000000000e001",
           *       "data": {
           *         "workOrderId": "65f0c0ffee0000000000e001",
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "status": "Dispatched"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'delivery.dispatched';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'delivery';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The id of the work order that is delivered.
               * @example 65f0c0ffee0000000000e001
               */
              workOrderId: string;
              /**
               * @description The id of the order that has the unit; absent while it is hidden.
               * @example 65f0c0ffee0000000000a001
               */
              orderId?: string;
              /**
               * @description The status after the change: an open enum.
               * @example Dispatched
               */
              status: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'delivery.delivered': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delivery was delivered
     * @description Sent when a delivery was delivered. Answer any 2xx within 10 seconds; anything else is
     * attempted again over about 24 hours. Deliveries come at least once and in any order: recognise them by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body under the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description The id of the event: the same in every attempt. */
          'X-Service-Event-Id': string;
          /** @description The type of the event. */
          'X-Service-Event-Type': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "65f0c0ffee0000000000e001",
           *       "type": "delivery.delivered",
           *       "occurredAt": "2026-03-01T15:30:00.000Z",
           *       "resourceType": "delivery",
           *       "resourceId": "65f0c0ffee0000000000a001",
           *       "resourceUrl": "/partner/v1/work-orders/65f0c0ffee0000000000e001",
           *       "data": {
           *         "workOrderId": "65f0c0ffee0000000000e001",
           *         "orderId": "65f0c0ffee0000000000a001",
           *         "status": "Dispatched"
           *       }
           *     }
           */
          'application/json': components['schemas']['EventItem'] & {
            /**
             * @description The type of the event.
             * @constant
             */
            type?: 'delivery.delivered';
            /**
             * @description The kind of record that changed.
             * @constant
             */
            resourceType?: 'delivery';
            /** @description What the record was after the change. */
            data: {
              /**
               * @description The id of the work order that is delivered.
               * @example 65f0c0ffee0000000000e001
               */
              workOrderId: string;
              /**
               * @description The id of the order that has the unit; absent while it is hidden.
               * @example 65f0c0ffee0000000000a001
               */
              orderId?: string;
              /**
               * @description The status after the change: an open enum.
               * @example Dispatched
               */
              status: string;
            };
          };
        };
      };
      responses: {
        /** @description Taken: the delivery is done. */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    AddLineRequest: {
      /**
       * @description The id of the product.
       * @example 65f0c0ffee0000000000f001
       */
      productId: string;
      /**
       * @description 1 unless given. A count of pieces.
       * @example 2
       */
      quantity?: number;
      /**
       * @description Of one piece; the product's price unless given. Money in the currency of the company,
       * with two decimals.
       * @example 175
       */
      price?: number;
      /**
       * @description Generated unless given; one that is there adds nothing.
       * @example ramp
       */
      lineKey?: string;
    };
    AddedLineItem: {
      /**
       * @description The line key.
       * @example ramp
       */
      lineId: string;
      /**
       * @description The id of the product.
       * @example 65f0c0ffee0000000000f001
       */
      productId?: string;
      /**
       * @description How many pieces. A count of pieces.
       * @example 1
       */
      quantity: number;
      /**
       * @description False when the key had its line already.
       * @example true
       */
      created: boolean;
    };
    AgreementItem: {
      /**
       * @description The same for both parties.
       * @example 65f0c0ffee0000000000ba01
       */
      id: string;
      /**
       * @description An open enum: DMAN_RTO, ERP_RTO, DMAN_ERP, …
       * @example DMAN_RTO
       */
      direction: string;
      /**
       * @description An open enum: active, pending, revoked, …
       * @example active
       */
      status: string;
      /** @description A company of this deployment is named by its profile. */
      from: components['schemas']['AgreementParty'];
      /** @description The other party. */
      to: components['schemas']['AgreementParty'];
      /** @description The rates of renting to own. */
      rateConfig?: components['schemas']['RateConfigItem'];
      /**
       * @description How often the rates were changed: a count.
       * @example 3
       */
      rateConfigVersion?: number;
      /** @description A change that the other party has not answered. */
      pendingUpdate?: components['schemas']['PendingUpdateItem'];
      /**
       * @description The caller's visible orders under it. A count.
       * @example 12
       */
      orderCount: number;
      /**
       * @description Whether there are any.
       * @example true
       */
      hasOrders: boolean;
      /**
       * Format: date-time
       * @description When the record was made, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was changed last, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
    };
    AgreementParty: {
      /**
       * @description The id of the company.
       * @example 65f0c0ffee00000000000001
       */
      companyId: string;
      /**
       * @description What kind of company it is: a label.
       * @example RTO
       */
      companyType?: string;
      /**
       * @description The name of the company.
       * @example Heartland Rent to Own
       */
      name?: string;
    };
    AuthorizedDelivery: {
      /** @description Promised for the period. */
      authorized: components['schemas']['ForecastSum'];
      /** @description The weeks that overlap the period, each counted whole. */
      weeks: components['schemas']['ForecastWeek'][];
    };
    ChangeCustomerRequest: {
      /**
       * @description The name.
       * @example Ada Miller
       */
      name?: string | null;
      /**
       * @description Whom to ask for, for example the company of the customer.
       * @example Miller Farms
       */
      contactName?: string | null;
      /**
       * @description The person to ask for.
       * @example Ada Miller
       */
      contactPerson?: string | null;
      /**
       * @description The phone number, in whatever form it was written.
       * @example +1 555 0100
       */
      phone?: string | null;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string | null;
      /**
       * @description The city.
       * @example Springfield
       */
      city?: string | null;
      /**
       * @description The state, as a two-letter code in the USA.
       * @example MO
       */
      state?: string | null;
      /**
       * @description The postal code.
       * @example 65802
       */
      zipCode?: string | null;
      /**
       * @description Random when a new customer has none.
       * @example K7Q2M
       */
      code?: string | null;
      /**
       * @description Your own keys, at most 10: merged by key, null for a key deletes it.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * Format: email
       * @description It can be replaced, not cleared.
       * @example ada@example.com
       */
      email?: string;
      /** @description Whether it is in use. */
      active?: boolean;
    };
    ChangeLeadRequest: {
      /**
       * @description The id of the location to move to.
       * @example 65f0c0ffee0000000000a001
       */
      salesLocation?: string;
      /** @description The name of the sales person; replaces name and email together. */
      salespersonName?: string | null;
      /**
       * Format: email
       * @description The email of the sales person; that of an active user links the user.
       * @example ada@example.com
       */
      salespersonEmail?: string | null;
      /**
       * @description Where the sale came from.
       * @example Referral
       * @enum {string|null}
       */
      salesSource?:
        | 'Facebook'
        | 'Website'
        | 'Landing Page'
        | 'Website Chat'
        | 'Walk In'
        | 'Inbound Call'
        | 'Referral'
        | 'Facebook Marketplace'
        | 'Trade Show'
        | 'YouTube'
        | 'Social Media'
        | 'Blog'
        | '3D configurator'
        | 'Request Quote form'
        | null;
      /** @description Merged by key; null for a key deletes it, null for all clears it. */
      sourceMetadata?: {
        [key: string]: unknown;
      } | null;
      /**
       * @description Merged by key; null for a key deletes it.
       * @example {
       *       "crm": "4711",
       *       "erp": null
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
    };
    ChangeLocationRequest: {
      /**
       * @description When it is taken, it gets -2, -3, …
       * @example springfield-lot
       */
      slug?: string;
      /**
       * @description Unique in the company, whatever its case.
       * @example SPR
       */
      code?: string | null;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string | null;
      /**
       * @description The city.
       * @example Springfield
       */
      city?: string | null;
      /**
       * @description The state, as a two-letter code in the USA.
       * @example MO
       */
      state?: string | null;
      /**
       * @description The postal code.
       * @example 65802
       */
      zipCode?: string | null;
      /**
       * @description The phone number, in whatever form it was written.
       * @example +1 555 0100
       */
      phone?: string | null;
      /**
       * @description The person to ask for.
       * @example Sam Porter
       */
      contactPerson?: string | null;
      /**
       * Format: email
       * @description The email address to write to.
       * @example springfield@example.com
       */
      contactEmail?: string | null;
      /**
       * @description Degrees north; together with longitude.
       * @example 37.209
       */
      latitude?: number | null;
      /**
       * @description Degrees east; together with latitude.
       * @example -93.292
       */
      longitude?: number | null;
      /** @description True unless given. */
      active?: boolean;
      /** @description Whether units are sold there. */
      salesLot?: boolean;
      /** @description Whether units are built there. */
      plant?: boolean;
      /**
       * @description The slug stays.
       * @example Springfield lot
       */
      name?: string;
    };
    ChangeOrderRequest: {
      /**
       * @description The name of the contact.
       * @example Ada Miller
       */
      customerName?: string;
      /**
       * Format: email
       * @description The email address of the contact.
       * @example ada@example.com
       */
      customerEmail?: string;
      /**
       * @description The phone number of the contact.
       * @example +1 555 0100
       */
      customerPhone?: string;
      /** @description The name of the sales person; replaces name and email together. */
      salespersonName?: string | null;
      /**
       * Format: email
       * @description The email of the sales person; that of an active user links the user.
       * @example ada@example.com
       */
      salespersonEmail?: string | null;
      /**
       * @description The id of the location to move to.
       * @example 65f0c0ffee0000000000a001
       */
      salesLocation?: string;
      /**
       * @description Street and house number of the delivery.
       * @example 12 Oak St
       */
      deliveryAddress?: string | null;
      /**
       * @description The city of the delivery.
       * @example Springfield
       */
      deliveryCity?: string | null;
      /**
       * @description The state of the delivery, as a two-letter code in the USA.
       * @example MO
       */
      deliveryState?: string | null;
      /**
       * @description The postal code of the delivery.
       * @example 65801
       */
      deliveryZipCode?: string | null;
      /**
       * @description Where the sale came from.
       * @example Referral
       * @enum {string|null}
       */
      salesSource?:
        | 'Facebook'
        | 'Website'
        | 'Landing Page'
        | 'Website Chat'
        | 'Walk In'
        | 'Inbound Call'
        | 'Referral'
        | 'Facebook Marketplace'
        | 'Trade Show'
        | 'YouTube'
        | 'Social Media'
        | 'Blog'
        | '3D configurator'
        | 'Request Quote form'
        | null;
      /** @description Merged by key; null for a key deletes it, null for all clears it. */
      sourceMetadata?: {
        [key: string]: unknown;
      } | null;
      /**
       * @description Merged by key; null for a key deletes it.
       * @example {
       *       "crm": "4711",
       *       "erp": null
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * @description A time counts as its UTC day; null clears it.
       * @example 2026-03-01
       */
      saleDate?: string | null;
      /** @description The amounts given join those that are there; null clears all. */
      soldPricing?: components['schemas']['SoldPricingRequest'] | null;
    };
    ChangeProductRequest: {
      /**
       * @description A description.
       * @example A barn with a loft at both ends.
       */
      description?: string | null;
      /**
       * @description The stock-keeping unit.
       * @example LB-1
       */
      sku?: string;
      /**
       * @description At most two decimals. Money in the currency of the company, with two decimals.
       * @example 6495.5
       */
      price?: number;
      /**
       * @description The width, in feet.
       * @example 12
       */
      width?: number;
      /**
       * @description The length, in feet.
       * @example 24
       */
      length?: number;
      /** @description True unless given. */
      active?: boolean;
      /**
       * @description The name.
       * @example Lofted barn
       */
      name?: string;
    };
    ChangeQuoteRequest: {
      /**
       * @description The name of the contact.
       * @example Ada Miller
       */
      customerName?: string;
      /**
       * Format: email
       * @description The email address of the contact.
       * @example ada@example.com
       */
      customerEmail?: string;
      /**
       * @description The phone number of the contact.
       * @example +1 555 0100
       */
      customerPhone?: string;
      /** @description The name of the sales person; replaces name and email together. */
      salespersonName?: string | null;
      /**
       * Format: email
       * @description The email of the sales person; that of an active user links the user.
       * @example ada@example.com
       */
      salespersonEmail?: string | null;
      /**
       * @description The id of the location to move to.
       * @example 65f0c0ffee0000000000a001
       */
      salesLocation?: string;
      /**
       * @description Street and house number of the delivery.
       * @example 12 Oak St
       */
      deliveryAddress?: string | null;
      /**
       * @description The city of the delivery.
       * @example Springfield
       */
      deliveryCity?: string | null;
      /**
       * @description The state of the delivery, as a two-letter code in the USA.
       * @example MO
       */
      deliveryState?: string | null;
      /**
       * @description The postal code of the delivery.
       * @example 65801
       */
      deliveryZipCode?: string | null;
      /**
       * @description Where the sale came from.
       * @example Referral
       * @enum {string|null}
       */
      salesSource?:
        | 'Facebook'
        | 'Website'
        | 'Landing Page'
        | 'Website Chat'
        | 'Walk In'
        | 'Inbound Call'
        | 'Referral'
        | 'Facebook Marketplace'
        | 'Trade Show'
        | 'YouTube'
        | 'Social Media'
        | 'Blog'
        | '3D configurator'
        | 'Request Quote form'
        | null;
      /** @description Merged by key; null for a key deletes it, null for all clears it. */
      sourceMetadata?: {
        [key: string]: unknown;
      } | null;
      /**
       * @description Merged by key; null for a key deletes it.
       * @example {
       *       "crm": "4711",
       *       "erp": null
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * @description A date, which counts to the end of its UTC day, or an RFC 3339 time; null clears it.
       * @example 2026-03-01
       */
      validUntil?: string | null;
    };
    ChangeUserRequest: {
      /**
       * @description The phone number, in whatever form it was written.
       * @example +1 555 0100
       */
      phone?: string | null;
      /**
       * @description Where the user belongs; a change replaces it.
       * @example [
       *       "65f0c0ffee0000000000b001"
       *     ]
       */
      locationIds?: string[];
      /** @description Belongs to every location, those to come included; not together with `locationIds`. */
      allLocations?: boolean;
      /** @description True unless given. The owner of the company cannot be disabled. */
      active?: boolean;
      /**
       * @description The given name.
       * @example Sam
       */
      firstName?: string;
      /**
       * @description The family name.
       * @example Porter
       */
      lastName?: string;
      /**
       * Format: email
       * @description Another one moves the membership to the account it belongs to.
       * @example sam@example.com
       */
      email?: string;
      /**
       * @description Replaces the role.
       * @example 65f0c0ffee0000000000a001
       */
      roleId?: string;
    };
    ChangeWorkOrderRequest: {
      /**
       * @description The title.
       * @example 10x16 Lofted Barn
       */
      title?: string;
      /**
       * @description A description.
       * @example Ramp on the left side
       */
      description?: string | null;
      /**
       * @description The id of the location to move to.
       * @example 65f0c0ffee0000000000a001
       */
      buildingLocation?: string;
      /**
       * @description The day for which the unit is promised, as a UTC date.
       * @example 2026-04-01
       */
      promisedDate?: string | null;
      /**
       * @description Merged by key; null for a key deletes it.
       * @example {
       *       "erp": "4711",
       *       "crm": null
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
    };
    CompanyItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee00000000000001
       */
      id: string;
      /**
       * @description The name.
       * @example Prairie Barns
       */
      name: string;
      /**
       * @description The email address.
       * @example office@example.com
       */
      email?: string;
      /**
       * @description The phone number, in whatever form it was written.
       * @example +1 555 0100
       */
      phone?: string;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string;
      /**
       * @description The city.
       * @example Springfield
       */
      city?: string;
      /**
       * @description The state, as a two-letter code in the USA.
       * @example MO
       */
      state?: string;
      /**
       * @description The postal code.
       * @example 65802
       */
      zipCode?: string;
      /**
       * @description The country.
       * @example US
       */
      country?: string;
      /**
       * @description IANA name.
       * @example America/Chicago
       */
      timezone: string;
      /**
       * @description The address of the logo.
       * @example https://example.com/logo.png
       */
      logoUrl?: string;
      /**
       * @description A label.
       * @example Manufacturer
       */
      companyType?: string;
      /**
       * @description What the company sells: labels.
       * @example [
       *       "Sheds",
       *       "Cabins"
       *     ]
       */
      sellTypes?: string[];
    };
    ConfigurationRequest: {
      /** @description In the portal's shape, kept as given. */
      selectedCategories?: unknown[];
      /**
       * @description The model of the building.
       * @example Lofted Barn
       */
      model?: string;
      /**
       * @description The material of the siding.
       * @example LP SmartSide
       */
      siding?: string;
      /**
       * @description The colour of the siding.
       * @example Barn Red
       */
      sidingColor?: string;
      /**
       * @description The colour of the trim.
       * @example White
       */
      trimColor?: string;
      /**
       * @description The material of the roof.
       * @example Metal Roof
       */
      roofMaterial?: string;
      /**
       * @description The colour of the roof.
       * @example Charcoal
       */
      roofColor?: string;
    };
    ConfiguratorSessionItem: {
      /**
       * @description The id of the session.
       * @example 65f0c0ffee0000000000ca01
       */
      sessionId: string;
      /**
       * Format: uri
       * @description Opens the configurator once, until `expiresAt`. Whoever has it can open it: keep it out
       * of logs.
       * @example https://api.example.com/configurator/launch/pJ3x1yF0cX6l2Zr8vN5qTb7wQe9uKd4mHs0aGi2oYcE
       */
      launchUrl: string;
      /**
       * Format: date-time
       * @description When it expires, in UTC.
       * @example 2026-03-01T15:45:00.000Z
       */
      expiresAt: string;
      /**
       * @description The id of the customer.
       * @example 65f0c0ffee0000000000c001
       */
      customerId?: string;
      /**
       * @description The id of the quote.
       * @example 65f0c0ffee0000000000e001
       */
      quoteId?: string;
    };
    ContactItem: {
      /**
       * @description The name.
       * @example Ada Miller
       */
      name?: string;
      /**
       * @description The email address.
       * @example ada@example.com
       */
      email?: string;
      /**
       * @description The phone number, in whatever form it was written.
       * @example +1 555 0100
       */
      phone?: string;
    };
    ContactRequest: {
      /**
       * @description The name.
       * @example Ada Miller
       */
      name?: string;
      /**
       * Format: email
       * @description The email address.
       * @example ada@example.com
       */
      email?: string;
      /**
       * @description The phone number, in whatever form it was written.
       * @example +1 555 0100
       */
      phone?: string;
    };
    ContractItem: {
      /**
       * @description The id of the order.
       * @example 65f0c0ffee0000000000a002
       */
      orderId: string;
      /**
       * @description An open enum: draft, out_for_signature, partially_signed, completed.
       * @example partially_signed
       */
      status: string;
      /**
       * @description Which contract of the order it is: a count from 1 that a voided one increases.
       * @example 1
       */
      contractVersion: number;
      /**
       * @description The number on the contract.
       * @example C-1001
       */
      contractNumber?: string;
      /**
       * @description Whether the customer has signed.
       * @example true
       */
      customerSigned: boolean;
      /**
       * Format: date-time
       * @description When the customer signed, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      customerSignedAt?: string;
      /**
       * @description Whether the sales person has signed.
       * @example false
       */
      salespersonSigned: boolean;
      /**
       * Format: date-time
       * @description When the sales person signed, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      salespersonSignedAt?: string;
      /**
       * @description A document to download.
       * @example 65f0c0ffee0000000000f101
       */
      signedPdfDocumentId?: string;
    };
    ConvertQuoteRequest: {
      /**
       * @description The name of the sales person; replaces name and email together.
       * @example Sam Porter
       */
      salespersonName?: string;
      /**
       * Format: email
       * @description The email of an active user links that user.
       * @example ada@example.com
       */
      salespersonEmail?: string;
    };
    CreateConfiguratorSessionRequest: {
      /**
       * @description With a quote, nobody but its customer.
       * @example 65f0c0ffee0000000000c001
       */
      customerId?: string;
      /**
       * @description The id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId?: string;
      /**
       * @description At most one of `quoteId`, `workOrderId` and `serialNumber`.
       * @example 65f0c0ffee0000000000e001
       */
      quoteId?: string;
      /**
       * @description At most one of `quoteId`, `workOrderId` and `serialNumber`.
       * @example 65f0c0ffee0000000000d001
       */
      workOrderId?: string;
      /**
       * @description At most one of `quoteId`, `workOrderId` and `serialNumber`.
       * @example SPR-1042
       */
      serialNumber?: string;
      /**
       * @description Where the visitor goes afterwards. Its origin must be on the company's launch allowlist.
       * @example https://shop.example.com/configured?cart=7
       */
      returnUrl?: string;
      /**
       * @description How long the link can be opened; 900 unless given. In seconds.
       * @example 900
       */
      ttlSeconds?: number;
    };
    CreateCustomerRequest: {
      /**
       * @description The name.
       * @example Ada Miller
       */
      name?: string | null;
      /**
       * @description Whom to ask for, for example the company of the customer.
       * @example Miller Farms
       */
      contactName?: string | null;
      /**
       * @description The person to ask for.
       * @example Ada Miller
       */
      contactPerson?: string | null;
      /**
       * @description The phone number, in whatever form it was written.
       * @example +1 555 0100
       */
      phone?: string | null;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string | null;
      /**
       * @description The city.
       * @example Springfield
       */
      city?: string | null;
      /**
       * @description The state, as a two-letter code in the USA.
       * @example MO
       */
      state?: string | null;
      /**
       * @description The postal code.
       * @example 65802
       */
      zipCode?: string | null;
      /**
       * @description Random when a new customer has none.
       * @example K7Q2M
       */
      code?: string | null;
      /**
       * @description Your own keys, at most 10: merged by key, null for a key deletes it.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * Format: email
       * @description Unique among customers that were not merged away, whatever its case.
       * @example ada@example.com
       */
      email: string;
    };
    CreateLeadRequest: {
      /**
       * @description Where the sale came from.
       * @example Website
       * @enum {string}
       */
      salesSource?:
        | 'Facebook'
        | 'Website'
        | 'Landing Page'
        | 'Website Chat'
        | 'Walk In'
        | 'Inbound Call'
        | 'Referral'
        | 'Facebook Marketplace'
        | 'Trade Show'
        | 'YouTube'
        | 'Social Media'
        | 'Blog'
        | '3D configurator'
        | 'Request Quote form';
      /**
       * @description Free JSON: at most 25 keys and 8192 bytes.
       * @example {
       *       "campaign": "spring"
       *     }
       */
      sourceMetadata?: {
        [key: string]: unknown;
      };
      /**
       * @description Your own keys: at most 10.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * @description The id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId: string;
      /** @description At least one of name, email, phone. */
      customer: components['schemas']['ContactRequest'];
      /**
       * @description The name of the sales person; replaces name and email together.
       * @example Sam Porter
       */
      salespersonName?: string;
      /**
       * Format: email
       * @description The email of an active user links that user.
       * @example ada@example.com
       */
      salespersonEmail?: string;
    };
    CreateLocationRequest: {
      /**
       * @description When it is taken, it gets -2, -3, …
       * @example springfield-lot
       */
      slug?: string;
      /**
       * @description Unique in the company, whatever its case.
       * @example SPR
       */
      code?: string | null;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string | null;
      /**
       * @description The city.
       * @example Springfield
       */
      city?: string | null;
      /**
       * @description The state, as a two-letter code in the USA.
       * @example MO
       */
      state?: string | null;
      /**
       * @description The postal code.
       * @example 65802
       */
      zipCode?: string | null;
      /**
       * @description The phone number, in whatever form it was written.
       * @example +1 555 0100
       */
      phone?: string | null;
      /**
       * @description The person to ask for.
       * @example Sam Porter
       */
      contactPerson?: string | null;
      /**
       * Format: email
       * @description The email address to write to.
       * @example springfield@example.com
       */
      contactEmail?: string | null;
      /**
       * @description Degrees north; together with longitude.
       * @example 37.209
       */
      latitude?: number | null;
      /**
       * @description Degrees east; together with latitude.
       * @example -93.292
       */
      longitude?: number | null;
      /** @description True unless given. */
      active?: boolean;
      /** @description Whether units are sold there. */
      salesLot?: boolean;
      /** @description Whether units are built there. */
      plant?: boolean;
      /**
       * @description The slug is made from it unless given.
       * @example Springfield lot
       */
      name: string;
    };
    CreateOrderRequest: {
      /**
       * @description Where the sale came from.
       * @example Website
       * @enum {string}
       */
      salesSource?:
        | 'Facebook'
        | 'Website'
        | 'Landing Page'
        | 'Website Chat'
        | 'Walk In'
        | 'Inbound Call'
        | 'Referral'
        | 'Facebook Marketplace'
        | 'Trade Show'
        | 'YouTube'
        | 'Social Media'
        | 'Blog'
        | '3D configurator'
        | 'Request Quote form';
      /**
       * @description Free JSON: at most 25 keys and 8192 bytes.
       * @example {
       *       "campaign": "spring"
       *     }
       */
      sourceMetadata?: {
        [key: string]: unknown;
      };
      /**
       * @description Your own keys: at most 10.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * @description Either this or customer.
       * @example 65f0c0ffee0000000000d001
       */
      customerId?: string;
      /** @description At least one of name, email, phone; matched by email or made. */
      customer?: components['schemas']['ContactRequest'];
      /**
       * @description The id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId: string;
      /**
       * @description A finished catalog product.
       * @example 65f0c0ffee0000000000e001
       */
      productId: string;
      /**
       * @description A size of the product.
       * @example 65f0c0ffee0000000000e101
       */
      sizeId?: string;
      /**
       * @description A user; lead routing finds one unless given.
       * @example 65f0c0ffee0000000000c001
       */
      salespersonId?: string;
      /**
       * @description The size's or product's price unless given. Money in the currency of the company, with
       * two decimals.
       * @example 4500
       */
      basePrice?: number;
      /**
       * @description basePrice and upgrades unless given. Money in the currency of the company, with two
       * decimals.
       * @example 4950
       */
      subtotal?: number;
      /**
       * @description The subtotal unless given. Money in the currency of the company, with two decimals.
       * @example 4950
       */
      total?: number;
      /**
       * @description How the customer pays: `cash` at once, `rto` by renting to own.
       * @example cash
       * @enum {string}
       */
      paymentType?: 'cash' | 'rto';
      /** @description What is added to the product, one line each. */
      upgrades?: components['schemas']['UpgradeRequest'][];
      /** @description How the unit is configured. */
      configuration?: components['schemas']['ConfigurationRequest'];
      /** @description Where to deliver. */
      deliveryAddress?: components['schemas']['DeliveryAddressRequest'];
      /**
       * @description A note for the staff.
       * @example Wants it before Easter
       */
      note?: string;
    };
    CreatePaymentLinkRequest: {
      /**
       * @description No more decimals than the currency has. Money in the currency of the company, with two
       * decimals.
       * @example 500
       */
      amount: number;
      /**
       * @description `Order #<n>` unless given.
       * @example Deposit
       */
      name?: string;
      /**
       * Format: email
       * @description The customer's of the order unless given.
       * @example ada@example.com
       */
      email?: string;
      /** @description True unless given. */
      sendEmail?: boolean;
      /**
       * @description ISO 4217, in any case; usd unless given.
       * @example usd
       */
      currency?: string;
    };
    CreateProductRequest: {
      /**
       * @description A description.
       * @example A barn with a loft at both ends.
       */
      description?: string | null;
      /**
       * @description The stock-keeping unit.
       * @example LB-1
       */
      sku?: string;
      /**
       * @description At most two decimals. Money in the currency of the company, with two decimals.
       * @example 6495.5
       */
      price?: number;
      /**
       * @description The width, in feet.
       * @example 12
       */
      width?: number;
      /**
       * @description The length, in feet.
       * @example 24
       */
      length?: number;
      /** @description True unless given. */
      active?: boolean;
      /**
       * @description The name.
       * @example Lofted barn
       */
      name: string;
      /**
       * @description An existing product line of the company.
       * @example 65f0c0ffee0000000000e901
       */
      lineId?: string;
    };
    CreateQuoteRequest: {
      /**
       * @description Where the sale came from.
       * @example Website
       * @enum {string}
       */
      salesSource?:
        | 'Facebook'
        | 'Website'
        | 'Landing Page'
        | 'Website Chat'
        | 'Walk In'
        | 'Inbound Call'
        | 'Referral'
        | 'Facebook Marketplace'
        | 'Trade Show'
        | 'YouTube'
        | 'Social Media'
        | 'Blog'
        | '3D configurator'
        | 'Request Quote form';
      /**
       * @description Free JSON: at most 25 keys and 8192 bytes.
       * @example {
       *       "campaign": "spring"
       *     }
       */
      sourceMetadata?: {
        [key: string]: unknown;
      };
      /**
       * @description Your own keys: at most 10.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * @description Required unless workOrderId is given.
       * @example SN-1001
       */
      serialNumber?: string;
      /**
       * @description Takes precedence over serialNumber.
       * @example 65f0c0ffee0000000000e001
       */
      workOrderId?: string;
      /** @description An email, or name and phone. */
      customer: components['schemas']['ContactRequest'];
      /** @description Stamped on the quote and on the unit. */
      deliveryAddress?: components['schemas']['DeliveryAddressRequest'];
      /**
       * @description The unit's location unless given.
       * @example 65f0c0ffee0000000000b001
       */
      locationId?: string;
      /**
       * @description What the unit is unless given.
       * @example Lot Stock
       * @enum {string}
       */
      purchaseType?: 'Lot Stock' | 'Rental Return' | 'Immediate Sale';
      /**
       * @description The total; what the unit costs unless given. Money in the currency of the company, with
       * two decimals.
       * @example 4700
       */
      price?: number;
      /**
       * @description A note for the staff.
       * @example Wants it before Easter
       */
      note?: string;
    };
    CreateSizeRequest: {
      /**
       * @description The width, in feet.
       * @example 12
       */
      width: number;
      /**
       * @description The length, in feet.
       * @example 24
       */
      length: number;
      /**
       * @description At most two decimals. Money in the currency of the company, with two decimals.
       * @example 7895
       */
      price: number;
      /**
       * @description Made of width and length unless given.
       * @example 12x24
       */
      name?: string;
      /**
       * @description The stock-keeping unit.
       * @example LB-1-1224
       */
      sku?: string;
      /** @description True unless given. */
      active?: boolean;
    };
    CreateUserRequest: {
      /**
       * @description The phone number, in whatever form it was written.
       * @example +1 555 0100
       */
      phone?: string | null;
      /**
       * @description Where the user belongs; a change replaces it.
       * @example [
       *       "65f0c0ffee0000000000b001"
       *     ]
       */
      locationIds?: string[];
      /** @description Belongs to every location, those to come included; not together with `locationIds`. */
      allLocations?: boolean;
      /** @description True unless given. The owner of the company cannot be disabled. */
      active?: boolean;
      /**
       * @description The given name.
       * @example Sam
       */
      firstName: string;
      /**
       * @description The family name.
       * @example Porter
       */
      lastName: string;
      /**
       * Format: email
       * @description Also the name to log in with.
       * @example sam@example.com
       */
      email: string;
      /**
       * @description One of `GET /roles`.
       * @example 65f0c0ffee0000000000a001
       */
      roleId: string;
      /** @description Whether the user is told by mail; true unless given. */
      invite?: boolean;
    };
    CreateWorkOrderRequest: {
      /**
       * @description Id or slug of a location.
       * @example springfield-lot
       */
      locationId: string;
      /**
       * @description Sets this flag of its group and clears the others; the same goes for the other two types.
       * @enum {string}
       */
      purchaseType?: 'new-build' | 'existing-physical-inventory' | 'general' | 'stock';
      /**
       * @description What the unit is built for. A value given clears the other ones.
       * @enum {string}
       */
      workOrderType?: 'made-to-order' | 'lot-stock' | 'rental-return' | 'immediate-sale' | 'template';
      /**
       * @description How the unit gets to the customer. A value given clears the other ones.
       * @enum {string}
       */
      deliveryType?: 'delivery-from-factory' | 'built-on-site' | 'delivered-from-dealer' | 'delivered-from-lot-stock';
      /**
       * @description Unique in the company.
       * @example LB-1016-0042
       */
      serialNumber?: string;
      /**
       * @description The title.
       * @example 10x16 Lofted Barn
       */
      title?: string;
      /**
       * @description Attaches the product, its price and what it takes to build it.
       * @example 65f0c0ffee0000000000f001
       */
      sizeId?: string;
      /**
       * @description The day for which the unit is promised, as a UTC date.
       * @example 2026-04-01
       */
      promisedDate?: string;
      /**
       * @description Your own keys: at most 10.
       * @example {
       *       "erp": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
    };
    CustomerItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d001
       */
      id: string;
      /**
       * @description The name.
       * @example Ada Miller
       */
      name?: string;
      /**
       * @description Whom to ask for, for example the company of the customer.
       * @example Miller Farms
       */
      contactName?: string;
      /**
       * @description The person to ask for.
       * @example Ada Miller
       */
      contactPerson?: string;
      /**
       * @description May be absent for one made from a lead.
       * @example ada@example.com
       */
      email?: string;
      /**
       * @description The phone number, in whatever form it was written.
       * @example +1 555 0100
       */
      phone?: string;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string;
      /**
       * @description The city.
       * @example Springfield
       */
      city?: string;
      /**
       * @description The state, as a two-letter code in the USA.
       * @example MO
       */
      state?: string;
      /**
       * @description The postal code.
       * @example 65802
       */
      zipCode?: string;
      /**
       * @description A short code of your own, unique in your company.
       * @example K7Q2M
       */
      code?: string;
      /**
       * @description Whether it is in use.
       * @example true
       */
      active: boolean;
      /**
       * @description Only on a customer that was merged away.
       * @example true
       */
      merged?: boolean;
      /**
       * @description The id of the survivor.
       * @example 65f0c0ffee0000000000d002
       */
      mergedInto?: string;
      /**
       * Format: date-time
       * @description When the customer was merged into another one, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      mergedAt?: string;
      /**
       * @description Your own keys of the record: a map of names to values.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
      /**
       * @description The version of the record: a count from 1 that every change increases by one.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description When the record was made, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was changed last, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
    };
    DayHoursItem: {
      /**
       * @description Whether the location is open on that day.
       * @example true
       */
      enabled: boolean;
      /**
       * @description HH:MM, 24-hour, local to the location.
       * @example 08:30
       */
      from?: string;
      /**
       * @description HH:MM, 24-hour, local to the location.
       * @example 18:00
       */
      to?: string;
    };
    DeliveryAddressRequest: {
      /**
       * @description Street and house number.
       * @example 12 Oak St
       */
      address?: string;
      /**
       * @description The city.
       * @example Springfield
       */
      city?: string;
      /**
       * @description The state, as a two-letter code in the USA.
       * @example MO
       */
      state?: string;
      /**
       * @description The postal code.
       * @example 65801
       */
      zipCode?: string;
      /**
       * @description Degrees north.
       * @example 37.209
       */
      latitude?: number;
      /**
       * @description Degrees east.
       * @example -93.292
       */
      longitude?: number;
    };
    DeliveryBlock: {
      /**
       * Format: date-time
       * @description The day for which the delivery is scheduled, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      scheduledDate?: string;
      /**
       * @description The number of the transportation run.
       * @example 42
       */
      runNumber?: number;
      /**
       * @description An open enum: Open, Scheduled, Dispatched, En Route, Delivered, Cancelled.
       * @example Scheduled
       */
      runStatus: string;
      /**
       * @description The name of the driver.
       * @example Dana Field
       */
      driverName?: string;
      /**
       * Format: date-time
       * @description When the unit was delivered, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      deliveredAt?: string;
    };
    DepositsItem: {
      /**
       * @description What is paid down. Money in the currency of the company, with two decimals.
       * @example 0
       */
      downPayment: number;
      /**
       * @description What is paid as security. Money in the currency of the company, with two decimals.
       * @example 199.5
       */
      securityDeposit: number;
      /**
       * @description What is due at signing. Money in the currency of the company, with two decimals.
       * @example 399
       */
      totalDueToday: number;
      /**
       * @description What was paid, less what was refunded. Money in the currency of the company, with two
       * decimals.
       * @example 500
       */
      totalPaid: number;
      /**
       * @description pricing.total without totalPaid. Money in the currency of the company, with two decimals.
       * @example 4200
       */
      balance: number;
    };
    DisclosureItem: {
      /**
       * @description The title.
       * @example Ownership
       */
      title: string;
      /**
       * @description The text.
       * @example You will not own the property until the total has been paid.
       */
      text: string;
    };
    DocumentDownload: {
      /**
       * @description Works without a credential, for one complete download. Ask for another one each time.
       * @example https://api.example.com/document-downloads/ZfDA…
       */
      downloadUrl: string;
      /**
       * @description The name that a download is saved under.
       * @example contract-1001.pdf
       */
      fileName: string;
      /**
       * Format: date-time
       * @description Until then a download can begin.
       * @example 2026-03-01T15:30:00.000Z
       */
      expiresAt: string;
    };
    DocumentItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000f101
       */
      id: string;
      /**
       * @description What the document is called.
       * @example Signed contract
       */
      name: string;
      /**
       * @description The name that a download is saved under.
       * @example contract-1001.pdf
       */
      fileName: string;
      /**
       * @description The category, free text.
       * @example Contract
       */
      type: string;
      /**
       * @description The content type.
       * @example application/pdf
       */
      mimeType: string;
      /**
       * @description The length of the file, in bytes.
       * @example 84213
       */
      sizeBytes: number;
      /**
       * Format: date-time
       * @description When the record was made, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
    };
    DomainItem: {
      /**
       * @description The subdomains of one integration have the same.
       * @example web-1
       */
      integrationId: string;
      /**
       * @description Lower case.
       * @example springfield
       */
      subdomain: string;
      /**
       * @description Lower case.
       * @example sheds.example.com
       */
      apexDomain: string;
      /**
       * @description Whether its DNS was seen to lead here.
       * @example true
       */
      verified: boolean;
      /** @description Those that match, where the list was narrowed. */
      locations: components['schemas']['DomainLocationItem'][];
    };
    DomainLocationItem: {
      /**
       * @description The id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId: string;
      /**
       * @description The name.
       * @example Springfield lot
       */
      name: string;
      /**
       * @description A short code of your own, unique in your company.
       * @example SPR
       */
      code?: string;
      /**
       * @description Whether the site shows no prices for it.
       * @example false
       */
      hidePrices: boolean;
      /**
       * @description True under one domain at most for each location.
       * @example true
       */
      defaultForStore: boolean;
      /** @description Without what partners do not see in the catalog. */
      products: components['schemas']['DomainProductItem'][];
    };
    DomainProductItem: {
      /**
       * @description The id of the product.
       * @example 65f0c0ffee0000000000e001
       */
      productId: string;
      /**
       * @description Empty means all of them.
       * @example [
       *       "10x16",
       *       "12x24"
       *     ]
       */
      sizes: string[];
      /**
       * @description Upgrades that are not offered there.
       * @example [
       *       "Loft"
       *     ]
       */
      excludedUpgrades: string[];
    };
    Error: {
      /**
       * @description What is wrong, for people.
       * @example name is required
       */
      error: string;
      /**
       * @description What is wrong, for programs. An open enum: `invalid_body`, `invalid_cursor`,
       * `invalid_field`, `invalid_header`, `invalid_request`, `missing_field`, `unknown_event_type`,
       * `unknown_field`, `unknown_status`, `invalid_credential`, `cross_site_request`, `missing_scope`,
       * `privileged_user`, `not_found`, `route_not_found`, `method_not_allowed`, `request_timeout`,
       * `already_signed`, `base_line_stays`, `bom_exists`, `budget_exists`, `changed_meanwhile`,
       * `contract_exists`, `contract_step_not_allowed`, `credential_revoked`, `crm_connected`,
       * `customer_merged`, `default_domain_taken`, `document_of_another_record`, `domain_taken`,
       * `download_in_progress`, `email_taken`, `id_taken`, `idempotency_key_in_use`, `line_exists`,
       * `line_items_closed`, `location_code_taken`, `no_configurator`, `not_a_template`, `nothing_to_refund`,
       * `number_taken`, `payment_known`, `payment_link_ended`, `processor_connected`, `quote_not_convertible`,
       * `refunded_at_processor`, `role_in_use`, `role_key_taken`, `serial_number_missing`,
       * `serial_number_taken`, `slug_taken`, `state_legal_exists`, `status_change_not_allowed`,
       * `stays_where_it_is`, `subscription_disabled`, `system_role`, `too_many_credentials`,
       * `too_many_endpoints`, `unit_not_for_sale`, `unit_taken`, `upload_too_slow`, `user_exists`,
       * `version_mismatch`, `invitation_ended`, `link_expired`, `body_too_large`, `unsupported_content_type`,
       * `range_not_satisfiable`, `expectation_failed`, `idempotency_key_reused`, `contract_signed`,
       * `too_early`, `rate_limited`, `headers_too_large`, `internal_error`, `database_unavailable`,
       * `file_store_unavailable`, `overloaded`, `payments_disabled`, `processor_not_connected`,
       * `processor_unavailable`, `shutting_down`, `timeout`, `try_again`.
       * @example missing_field
       */
      code: string;
      /** @description The fields there are, after an unknown one. */
      allowedFields?: string[];
    };
    EventChecksumItem: {
      /**
       * @description How many events were added up.
       * @example 128
       */
      count: number;
      /**
       * @description SHA-256 in hexadecimal digits over the ids of these events in the order of the feed, each
       * followed by a line feed (U+000A).
       * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
       */
      digest: string;
      /**
       * @description How far it reaches: the `from` of the next part.
       * @example 65f0c0ffee0000000000e001
       */
      nextCursor: string;
      /**
       * @description Whether there is more to add up before `to`.
       * @example false
       */
      hasMore: boolean;
    };
    EventItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000e001
       */
      id: string;
      /**
       * @description An open enum.
       * @example lead.created
       */
      type: string;
      /**
       * Format: date-time
       * @description When it happened, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      occurredAt: string;
      /**
       * @description What kind of record changed: the part of `type` before the dot.
       * @example lead
       */
      resourceType: string;
      /**
       * @description The id of the record that changed.
       * @example 65f0c0ffee0000000000a001
       */
      resourceId: string;
      /**
       * @description The version that the change made.
       * @example 1
       */
      resourceVersion?: number;
      /**
       * @description Where the full item is.
       * @example /partner/v1/leads/65f0c0ffee0000000000a001
       */
      resourceUrl?: string;
      /**
       * @description Your own keys of the record: a map of names to values.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
      /**
       * @description A compact snapshot of the record as the change left it; absent in the event of a
       * deletion.
       * @example {
       *       "orderNumber": 1001,
       *       "status": "Open"
       *     }
       */
      data?: {
        [key: string]: unknown;
      };
    };
    ForecastDetails: {
      /** @description What was delivered in the period. */
      actual?: components['schemas']['ForecastRow'][];
      /**
       * @description What is authorized, was promised for an earlier day, and was undelivered when the period
       * began.
       */
      afdTransferred?: components['schemas']['ForecastRow'][];
      /** @description What is promised for the next period and undelivered. */
      forecastNextPeriod?: components['schemas']['ForecastRow'][];
      /** @description What is promised for the period after the next and undelivered. */
      forecastPlus2?: components['schemas']['ForecastRow'][];
      /** @description What is authorized and promised for the period. */
      authorized?: components['schemas']['ForecastRow'][];
      /** @description By the key of the week. */
      weeks?: {
        [key: string]: components['schemas']['ForecastRow'][];
      };
    };
    ForecastFigures: {
      /** @description Delivered within the period. */
      actual: components['schemas']['ForecastSum'];
      /** @description Authorized, promised for a day before the period, and undelivered when it began. */
      afdTransferred: components['schemas']['ForecastSum'];
      /** @description Promised for the next period and undelivered. */
      forecastNextPeriod: components['schemas']['ForecastSum'];
      /** @description Promised for the period after the next and undelivered. */
      forecastPlus2: components['schemas']['ForecastSum'];
    };
    ForecastPeriod: {
      /**
       * @description The name of the period, or `custom`.
       * @example this_month
       */
      key: string;
      /**
       * Format: date
       * @description The first day, included.
       * @example 2026-03-01
       */
      start: string;
      /**
       * Format: date
       * @description The last day, included.
       * @example 2026-03-31
       */
      end: string;
      /**
       * @description The timezone that days are of: an IANA name.
       * @example America/Chicago
       */
      timezone: string;
    };
    ForecastRow: {
      /**
       * @description The id of the order.
       * @example 65f0c0ffee0000000000a001
       */
      orderId: string;
      /**
       * @description The number of the record: a count of its kind in your company, from 1001.
       * @example 1042
       */
      orderNumber: number;
      /**
       * @description The id of the work order, which is the unit.
       * @example 65f0c0ffee0000000000d001
       */
      workOrderId?: string;
      /**
       * @description The serial number of the unit.
       * @example OSC-10x16-4711
       */
      serialNumber?: string;
      /**
       * @description The name of the contact.
       * @example Ada Lovelace
       */
      customerName?: string;
      /**
       * @description The id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId?: string;
      /**
       * @description The name of the location.
       * @example Springfield lot
       */
      locationName?: string;
      /**
       * @description Of the order.
       * @example Processed
       */
      status: string;
      /**
       * Format: date
       * @description The day for which the unit is promised, as a UTC date.
       * @example 2026-03-12
       */
      promisedDate?: string;
      /**
       * Format: date-time
       * @description When the unit was delivered, in UTC.
       * @example 2026-03-11T16:05:00.000Z
       */
      deliveredAt?: string;
      /**
       * @description The amount. Money in the currency of the company, with two decimals.
       * @example 6150.5
       */
      amount: number;
    };
    ForecastSum: {
      /**
       * @description Base price with upgrades and without what was removed; no delivery, tax or mileage. Money
       * in the currency of the company, with two decimals.
       * @example 18450.5
       */
      amount: number;
      /**
       * @description How many orders: a count.
       * @example 3
       */
      units: number;
    };
    ForecastWeek: {
      /**
       * @description Base price with upgrades and without what was removed; no delivery, tax or mileage. Money
       * in the currency of the company, with two decimals.
       * @example 18450.5
       */
      amount: number;
      /**
       * @description How many orders: a count.
       * @example 3
       */
      units: number;
      /**
       * @description The Sunday that the week begins with.
       * @example 2026-03-01
       */
      key: string;
      /**
       * Format: date
       * @description The first day, included.
       * @example 2026-03-01
       */
      start: string;
      /**
       * Format: date
       * @description The last day, included.
       * @example 2026-03-07
       */
      end: string;
    };
    HistoryActor: {
      /**
       * @description The name of the credential or of the user; `Portal` or `System` for what nobody signed.
       * @example Website integration
       */
      name?: string;
      /**
       * @description The email address.
       * @example ada@example.com
       */
      email?: string;
    };
    IntrospectionItem: {
      /**
       * @description The id of the company.
       * @example 65f0c0ffee00000000000001
       */
      companyId: string;
      /**
       * @description The name of the company.
       * @example Prairie Barns
       */
      companyName: string;
      /**
       * @description `api_key` or `oauth_client`.
       * @example api_key
       */
      credentialType: string;
      /**
       * @description What the credential may do: full names of scopes.
       * @example [
       *       "partner-api.leads.read"
       *     ]
       */
      scopes: string[];
      /** @description How often the credential may ask. */
      rateLimit: components['schemas']['RateLimitItem'];
    };
    LateFeeItem: {
      /**
       * @description `fixed` or `percent`.
       * @example percent
       */
      type: string;
      /**
       * @description Money in the currency of the company, or percent, as `type` says. Money in the currency
       * of the company, with two decimals.
       * @example 5
       */
      amount?: number;
      /**
       * @description For how long a payment may be late, in days.
       * @example 7
       */
      graceDays?: number;
    };
    LeadItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000a001
       */
      id: string;
      /**
       * @description The number of the record: a count of its kind in your company, from 1001.
       * @example 1001
       */
      orderNumber: number;
      /**
       * Format: date-time
       * @description When the status became what it is, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      statusChangedAt: string;
      /** @description The contact that was given for the record. */
      customer: components['schemas']['ContactItem'];
      /** @description Who sells. */
      salesperson?: components['schemas']['SalespersonItem'];
      /** @description Absent while the location is hidden. */
      location?: components['schemas']['LocationBlock'];
      /**
       * @description An open enum: Facebook, Website, Landing Page, Website Chat, Walk In, Inbound Call,
       * Referral, Facebook Marketplace, Trade Show, YouTube, Social Media, Blog, 3D configurator, Request
       * Quote form.
       * @example Website
       */
      salesSource?: string;
      /**
       * @description Free JSON of your own about where the sale came from.
       * @example {
       *       "campaign": "spring"
       *     }
       */
      sourceMetadata?: {
        [key: string]: unknown;
      };
      /**
       * @description Your own keys of the record: a map of names to values.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
      /**
       * @description The version of the record: a count from 1 that every change increases by one.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description When the record was made, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was changed last, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
      /**
       * @description An open enum: `Open`, `Lost`, `Retired`.
       * @example Open
       */
      status: string;
    };
    LeadStatusRequest: {
      /**
       * @description A note for the status history.
       * @example Asked for by phone
       */
      actionDescription?: string;
      /**
       * @description The status to move to, in any case: `Open`, `Lost`, `Retired`.
       * @example Lost
       */
      status: string;
    };
    LineItem: {
      /**
       * @description The line key.
       * @example ramp
       */
      id: string;
      /**
       * @description The id of the product.
       * @example 65f0c0ffee0000000000f001
       */
      productId?: string;
      /**
       * @description The name.
       * @example Wooden ramp
       */
      name: string;
      /**
       * @description The name of the colour.
       * @example Barn Red
       */
      colorName?: string;
      /**
       * @description How many pieces. A count of pieces.
       * @example 1
       */
      quantity: number;
      /**
       * @description For the whole quantity. Money in the currency of the company, with two decimals.
       * @example 175
       */
      amount?: number;
      /**
       * @description An open enum: included, added, removed.
       * @example added
       */
      status: string;
      /**
       * @description Whether the product always has it.
       * @example false
       */
      isStandardFeature: boolean;
      /**
       * @description What kind of line it is.
       * @example Accessories
       */
      category?: string;
      /**
       * @description The side of the building that it is on.
       * @example front
       */
      side?: string;
    };
    LineItemsAnswer: {
      /** @description The items, in the order of the list. */
      data: components['schemas']['LineItem'][];
      /** @description How many lines there are of each status. */
      totals: components['schemas']['LineTotals'];
      /**
       * @description Flat attributes (model, siding, sidingColor, trimColor, roofMaterial, roofColor) or
       * selectedCategories; absent without a linked configurator.
       * @example {
       *       "model": "Lofted Barn",
       *       "siding": "LP SmartSide",
       *       "roofMaterial": "Metal Roof"
       *     }
       */
      configuration?: {
        [key: string]: unknown;
      };
    };
    LineTotals: {
      /**
       * @description How many lines come with the product: a count.
       * @example 4
       */
      included: number;
      /**
       * @description How many lines were added: a count.
       * @example 1
       */
      added: number;
      /**
       * @description How many lines were taken off: a count.
       * @example 0
       */
      removed: number;
    };
    LocationBlock: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000b001
       */
      id: string;
      /**
       * @description The name.
       * @example Springfield lot
       */
      name: string;
      /**
       * @description The name in addresses of web pages, unique in your company.
       * @example springfield-lot
       */
      slug: string;
    };
    LocationBudgetItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000ab01
       */
      id: string;
      /**
       * @description The id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId: string;
      /**
       * @description The calendar year.
       * @example 2026
       */
      year: number;
      /**
       * Format: date-time
       * @description When the record was made, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was changed last, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      annualBudget?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      january?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      february?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      march?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      april?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      may?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      june?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      july?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      august?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      september?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      october?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      november?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      december?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      bonusThreshold1?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      bonusThreshold2?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      bonusThreshold3?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      bonusThreshold4?: number;
      /**
       * @description A target, or a threshold for a bonus. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      bonusThreshold5?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      locationPct?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      januaryPct?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      februaryPct?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      marchPct?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      aprilPct?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      mayPct?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      junePct?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      julyPct?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      augustPct?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      septemberPct?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      octoberPct?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      novemberPct?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      decemberPct?: number;
      /**
       * @description A percentage from 0 to 100.
       * @example 8.25
       */
      closeRateTarget?: number;
      /**
       * @description The target of the month divided by 4.3. Money in the currency of the company, with two
       * decimals.
       * @example 10000
       */
      januaryWeek?: number;
      /**
       * @description The target of the month divided by 4.3. Money in the currency of the company, with two
       * decimals.
       * @example 10000
       */
      februaryWeek?: number;
      /**
       * @description The target of the month divided by 4.3. Money in the currency of the company, with two
       * decimals.
       * @example 10000
       */
      marchWeek?: number;
      /**
       * @description The target of the month divided by 4.3. Money in the currency of the company, with two
       * decimals.
       * @example 10000
       */
      aprilWeek?: number;
      /**
       * @description The target of the month divided by 4.3. Money in the currency of the company, with two
       * decimals.
       * @example 10000
       */
      mayWeek?: number;
      /**
       * @description The target of the month divided by 4.3. Money in the currency of the company, with two
       * decimals.
       * @example 10000
       */
      juneWeek?: number;
      /**
       * @description The target of the month divided by 4.3. Money in the currency of the company, with two
       * decimals.
       * @example 10000
       */
      julyWeek?: number;
      /**
       * @description The target of the month divided by 4.3. Money in the currency of the company, with two
       * decimals.
       * @example 10000
       */
      augustWeek?: number;
      /**
       * @description The target of the month divided by 4.3. Money in the currency of the company, with two
       * decimals.
       * @example 10000
       */
      septemberWeek?: number;
      /**
       * @description The target of the month divided by 4.3. Money in the currency of the company, with two
       * decimals.
       * @example 10000
       */
      octoberWeek?: number;
      /**
       * @description The target of the month divided by 4.3. Money in the currency of the company, with two
       * decimals.
       * @example 10000
       */
      novemberWeek?: number;
      /**
       * @description The target of the month divided by 4.3. Money in the currency of the company, with two
       * decimals.
       * @example 10000
       */
      decemberWeek?: number;
      /**
       * @description A count.
       * @example 40
       */
      inventoryCap?: number;
      /**
       * @description A count.
       * @example 40
       */
      januaryLeadTarget?: number;
      /**
       * @description A count.
       * @example 40
       */
      februaryLeadTarget?: number;
      /**
       * @description A count.
       * @example 40
       */
      marchLeadTarget?: number;
      /**
       * @description A count.
       * @example 40
       */
      aprilLeadTarget?: number;
      /**
       * @description A count.
       * @example 40
       */
      mayLeadTarget?: number;
      /**
       * @description A count.
       * @example 40
       */
      juneLeadTarget?: number;
      /**
       * @description A count.
       * @example 40
       */
      julyLeadTarget?: number;
      /**
       * @description A count.
       * @example 40
       */
      augustLeadTarget?: number;
      /**
       * @description A count.
       * @example 40
       */
      septemberLeadTarget?: number;
      /**
       * @description A count.
       * @example 40
       */
      octoberLeadTarget?: number;
      /**
       * @description A count.
       * @example 40
       */
      novemberLeadTarget?: number;
      /**
       * @description A count.
       * @example 40
       */
      decemberLeadTarget?: number;
    };
    LocationBudgetRequest: {
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      annualBudget?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      january?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      february?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      march?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      april?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      may?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      june?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      july?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      august?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      september?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      october?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      november?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      december?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      bonusThreshold1?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      bonusThreshold2?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      bonusThreshold3?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      bonusThreshold4?: number | null;
      /**
       * @description A target or threshold; 2 decimals at most. Money in the currency of the company, with two
       * decimals.
       * @example 43000
       */
      bonusThreshold5?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      locationPct?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      januaryPct?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      februaryPct?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      marchPct?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      aprilPct?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      mayPct?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      junePct?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      julyPct?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      augustPct?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      septemberPct?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      octoberPct?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      novemberPct?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      decemberPct?: number | null;
      /**
       * @description A percentage, at most 4 decimals.
       * @example 8.25
       */
      closeRateTarget?: number | null;
      /**
       * @description A count.
       * @example 40
       */
      inventoryCap?: number | null;
      /**
       * @description A count.
       * @example 40
       */
      januaryLeadTarget?: number | null;
      /**
       * @description A count.
       * @example 40
       */
      februaryLeadTarget?: number | null;
      /**
       * @description A count.
       * @example 40
       */
      marchLeadTarget?: number | null;
      /**
       * @description A count.
       * @example 40
       */
      aprilLeadTarget?: number | null;
      /**
       * @description A count.
       * @example 40
       */
      mayLeadTarget?: number | null;
      /**
       * @description A count.
       * @example 40
       */
      juneLeadTarget?: number | null;
      /**
       * @description A count.
       * @example 40
       */
      julyLeadTarget?: number | null;
      /**
       * @description A count.
       * @example 40
       */
      augustLeadTarget?: number | null;
      /**
       * @description A count.
       * @example 40
       */
      septemberLeadTarget?: number | null;
      /**
       * @description A count.
       * @example 40
       */
      octoberLeadTarget?: number | null;
      /**
       * @description A count.
       * @example 40
       */
      novemberLeadTarget?: number | null;
      /**
       * @description A count.
       * @example 40
       */
      decemberLeadTarget?: number | null;
      /**
       * @description Derived from the month; ignored. Money in the currency of the company, with two decimals.
       */
      readonly januaryWeek?: number;
      /**
       * @description Derived from the month; ignored. Money in the currency of the company, with two decimals.
       */
      readonly februaryWeek?: number;
      /**
       * @description Derived from the month; ignored. Money in the currency of the company, with two decimals.
       */
      readonly marchWeek?: number;
      /**
       * @description Derived from the month; ignored. Money in the currency of the company, with two decimals.
       */
      readonly aprilWeek?: number;
      /**
       * @description Derived from the month; ignored. Money in the currency of the company, with two decimals.
       */
      readonly mayWeek?: number;
      /**
       * @description Derived from the month; ignored. Money in the currency of the company, with two decimals.
       */
      readonly juneWeek?: number;
      /**
       * @description Derived from the month; ignored. Money in the currency of the company, with two decimals.
       */
      readonly julyWeek?: number;
      /**
       * @description Derived from the month; ignored. Money in the currency of the company, with two decimals.
       */
      readonly augustWeek?: number;
      /**
       * @description Derived from the month; ignored. Money in the currency of the company, with two decimals.
       */
      readonly septemberWeek?: number;
      /**
       * @description Derived from the month; ignored. Money in the currency of the company, with two decimals.
       */
      readonly octoberWeek?: number;
      /**
       * @description Derived from the month; ignored. Money in the currency of the company, with two decimals.
       */
      readonly novemberWeek?: number;
      /**
       * @description Derived from the month; ignored. Money in the currency of the company, with two decimals.
       */
      readonly decemberWeek?: number;
      /** @description Ignored. */
      readonly id?: string;
      /** @description Ignored. */
      readonly createdAt?: string;
      /** @description Ignored. */
      readonly updatedAt?: string;
      /**
       * @description The id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId: string;
      /**
       * @description One budget per location and year.
       * @example 2026
       */
      year: number;
    };
    LocationItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000b001
       */
      id: string;
      /**
       * @description The name.
       * @example Springfield lot
       */
      name: string;
      /**
       * @description Unique in the company; a rename keeps it.
       * @example springfield-lot
       */
      slug: string;
      /**
       * @description A short code of your own, unique in your company.
       * @example SPR
       */
      code?: string;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string;
      /**
       * @description The city.
       * @example Springfield
       */
      city?: string;
      /**
       * @description The state, as a two-letter code in the USA.
       * @example MO
       */
      state?: string;
      /**
       * @description The postal code.
       * @example 65802
       */
      zipCode?: string;
      /**
       * @description The phone number, in whatever form it was written.
       * @example +1 555 0100
       */
      phone?: string;
      /**
       * @description The person to ask for.
       * @example Sam Porter
       */
      contactPerson?: string;
      /**
       * @description The email address to write to.
       * @example springfield@example.com
       */
      contactEmail?: string;
      /**
       * @description Degrees north.
       * @example 37.209
       */
      latitude?: number;
      /**
       * @description Degrees east.
       * @example -93.292
       */
      longitude?: number;
      /**
       * @description Whether it is in use.
       * @example true
       */
      active: boolean;
      /**
       * @description Whether units are sold there.
       * @example true
       */
      salesLot: boolean;
      /**
       * @description Whether units are built there.
       * @example false
       */
      plant: boolean;
      /**
       * @description The dealer's own label.
       * @example Midwest
       */
      region?: string;
      /**
       * @description IANA name: that of the company.
       * @example America/Chicago
       */
      timezone?: string;
      /** @description Absent when there is no schedule. */
      storeHours?: components['schemas']['StoreHoursItem'];
      /**
       * Format: date-time
       * @description When the record was made, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was changed last, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
    };
    LotStockAttributes: {
      /**
       * @description The material of the siding.
       * @example LP SmartSide
       */
      siding?: string;
      /**
       * @description The colour of the siding.
       * @example Barn Red
       */
      sidingColor?: string;
      /**
       * @description A custom color names its hex code.
       * @example Custom Color - #1F3A5F
       */
      trimColor?: string;
      /**
       * @description `Metal Roof` or `Shingle Roof`.
       * @example Metal Roof
       */
      roofMaterial?: string;
      /**
       * @description The colour of the roof.
       * @example Charcoal
       */
      roofColor?: string;
    };
    LotStockItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d001
       */
      id: string;
      /**
       * @description The id of the work order, which is the unit.
       * @example 65f0c0ffee0000000000d001
       */
      workOrderId: string;
      /**
       * @description The serial number of the unit.
       * @example OSC-10x16-4711
       */
      serialNumber: string;
      /**
       * @description The title.
       * @example 10x16 Lofted Barn
       */
      title?: string;
      /**
       * @description `Lot Stock`, `Rental Return` or `Immediate Sale`.
       * @example Lot Stock
       */
      purchaseType: string;
      /**
       * @description The price of the building without upgrades. Money in the currency of the company, with
       * two decimals.
       * @example 6450
       */
      basePrice?: number;
      /**
       * @description What it sells for: the building subtotal minus the discount. Money in the currency of the
       * company, with two decimals.
       * @example 6745.5
       */
      price: number;
      /**
       * @description Absent when there is none that counts. Money in the currency of the company, with two
       * decimals.
       * @example 350
       */
      discount?: number;
      /**
       * @description Why there is a discount.
       * @example Hail damage on the roof
       */
      discountReason?: string;
      /**
       * @description The id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId?: string;
      /**
       * @description The name of the location.
       * @example Springfield lot
       */
      locationName?: string;
      /**
       * @description The slug of the location.
       * @example springfield-lot
       */
      locationSlug?: string;
      /**
       * @description Empty when there is none.
       * @example [
       *       "https://img.example.com/units/4711-1.jpg"
       *     ]
       */
      images: string[];
      /**
       * @description Empty when there is none.
       * @example [
       *       "https://img.example.com/units/4711-hero.jpg"
       *     ]
       */
      heroImages: string[];
      /**
       * @description Empty when there is none.
       * @example [
       *       "https://img.example.com/units/4711-front.jpg"
       *     ]
       */
      frontImages: string[];
      /**
       * @description Empty when there is none.
       * @example [
       *       "https://img.example.com/units/4711-back.jpg"
       *     ]
       */
      backImages: string[];
      /**
       * @description Empty when there is none.
       * @example [
       *       "https://img.example.com/units/4711-left.jpg"
       *     ]
       */
      leftImages: string[];
      /**
       * @description Empty when there is none.
       * @example [
       *       "https://img.example.com/units/4711-right.jpg"
       *     ]
       */
      rightImages: string[];
      /**
       * @description Empty when there is none.
       * @example [
       *       "https://img.example.com/units/4711-exterior.jpg"
       *     ]
       */
      exteriorImages: string[];
      /**
       * @description Empty when there is none.
       * @example [
       *       "https://img.example.com/units/4711-interior.jpg"
       *     ]
       */
      interiorImages: string[];
      /** @description Absent when the unit has no configurator. */
      attributes?: components['schemas']['LotStockAttributes'];
      /**
       * @description Linked to a Processed order.
       * @example false
       */
      sold: boolean;
      /**
       * @description Days it stays here after its order reached Processed.
       * @example 30
       */
      storeExpirationDays: number;
      /**
       * @description Whether it stays here after these days.
       * @example false
       */
      showWhenExpired: boolean;
      /**
       * Format: date-time
       * @description When its order reached Processed.
       * @example 2026-03-01T15:30:00.000Z
       */
      storeExpirationAnchorAt?: string;
    };
    MergeAnswer: {
      /** @description The customer that has everything now. */
      survivor: components['schemas']['CustomerItem'];
      /**
       * @description The id of the customer that was merged away.
       * @example 65f0c0ffee0000000000d001
       */
      mergedCustomerId: string;
      /**
       * @description How many leads, quotes and orders the survivor got; those at hidden locations are not
       * counted.
       * @example 3
       */
      relinkedSalesEntities: number;
    };
    MergeRequest: {
      /**
       * @description Required, unless `into` is given.
       * @example 65f0c0ffee0000000000d002
       */
      survivorId?: string;
      /**
       * @description The same under another name.
       * @example 65f0c0ffee0000000000d002
       */
      into?: string;
    };
    OrderItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000a001
       */
      id: string;
      /**
       * @description The number of the record: a count of its kind in your company, from 1001.
       * @example 1001
       */
      orderNumber: number;
      /**
       * Format: date-time
       * @description When the status became what it is, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      statusChangedAt: string;
      /** @description The contact that was given for the record. */
      customer: components['schemas']['ContactItem'];
      /** @description Who sells. */
      salesperson?: components['schemas']['SalespersonItem'];
      /** @description Absent while the location is hidden. */
      location?: components['schemas']['LocationBlock'];
      /**
       * @description An open enum: Facebook, Website, Landing Page, Website Chat, Walk In, Inbound Call,
       * Referral, Facebook Marketplace, Trade Show, YouTube, Social Media, Blog, 3D configurator, Request
       * Quote form.
       * @example Website
       */
      salesSource?: string;
      /**
       * @description Free JSON of your own about where the sale came from.
       * @example {
       *       "campaign": "spring"
       *     }
       */
      sourceMetadata?: {
        [key: string]: unknown;
      };
      /**
       * @description Your own keys of the record: a map of names to values.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
      /**
       * @description The version of the record: a count from 1 that every change increases by one.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description When the record was made, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was changed last, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
      /** @description What it costs. */
      pricing: components['schemas']['PricingItem'];
      /** @description Present when pricing.paymentType is rto. */
      rto?: components['schemas']['RtoItem'];
      /**
       * @description The serial number of the unit.
       * @example SN-1001
       */
      serialNumber?: string;
      /**
       * @description The id of the work order, which is the unit.
       * @example 65f0c0ffee0000000000e001
       */
      workOrderId?: string;
      /**
       * @description An open enum: `Unsubmitted`, `Unprocessed`, `On hold`, `Processed`, `Cancelled`.
       * @example Unsubmitted
       */
      status: string;
      /** @description What is to be paid at once, what was paid, and what is left. */
      deposits: components['schemas']['DepositsItem'];
      /**
       * Format: date-time
       * @description A UTC calendar day.
       * @example 2026-03-01T00:00:00.000Z
       */
      saleDate?: string;
      /** @description What the order was sold for: frozen when it was sold. */
      soldPricing?: components['schemas']['SoldPricingItem'];
      /**
       * @description The id of the quote that the order was made of.
       * @example 65f0c0ffee0000000000a003
       */
      sourceQuoteId?: string;
      /**
       * @description The number of the quote that the order was made of.
       * @example 1001
       */
      sourceQuoteNumber?: number;
      /**
       * Format: date-time
       * @description When the unit is expected to be delivered, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      expectedDeliveryDate?: string;
      /**
       * Format: date-time
       * @description When the unit was delivered, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      deliveredAt?: string;
    };
    OrderStatusRequest: {
      /**
       * @description A note for the status history.
       * @example Asked for by phone
       */
      actionDescription?: string;
      /**
       * @description The status to move to, in any case: `Unsubmitted`, `Unprocessed`, `On hold`, `Processed`,
       * `Cancelled`.
       * @example On hold
       */
      status: string;
    };
    PaymentItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d001
       */
      id: string;
      /**
       * @description The id of the order.
       * @example 65f0c0ffee0000000000a002
       */
      orderId: string;
      /**
       * @description The id of the customer.
       * @example 65f0c0ffee0000000000d002
       */
      customerId: string;
      /**
       * @description What was to be paid, refunded parts included. Money in the currency of the company, with
       * two decimals.
       * @example 500
       */
      amount: number;
      /**
       * @description ISO 4217, when it is not the company's own currency.
       * @example cad
       */
      currency?: string;
      /**
       * @description An open enum: card, ach, cash, check, financed, manual.
       * @example check
       */
      method: string;
      /**
       * @description An open enum: pending, failed, paid, disputed, Refunded.
       * @example paid
       */
      status: string;
      /**
       * @description A description.
       * @example Check payment
       */
      description?: string;
      /**
       * @description Of a check.
       * @example 1042
       */
      checkNumber?: string;
      /**
       * @description Of what a bank finances.
       * @example First Bank
       */
      bankName?: string;
      /**
       * @description How the payment processor calls it; opaque.
       * @example pi_3PxQ2A
       */
      providerReference?: string;
      /**
       * Format: date-time
       * @description When the record was made, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * @description When something was given back. Money in the currency of the company, with two decimals.
       * @example 100
       */
      refundedAmount?: number;
      /**
       * Format: date-time
       * @description When money was given back last, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      refundedAt?: string;
    };
    PaymentLinkItem: {
      /**
       * @description The address.
       * @example https://checkout.stripe.com/c/pay/cs_live_a1
       */
      url: string;
      /**
       * @description The id of the session.
       * @example cs_live_a1
       */
      sessionId: string;
      /**
       * Format: date-time
       * @description Until then the customer can pay.
       * @example 2026-03-01T15:30:00.000Z
       */
      expiresAt: string;
      /**
       * @description Whether a mail with the link is on its way.
       * @example true
       */
      emailSent: boolean;
    };
    PendingUpdateItem: {
      /**
       * @description How far the change has come.
       * @example requested
       */
      status: string;
      /**
       * Format: date-time
       * @description When the change was asked for, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      requestedAt: string;
    };
    PricingItem: {
      /**
       * @description The sum before discount. Money in the currency of the company, with two decimals.
       * @example 4950
       */
      subtotal?: number;
      /**
       * @description What is to be paid. Money in the currency of the company, with two decimals.
       * @example 4700
       */
      total?: number;
      /**
       * @description What is to be paid each month. Money in the currency of the company, with two decimals.
       * @example 199.5
       */
      monthlyPayment?: number;
      /**
       * @description An open enum: cash, rto.
       * @example cash
       */
      paymentType?: string;
      /**
       * @description What is taken off the price of the unit. Money in the currency of the company, with two
       * decimals.
       * @example 250
       */
      discount?: number;
      /**
       * @description Why there is a discount.
       * @example Scratched door
       */
      discountReason?: string;
      /**
       * @description What a change of the order cost. Money in the currency of the company, with two decimals.
       * @example 50
       */
      changeOrderFee?: number;
    };
    ProductItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000e001
       */
      id: string;
      /**
       * @description The name.
       * @example Lofted barn
       */
      name: string;
      /**
       * @description A description.
       * @example A barn with a loft at both ends.
       */
      description?: string;
      /**
       * @description The stock-keeping unit.
       * @example LB-1
       */
      sku?: string;
      /**
       * @description The price. Money in the currency of the company, with two decimals.
       * @example 6495.5
       */
      price?: number;
      /**
       * @description The width, in feet.
       * @example 12
       */
      width?: number;
      /**
       * @description The length, in feet.
       * @example 24
       */
      length?: number;
      /**
       * @description Whether it is in use.
       * @example true
       */
      active: boolean;
      /**
       * @description Public URLs: the gallery in upload order, then older images, each once.
       * @example [
       *       "https://images.example.com/lofted-barn.jpg"
       *     ]
       */
      images: string[];
      /**
       * Format: date-time
       * @description When the record was made, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was changed last, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
    };
    QuoteItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000a001
       */
      id: string;
      /**
       * @description The number of the record: a count of its kind in your company, from 1001.
       * @example 1001
       */
      orderNumber: number;
      /**
       * Format: date-time
       * @description When the status became what it is, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      statusChangedAt: string;
      /** @description The contact that was given for the record. */
      customer: components['schemas']['ContactItem'];
      /** @description Who sells. */
      salesperson?: components['schemas']['SalespersonItem'];
      /** @description Absent while the location is hidden. */
      location?: components['schemas']['LocationBlock'];
      /**
       * @description An open enum: Facebook, Website, Landing Page, Website Chat, Walk In, Inbound Call,
       * Referral, Facebook Marketplace, Trade Show, YouTube, Social Media, Blog, 3D configurator, Request
       * Quote form.
       * @example Website
       */
      salesSource?: string;
      /**
       * @description Free JSON of your own about where the sale came from.
       * @example {
       *       "campaign": "spring"
       *     }
       */
      sourceMetadata?: {
        [key: string]: unknown;
      };
      /**
       * @description Your own keys of the record: a map of names to values.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
      /**
       * @description The version of the record: a count from 1 that every change increases by one.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description When the record was made, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was changed last, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
      /** @description What it costs. */
      pricing: components['schemas']['PricingItem'];
      /** @description Present when pricing.paymentType is rto. */
      rto?: components['schemas']['RtoItem'];
      /**
       * @description The serial number of the unit.
       * @example SN-1001
       */
      serialNumber?: string;
      /**
       * @description The id of the work order, which is the unit.
       * @example 65f0c0ffee0000000000e001
       */
      workOrderId?: string;
      /**
       * @description An open enum: `Open`, `Active`, `Lost`, `Retired`, `Sold`, `Cancelled`.
       * @example Open
       */
      status: string;
      /**
       * @description Whether an order was made of the quote.
       * @example false
       */
      converted: boolean;
      /**
       * @description The id of the order that the quote became.
       * @example 65f0c0ffee0000000000a002
       */
      convertedOrderId?: string;
      /**
       * @description The number of the order that the quote became.
       * @example 1001
       */
      convertedOrderNumber?: number;
      /**
       * Format: date-time
       * @description The last moment at which the quote is valid, in UTC.
       * @example 2026-04-01T00:00:00.000Z
       */
      validUntil?: string;
    };
    QuoteStatusRequest: {
      /**
       * @description A note for the status history.
       * @example Asked for by phone
       */
      actionDescription?: string;
      /**
       * @description The status to move to, in any case: `Open`, `Active`, `Lost`, `Retired`, `Sold`,
       * `Cancelled`.
       * @example Lost
       */
      status: string;
    };
    RateConfigItem: {
      /** @description The rates by state. */
      states?: components['schemas']['StateRatesItem'][];
      /** @description What is paid as security. */
      securityDeposit?: components['schemas']['SecurityDepositItem'];
    };
    RateLimitItem: {
      /**
       * @description Tokens refilled per second.
       * @example 20
       */
      requestsPerSecond: number;
      /**
       * @description Requests possible at once. A count of requests.
       * @example 40
       */
      burst: number;
    };
    RecordPaymentRequest: {
      /**
       * @description cash, check, financed, manual; the others are the payment processor's and answer 400.
       * @example check
       * @enum {string}
       */
      method: 'card' | 'ach' | 'cash' | 'check' | 'financed' | 'manual';
      /**
       * @description Two decimals at most. Money in the currency of the company, with two decimals.
       * @example 500
       */
      amount: number;
      /**
       * @description `<Method> payment` unless given.
       * @example Deposit
       */
      description?: string;
      /**
       * @description With method check alone.
       * @example 1042
       */
      checkNumber?: string;
      /**
       * @description With method financed alone.
       * @example First Bank
       */
      bankName?: string;
    };
    RedeliveryItem: {
      /**
       * @description How many deliveries were enqueued; those still pending do not count.
       * @example 2
       */
      enqueued: number;
    };
    ReplayItem: {
      /**
       * @description How many deliveries the call was about.
       * @example 250
       */
      matched: number;
      /**
       * @description How many deliveries were enqueued; those still pending do not count.
       * @example 248
       */
      enqueued: number;
      /**
       * @description The `cursor` of the next call.
       * @example 65f0c0ffee0000000000e001
       */
      nextCursor: string;
      /**
       * @description Whether there are more events.
       * @example false
       */
      hasMore: boolean;
    };
    ReplayRequest: {
      /**
       * @description Events that occurred from then on: a day, meaning its first moment in UTC, or a time.
       * @example 2026-03-01
       */
      from?: string;
      /**
       * @description Events that occurred until then: a day, meaning its last moment in UTC, or a time.
       * @example 2026-03-01
       */
      to?: string;
      /**
       * @description Only these types; all unless given.
       * @example [
       *       "lead.created"
       *     ]
       */
      types?: string[];
      /**
       * @description Only to this subscription; to all unless given.
       * @example 65f0c0ffee0000000000a001
       */
      subscriptionId?: string;
      /**
       * @description The `nextCursor` of the call before; from the first event when absent.
       * @example 65f0c0ffee0000000000a001
       */
      cursor?: string;
      /** @description Whether to count only. */
      dryRun?: boolean;
    };
    RevenueForecast: {
      /** @description The period that was asked for. */
      period: components['schemas']['ForecastPeriod'];
      /** @description The figures of the period and the two after it. */
      revenueForecast: components['schemas']['ForecastFigures'];
      /** @description What is authorized and promised for the period. */
      authorizedDelivery: components['schemas']['AuthorizedDelivery'];
      /** @description Only with `details`. */
      details?: components['schemas']['ForecastDetails'];
      /**
       * @description Only there when rows were left out.
       * @example true
       */
      detailsTruncated?: boolean;
    };
    RoleItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000a001
       */
      id: string;
      /**
       * @description The name.
       * @example Salesperson
       */
      name: string;
      /**
       * @description What programs call it; unique in the company.
       * @example salesperson
       */
      key: string;
      /**
       * @description A description.
       * @example Sells at one or more lots
       */
      description?: string;
      /**
       * @description Whether every company has it.
       * @example true
       */
      isSystem: boolean;
    };
    RolesAnswer: {
      /** @description The items, in the order of the list. */
      data: components['schemas']['RoleItem'][];
    };
    RtoItem: {
      /**
       * @description For how long it is rented, in months.
       * @example 36
       */
      termMonths?: number;
      /**
       * @description What is to be paid each month. Money in the currency of the company, with two decimals.
       * @example 199.5
       */
      monthlyPayment?: number;
      /**
       * @description The rent of a month. Money in the currency of the company, with two decimals.
       * @example 189
       */
      rent?: number;
      /**
       * @description What is paid as security. Money in the currency of the company, with two decimals.
       * @example 199.5
       */
      securityDeposit?: number;
      /**
       * @description What is paid down. Money in the currency of the company, with two decimals.
       * @example 0
       */
      downPayment?: number;
      /**
       * @description What the waiver for damages costs each month. Money in the currency of the company, with
       * two decimals.
       * @example 10.5
       */
      damageWaiver?: number;
      /**
       * @description What is due at signing. Money in the currency of the company, with two decimals.
       * @example 399
       */
      totalDueToday?: number;
      /**
       * @description What is left to pay. Money in the currency of the company, with two decimals.
       * @example 6783
       */
      balance?: number;
      /**
       * @description The B2B agreement.
       * @example 65f0c0ffee0000000000d001
       */
      agreementId?: string;
      /**
       * @description On get-by-id only, never on lists.
       * @example Rent Well LLC
       */
      providerName?: string;
    };
    SalesLedgerMovement: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000c101
       */
      id: string;
      /**
       * @description The id of the order.
       * @example 65f0c0ffee0000000000a001
       */
      orderId: string;
      /**
       * @description The number of the record: a count of its kind in your company, from 1001.
       * @example 1042
       */
      orderNumber: number;
      /**
       * @description As the order has it now.
       * @example Ada Lovelace
       */
      customerName?: string;
      /**
       * @description Where the order is now.
       * @example Springfield lot
       */
      locationName?: string;
      /**
       * Format: date
       * @description Absent until the order is sold.
       * @example 2026-03-01
       */
      saleDate?: string;
      /**
       * Format: date-time
       * @description When the change was made, whatever the sale date is.
       * @example 2026-03-01T15:30:00.000Z
       */
      ledgerDate: string;
      /**
       * @description Cancelled or deleted after it had been sold; for good.
       * @example false
       */
      cancelled: boolean;
      /**
       * @description The order's present status, an open enum: `Unsubmitted`, `Unprocessed`, `On hold`,
       * `Processed`, `Cancelled`.
       * @example Processed
       */
      currentStatus: string;
      /**
       * @description An open enum: `initial`, `status_change`, `amount_change`.
       * @example amount_change
       */
      movementType: string;
      /**
       * @description All deltas of an order add up to what it amounts to now: nothing while it is cancelled or
       * deleted. Money in the currency of the company, with two decimals.
       * @example -299.5
       */
      deltaAmount: number;
      /**
       * @description What the order amounted to after the change. Money in the currency of the company, with
       * two decimals.
       * @example 4700.5
       */
      newOrderAmount: number;
    };
    SalespersonItem: {
      /**
       * @description Absent for somebody who is no user.
       * @example 65f0c0ffee0000000000c001
       */
      id?: string;
      /**
       * @description The name.
       * @example Sam Porter
       */
      name?: string;
      /**
       * @description The email address.
       * @example sam@example.com
       */
      email?: string;
    };
    SecurityDepositItem: {
      /**
       * @description How the security is calculated.
       * @example other
       */
      type: string;
      /**
       * @description The security, in percent.
       * @example 5
       */
      otherPercent?: number;
    };
    SiteEventItem: {
      /**
       * @description The id of the event.
       * @example 65f0c0ffee0000000000f001
       */
      eventId: string;
      /**
       * @description An open enum: session.start, session.resume, session.complete, session.abandoned,
       * page.view, page.exit, cta.click, menu.click, product.view, image.view, filter.apply, modal.open,
       * modal.close, product.select, color.select, size.considered, option.considered, upgrade.add,
       * upgrade.remove, payment.select, customer.profile, identity.resolved, lead.created, quote.created.
       * @example product.view
       */
      eventType: string;
      /**
       * Format: date-time
       * @description When it happened, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      occurredAt: string;
      /**
       * @description The id of the session.
       * @example s-5f2c
       */
      sessionId: string;
      /**
       * @description Joins visits of one visitor, the configurator included.
       * @example v-91ab
       */
      visitorId?: string;
      /**
       * @description What comes by this API is marketing.
       * @example marketing
       * @enum {string}
       */
      source: 'marketing' | 'configurator';
      /**
       * @description The host name of the website.
       * @example shop.ozark-sheds.example.com
       */
      siteHost?: string;
      /**
       * @description The page that the visitor was on.
       * @example /sheds/lofted-barn
       */
      page?: string;
    };
    SiteEventPart: {
      /**
       * @description What the visitor did: one of a fixed list.
       * @example product.view
       * @enum {string}
       */
      event_type:
        | 'session.start'
        | 'session.resume'
        | 'session.complete'
        | 'session.abandoned'
        | 'page.view'
        | 'page.exit'
        | 'cta.click'
        | 'menu.click'
        | 'product.view'
        | 'image.view'
        | 'filter.apply'
        | 'modal.open'
        | 'modal.close'
        | 'product.select'
        | 'color.select'
        | 'size.considered'
        | 'option.considered'
        | 'upgrade.add'
        | 'upgrade.remove'
        | 'payment.select'
        | 'customer.profile'
        | 'identity.resolved'
        | 'lead.created'
        | 'quote.created';
      /**
       * Format: date-time
       * @description The arrival unless given; at most a day ahead, and not older than the retention.
       * @example 2026-03-01T15:30:00.000Z
       */
      occurred_at?: string;
      /**
       * @description The page that the visitor was on.
       * @example /sheds/lofted-barn
       */
      page?: string;
      /**
       * @description A text of the website, which is not looked up.
       * @example lofted-barn
       */
      product_id?: string;
      /**
       * @description The name of the product on the website.
       * @example Lofted Barn
       */
      product_name?: string;
      /**
       * @description Whatever else there is to say.
       * @example {
       *       "position": 3
       *     }
       */
      payload?: {
        [key: string]: unknown;
      };
    };
    SiteEventsAccepted: {
      /**
       * @description True: everything is stored.
       * @example true
       */
      success: boolean;
      /**
       * @description How many were stored: all of the call.
       * @example 2
       */
      accepted: number;
    };
    SiteEventsRequest: {
      /**
       * @description The visit, by an id of the website.
       * @example s-5f2c
       */
      session_id: string;
      /**
       * @description Joins visits of one visitor, the configurator included.
       * @example v-91ab
       */
      visitor_id?: string;
      /**
       * @description The host name of the website.
       * @example shop.ozark-sheds.example.com
       */
      site_host?: string;
      /** @description What the visitor did. */
      events: components['schemas']['SiteEventPart'][];
      /** @description Ignored: the credential says which company it is. */
      readonly company_id?: Record<string, never>;
    };
    SizeItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000e101
       */
      id: string;
      /**
       * @description The id of the product.
       * @example 65f0c0ffee0000000000e001
       */
      productId: string;
      /**
       * @description The name.
       * @example 12x24
       */
      name: string;
      /**
       * @description The stock-keeping unit.
       * @example LB-1-1224
       */
      sku?: string;
      /**
       * @description The width, in feet.
       * @example 12
       */
      width: number;
      /**
       * @description The length, in feet.
       * @example 24
       */
      length: number;
      /**
       * @description The price. Money in the currency of the company, with two decimals.
       * @example 7895
       */
      price: number;
      /**
       * @description Whether it is in use.
       * @example true
       */
      active: boolean;
    };
    SnapshotTrailer: {
      /**
       * @description The `cursor` with which the event feed goes on right behind the snapshot.
       * @example 65f0c0ffee0000000000e001
       */
      nextCursor: string;
      /**
       * @description How many items came before this line.
       * @example 128
       */
      count: number;
    };
    SoldPricingItem: {
      /**
       * @description The price of the building without upgrades. Money in the currency of the company, with
       * two decimals.
       * @example 4500
       */
      basePrice?: number;
      /**
       * @description What the upgrades cost. Money in the currency of the company, with two decimals.
       * @example 450
       */
      upgradesAmount?: number;
      /**
       * @description What the delivery costs. Money in the currency of the company, with two decimals.
       * @example 150
       */
      deliveryFee?: number;
      /**
       * @description The tax. Money in the currency of the company, with two decimals.
       * @example 330.5
       */
      taxAmount?: number;
      /**
       * @description What is charged on top. Money in the currency of the company, with two decimals.
       * @example 50
       */
      surchargeAmount?: number;
      /**
       * @description What is taken off. Money in the currency of the company, with two decimals.
       * @example 250
       */
      discountAmount?: number;
      /**
       * @description The sum before discount. Money in the currency of the company, with two decimals.
       * @example 4950
       */
      subtotal?: number;
      /**
       * @description What is to be paid. Money in the currency of the company, with two decimals.
       * @example 4700
       */
      total?: number;
    };
    SoldPricingRequest: {
      /**
       * @description The price of the building without upgrades. Money in the currency of the company, with
       * two decimals.
       * @example 4500
       */
      basePrice?: number;
      /**
       * @description What the upgrades cost. Money in the currency of the company, with two decimals.
       * @example 450
       */
      upgradesAmount?: number;
      /**
       * @description What the delivery costs. Money in the currency of the company, with two decimals.
       * @example 150
       */
      deliveryFee?: number;
      /**
       * @description The tax. Money in the currency of the company, with two decimals.
       * @example 330.5
       */
      taxAmount?: number;
      /**
       * @description What is charged on top. Money in the currency of the company, with two decimals.
       * @example 50
       */
      surchargeAmount?: number;
      /**
       * @description What is taken off. Money in the currency of the company, with two decimals.
       * @example 250
       */
      discountAmount?: number;
      /**
       * @description The sum before discount. Money in the currency of the company, with two decimals.
       * @example 4950
       */
      subtotal?: number;
      /**
       * @description What is to be paid. Money in the currency of the company, with two decimals.
       * @example 4700
       */
      total?: number;
    };
    StateLegalItem: {
      /**
       * @description Upper case.
       * @example MO
       */
      stateCode: string;
      /**
       * @description Whether it is in use.
       * @example true
       */
      enabled: boolean;
      /**
       * @description The title of the contract.
       * @example Rental-Purchase Agreement
       */
      contractTitle?: string;
      /** @description Texts that the contract has to contain. */
      disclosures?: components['schemas']['DisclosureItem'][];
      /** @description How a late payment is charged. */
      lateFee?: components['schemas']['LateFeeItem'];
      /**
       * @description For how long a contract can be taken up again, in days.
       * @example 30
       */
      reinstatementDays?: number;
      /**
       * @description What an early purchase costs of what is left to pay, in percent.
       * @example 55
       */
      earlyPurchasePercent?: number;
      /**
       * @description The longest term, in months.
       * @example 60
       */
      maxTermMonths?: number;
      /**
       * Format: date-time
       * @description When the record was changed last, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
    };
    StateLegals: {
      /** @description By state. */
      data: components['schemas']['StateLegalItem'][];
    };
    StateRatesItem: {
      /**
       * @description The code of the state, in upper case.
       * @example MO
       */
      stateCode: string;
      /** @description The rates by term. */
      termRates?: components['schemas']['TermRateItem'][];
    };
    StatusHistoryEntry: {
      /**
       * @description The status that the record got.
       * @example Lost
       */
      status: string;
      /**
       * @description Absent on the first line.
       * @example Open
       */
      previousStatus?: string;
      /**
       * @description Absent when no note was given.
       * @example Bought elsewhere
       */
      description?: string;
      /**
       * Format: date-time
       * @description When it was done, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      changedAt: string;
      /** @description Who did it. */
      actor: components['schemas']['HistoryActor'];
    };
    StockTemplateItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d101
       */
      id: string;
      /**
       * @description The number of the work order: a count in your company, from 1001.
       * @example 1042
       */
      workOrderNumber: number;
      /**
       * @description The name of the template.
       * @example Lofted barn, farmhouse style
       */
      templateName?: string;
      /**
       * @description The name of the product.
       * @example Lofted Barn
       */
      productName?: string;
      /**
       * @description A description.
       * @example Black trim, white board and batten, two lofts.
       */
      description?: string;
      /**
       * @description The description as HTML.
       * @example <p>Black trim, white board and batten, two lofts.</p>
       */
      descriptionHtml?: string;
      /**
       * @description Public tags.
       * @example [
       *       "barn",
       *       "farmhouse"
       *     ]
       */
      tags: string[];
      /**
       * @description Empty when there is none.
       * @example [
       *       "https://img.example.com/templates/farmhouse.jpg"
       *     ]
       */
      images: string[];
      /**
       * @description The price of the building without upgrades. Money in the currency of the company, with
       * two decimals.
       * @example 6450
       */
      basePrice?: number;
      /**
       * @description All upgrades together. Money in the currency of the company, with two decimals.
       * @example 820.5
       */
      upgradesPrice?: number;
      /**
       * @description Standard features that were taken out. Money in the currency of the company, with two
       * decimals.
       * @example 120
       */
      removedPrice?: number;
      /**
       * @description The id of the configuration in the 3D configurator.
       * @example cfg-7f3a
       */
      configuratorId?: string;
      /**
       * @description Leads into the interactive 3D view.
       * @example https://3d.example.com/view/7f3a
       */
      structuraUrl?: string;
      /**
       * @description The id of the product.
       * @example 65f0c0ffee0000000000e001
       */
      productId?: string;
      /**
       * @description The id of the size.
       * @example 65f0c0ffee0000000000e101
       */
      sizeId?: string;
    };
    StoreHoursItem: {
      /** @description The hours of that day. */
      mon?: components['schemas']['DayHoursItem'];
      /** @description The hours of that day. */
      tue?: components['schemas']['DayHoursItem'];
      /** @description The hours of that day. */
      wed?: components['schemas']['DayHoursItem'];
      /** @description The hours of that day. */
      thu?: components['schemas']['DayHoursItem'];
      /** @description The hours of that day. */
      fri?: components['schemas']['DayHoursItem'];
      /** @description The hours of that day. */
      sat?: components['schemas']['DayHoursItem'];
      /** @description A disabled day may keep its last times. */
      sun?: components['schemas']['DayHoursItem'];
    };
    TermRateItem: {
      /**
       * @description The term, in months.
       * @example 36
       */
      months: number;
      /**
       * @description The rate of the term, in percent.
       * @example 21.6
       */
      rate: number;
    };
    TokenErrorItem: {
      /**
       * @description The code of the error (RFC 6749 section 5.2).
       * @example invalid_client
       */
      error: string;
      /**
       * @description What is wrong, for people.
       * @example unknown, revoked or wrong-secret client
       */
      error_description?: string;
    };
    TokenForm: {
      /**
       * @description The only grant there is.
       * @enum {string}
       */
      grant_type: 'client_credentials';
      /**
       * @description Unless HTTP Basic is used.
       * @example ci_live_65f0c0ffee0000000000a001
       */
      client_id?: string;
      /** @description Unless HTTP Basic is used. */
      client_secret?: string;
      /**
       * @description Scopes between spaces, when the token is to have fewer than the client.
       * @example partner-api.leads.read partner-api.leads.write
       */
      scope?: string;
    };
    TokenItem: {
      /** @description The token: send it as `Authorization: Bearer <token>`. */
      access_token: string;
      /**
       * @description How the token is sent.
       * @enum {string}
       */
      token_type: 'Bearer';
      /**
       * @description Seconds until it expires.
       * @example 3600
       */
      expires_in: number;
      /**
       * @description Its scopes, between spaces.
       * @example partner-api.leads.read
       */
      scope: string;
    };
    UpgradeRequest: {
      /**
       * @description The id of the product.
       * @example 65f0c0ffee0000000000e001
       */
      productId: string;
      /**
       * @description 1 unless given. A count of pieces.
       * @example 2
       */
      quantity?: number;
      /**
       * @description Of one piece; the product's price unless given. Money in the currency of the company,
       * with two decimals.
       * @example 175
       */
      price?: number;
      /**
       * @description Generated unless given.
       * @example ramp
       */
      lineKey?: string;
    };
    UserItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000c001
       */
      id: string;
      /**
       * @description The name.
       * @example Sam Porter
       */
      name: string;
      /**
       * @description The email address.
       * @example sam@example.com
       */
      email: string;
      /**
       * @description The phone number, in whatever form it was written.
       * @example +1 555 0100
       */
      phone?: string;
      /**
       * @description Whether it is in use.
       * @example true
       */
      active: boolean;
      /**
       * @description Empty with `allLocations`.
       * @example [
       *       "65f0c0ffee0000000000b001"
       *     ]
       */
      locationIds: string[];
      /**
       * @description Belongs to every location, those to come included.
       * @example false
       */
      allLocations: boolean;
      /**
       * @description Whether lead routing chooses the user.
       * @example true
       */
      inLeadRoutingPool: boolean;
      /**
       * Format: date-time
       * @description When the record was made, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
    };
    WebhookDeliveryItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d001
       */
      id: string;
      /**
       * @description The id of the event.
       * @example 65f0c0ffee0000000000e001
       */
      eventId: string;
      /**
       * @description An open enum.
       * @example lead.created
       */
      eventType: string;
      /**
       * @description The id of the webhook endpoint.
       * @example 65f0c0ffee0000000000b001
       */
      subscriptionId: string;
      /**
       * @description The address.
       * @example https://example.com/webhooks
       */
      url: string;
      /**
       * @description From 1; a redelivery goes on counting.
       * @example 1
       */
      attempt: number;
      /**
       * @description Absent when nothing answered. A status of HTTP.
       * @example 500
       */
      statusCode?: number;
      /**
       * @description Whether the endpoint answered 2xx in time.
       * @example false
       */
      ok: boolean;
      /**
       * @description How long the attempt took, in milliseconds.
       * @example 182
       */
      durationMs: number;
      /**
       * @description What went wrong.
       * @example the receiver answered 500
       */
      error?: string;
      /**
       * Format: date-time
       * @description When the attempt was made, in UTC.
       * @example 2026-03-01T15:30:01.000Z
       */
      attemptedAt: string;
      /**
       * Format: date-time
       * @description Absent when no further attempt follows.
       * @example 2026-03-01T15:30:06.200Z
       */
      nextAttemptAt?: string;
    };
    WholeWorkOrderItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d001
       */
      id: string;
      /**
       * @description The number of the work order: a count in your company, from 1001.
       * @example 1001
       */
      workOrderNumber: number;
      /**
       * @description Unique in the company.
       * @example LB-1016-0042
       */
      serialNumber?: string;
      /**
       * @description The title.
       * @example 10x16 Lofted Barn
       */
      title?: string;
      /**
       * @description An open enum: `Template`, `Customer Care`, `Open build`, `Build in process`, `Finished
       * good`, `Delivered`, `Cancelled`.
       * @example Finished good
       */
      status: string;
      /**
       * Format: date-time
       * @description When the status became what it is, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      statusChangedAt: string;
      /**
       * @description The order that has the unit.
       * @example 65f0c0ffee0000000000e001
       */
      orderId?: string;
      /**
       * @description The number of the record: a count of its kind in your company, from 1001.
       * @example 1001
       */
      orderNumber?: number;
      /** @description Absent while the location is hidden. */
      location?: components['schemas']['LocationBlock'];
      /**
       * @description The price of the building without upgrades. Money in the currency of the company, with
       * two decimals.
       * @example 6450
       */
      basePrice?: number;
      /**
       * Format: date-time
       * @description The day for which the unit is promised, as a UTC date.
       * @example 2026-03-01T15:30:00.000Z
       */
      promisedDate?: string;
      /**
       * @description Your own keys of the record: a map of names to values.
       * @example {
       *       "erp": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
      /**
       * @description The version of the record: a count from 1 that every change increases by one.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description When the record was made, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was changed last, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
      /** @description Absent for a unit that was neither scheduled nor delivered. */
      delivery?: components['schemas']['DeliveryBlock'];
    };
    WorkOrderItem: {
      /**
       * @description The id of this record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d001
       */
      id: string;
      /**
       * @description The number of the work order: a count in your company, from 1001.
       * @example 1001
       */
      workOrderNumber: number;
      /**
       * @description Unique in the company.
       * @example LB-1016-0042
       */
      serialNumber?: string;
      /**
       * @description The title.
       * @example 10x16 Lofted Barn
       */
      title?: string;
      /**
       * @description An open enum: `Template`, `Customer Care`, `Open build`, `Build in process`, `Finished
       * good`, `Delivered`, `Cancelled`.
       * @example Finished good
       */
      status: string;
      /**
       * Format: date-time
       * @description When the status became what it is, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      statusChangedAt: string;
      /**
       * @description The order that has the unit.
       * @example 65f0c0ffee0000000000e001
       */
      orderId?: string;
      /**
       * @description The number of the record: a count of its kind in your company, from 1001.
       * @example 1001
       */
      orderNumber?: number;
      /** @description Absent while the location is hidden. */
      location?: components['schemas']['LocationBlock'];
      /**
       * @description The price of the building without upgrades. Money in the currency of the company, with
       * two decimals.
       * @example 6450
       */
      basePrice?: number;
      /**
       * Format: date-time
       * @description The day for which the unit is promised, as a UTC date.
       * @example 2026-03-01T15:30:00.000Z
       */
      promisedDate?: string;
      /**
       * @description Your own keys of the record: a map of names to values.
       * @example {
       *       "erp": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
      /**
       * @description The version of the record: a count from 1 that every change increases by one.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description When the record was made, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was changed last, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
    };
    WorkOrderStatusRequest: {
      /**
       * @description A note for the status history.
       * @example Asked for by phone
       */
      actionDescription?: string;
      /**
       * @description The status to move to, in any case: `Template`, `Customer Care`, `Open build`, `Build in
       * process`, `Finished good`, `Delivered`, `Cancelled`.
       * @example Build in process
       */
      status: string;
    };
  };
  responses: {
    /** @description The state of the record does not allow it. */
    Conflict: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "the customer is merged already",
         *       "code": "customer_merged"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The state of the record does not allow it. */
    ConflictOfVersion: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "the customer is merged already",
         *       "code": "customer_merged"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The state of the record does not allow it. */
    ConflictOfVersionOrReplay: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        ETag: components['headers']['ETag'];
        'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "the customer is merged already",
         *       "code": "customer_merged"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The state of the record does not allow it. */
    ConflictOrReplay: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "the customer is merged already",
         *       "code": "customer_merged"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The credential lacks the scope. */
    Forbidden: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "credential is not authorized for this scope",
         *       "code": "missing_scope"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description A field or parameter is missing, unknown or invalid. */
    Invalid: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "name is required",
         *       "code": "missing_field"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description A field or parameter is missing, unknown or invalid. */
    InvalidOrReplay: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "name is required",
         *       "code": "missing_field"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The idempotency key was used with another body. */
    KeyReused: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "idempotency key was used with another body",
         *       "code": "idempotency_key_reused"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description There is no such record for this company. */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "lead not found",
         *       "code": "not_found"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description There is no such record for this company. */
    NotFoundOrReplay: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "lead not found",
         *       "code": "not_found"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description A field or parameter is missing, unknown or invalid. */
    PublicInvalid: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "name is required",
         *       "code": "missing_field"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description There is no such record for this company. */
    PublicNotFound: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "lead not found",
         *       "code": "not_found"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The request took too long, or something it needs does not answer. */
    PublicUnavailable: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "request timed out",
         *       "code": "timeout"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The body is too large. */
    TooLarge: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "the body is larger than 524288 bytes",
         *       "code": "body_too_large"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The rate limit is exceeded. */
    TooManyRequests: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "rate limit exceeded",
         *       "code": "rate_limited"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The credential is missing, invalid, revoked or expired. */
    Unauthorized: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'WWW-Authenticate': components['headers']['WWW-Authenticate'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "invalid or expired credential",
         *       "code": "invalid_credential"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The request took too long, or something it needs does not answer. */
    Unavailable: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "request timed out",
         *       "code": "timeout"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The body is not JSON. */
    UnsupportedType: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
        'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "error": "the body must be sent as application/json",
         *       "code": "unsupported_content_type"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description The `X-Request-Id` that was sent, or a new one. */
    'X-Request-Id': string;
    /** @description Milliseconds: `db;dur=…, total;dur=…`. */
    'Server-Timing': string;
    /** @description The burst of the credential. */
    'X-RateLimit-Limit': number;
    /** @description What is left of it, or of the bucket of your company if that is less. */
    'X-RateLimit-Remaining': number;
    /** @description Seconds to wait. */
    'Retry-After': number;
    /** @description How to authenticate. */
    'WWW-Authenticate': string;
    /** @description Whether the list came from the cache. */
    'X-Cache': 'HIT' | 'MISS';
    /** @description `private, no-cache` on lists with `X-Cache`, `no-store` on everything else. */
    'Cache-Control': string;
    /** @description `true` when this is the stored answer of an earlier request with the same key. */
    'Idempotency-Replayed': 'true';
    /** @description The version of the record, in quotes. */
    ETag: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  openConfigurator: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The secret of the launch link. */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A prefetch (`Sec-Purpose`): nothing is told, and nothing used up */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Into the configurator of the company, with `psid`, the id of the session */
      302: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          /** @description Where to go. */
          Location?: string;
          /** @description `no-referrer` */
          'Referrer-Policy'?: 'no-referrer';
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['PublicNotFound'];
      /** @description The link was used, has expired, or is forged */
      410: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A navigation ahead of the visitor: nothing is used up, and the browser asks again */
      425: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many failed attempts from this address */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      503: components['responses']['PublicUnavailable'];
    };
  };
  checkLaunchLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The secret of the launch link. */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Nothing is told, and nothing used up */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['PublicNotFound'];
      503: components['responses']['PublicUnavailable'];
    };
  };
  leaveConfigurator: {
    parameters: {
      query?: {
        /** @description The quote that was saved. */
        quoteId?: string;
      };
      header?: never;
      path: {
        /** @description The id of the session. */
        sessionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * @description To the session's `returnUrl`, with `psid` and, when it is a quote of the company,
       * `quoteId`
       */
      302: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          /** @description Where to go. */
          Location?: string;
          /** @description `no-referrer` */
          'Referrer-Policy'?: 'no-referrer';
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['PublicInvalid'];
      404: components['responses']['PublicNotFound'];
      /** @description Too many failed attempts from this address */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      503: components['responses']['PublicUnavailable'];
      /** @description Any other failure */
      default: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  downloadDocumentFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the file that the range is of; another one gets the whole file. */
        'If-Range'?: string;
        /** @description One range of bytes; several at once are 416. */
        Range?: string;
      };
      path: {
        /** @description The secret of the link. */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole file, with the content type of the document */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A range of the file */
      206: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      400: components['responses']['PublicInvalid'];
      /** @description The link is forged, or its document is not there any more. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': components['schemas']['Error'];
        };
      };
      /** @description Somebody else downloads through the link. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': components['schemas']['Error'];
        };
      };
      /** @description The link was used or has expired. */
      410: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': components['schemas']['Error'];
        };
      };
      /** @description The file has no such range, or several were asked for. */
      416: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': components['schemas']['Error'];
        };
      };
      /** @description Too many requests through this link, or too many forged ones. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': components['schemas']['Error'];
        };
      };
      503: components['responses']['PublicUnavailable'];
    };
  };
  createAccessToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['TokenForm'];
      };
    };
    responses: {
      /** @description An access token */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenItem'];
        };
      };
      /** @description The request is not understood, or asks for too much */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenErrorItem'];
        };
      };
      /** @description Unknown, revoked or wrong-secret client */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenErrorItem'];
        };
      };
      /** @description The form is larger than 8 KB */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenErrorItem'];
        };
      };
      /** @description Too many failed attempts from this address */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenErrorItem'];
        };
      };
      /** @description Something that is needed does not answer */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenErrorItem'];
        };
      };
    };
  };
  listAgreements: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description Exactly this status. */
        status?: string;
        /** @description Substring of the name of the other party. */
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Agreements that the company is a party of, newest first unless ordered otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['AgreementItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getActiveAgreement: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The active agreement that was updated last */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgreementItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description None is active. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getAgreement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the agreement. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An agreement */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgreementItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listAgreementStateLegals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the agreement. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All legal configurations of an agreement, by state */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StateLegals'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getAgreementStateLegal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The code of the state, in any case. */
        state: string;
        /** @description The id of the agreement. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The legal configuration of one state */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StateLegalItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getCompany: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile of your company */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createConfiguratorSession: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "quoteId": "65f0c0ffee0000000000a002",
         *       "returnUrl": "https://www.ozark-sheds.example.com/configured?cart=7",
         *       "ttlSeconds": 900
         *     }
         */
        'application/json': components['schemas']['CreateConfiguratorSessionRequest'];
      };
    };
    responses: {
      /** @description The new session, with its launch link */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConfiguratorSessionItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listCustomers: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description Records with exactly this external reference, as `key:value`. */
        externalRef?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdTo?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        updatedFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        updatedTo?: string;
        /** @description What the list is sorted by; ties break on `id`. */
        sort?: 'name' | 'email' | 'createdAt' | 'updatedAt';
        /** @description Substring of name, email or phone. */
        search?: string;
        /** @description Substring of the email. */
        email?: string;
        /** @description Substring of the phone number. */
        phone?: string;
        /** @description Whether merged-away customers are listed too. */
        includeMerged?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Customers, newest first unless sorted otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['CustomerItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createCustomer: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Ada Miller",
         *       "email": "ada@example.com",
         *       "phone": "+1 555 0100",
         *       "address": "12 Mill Road",
         *       "city": "Springfield",
         *       "state": "MO",
         *       "zipCode": "65802",
         *       "externalReferences": {
         *         "crm": "4711"
         *       }
         *     }
         */
        'application/json': components['schemas']['CreateCustomerRequest'];
      };
    };
    responses: {
      /** @description The new customer */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomerItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getCustomer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the customer. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A customer, with its version as ETag; merged ones still resolve */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomerItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateCustomer: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The version the record is expected to have, in quotes; another one answers 409 with
         * its `ETag`.
         */
        'If-Match'?: string;
      };
      path: {
        /** @description The id of the customer. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "phone": "+1 555 0101",
         *       "city": "Ozark",
         *       "externalReferences": {
         *         "crm": "4711"
         *       }
         *     }
         */
        'application/json': components['schemas']['ChangeCustomerRequest'];
      };
    };
    responses: {
      /** @description The customer after the change */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomerItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['ConflictOfVersion'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  mergeCustomers: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The id of the customer. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "survivorId": "65f0c0ffee0000000000d002"
         *     }
         */
        'application/json': components['schemas']['MergeRequest'];
      };
    };
    responses: {
      /** @description The survivor, and what it got */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MergeAnswer'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listDocuments: {
    parameters: {
      query: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description What the documents belong to. */
        entityType: 'order' | 'quote' | 'workOrder';
        /** @description The order, quote or work order. */
        entityId: string;
        /** @description Documents of exactly this category. */
        type?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * @description The documents of an order, a quote or a work order, newest first unless ordered otherwise
       */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['DocumentItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description There is no such order, quote or work order. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createDocumentDownload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the document. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A new link; it leads to the file, which is not part of this answer */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentDownload'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listDomains: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /**
         * @description Keeps the locations of which this is, or is not, the default, and drops domains left
         * without one.
         */
        defaultForStore?: boolean;
        /** @description Keeps this location alone, and drops domains left without one. */
        locationId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Domains, by subdomain, then apex domain */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['DomainItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the poll before; from the oldest retained event when absent. */
        cursor?: string;
        /** @description Only these types, separated by commas. */
        types?: string;
        /** @description How many items; more than 200 counts as 200. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events after the cursor, oldest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['EventItem'][];
            /** @description The `cursor` of the next request. */
            nextCursor: string;
            /** @description Whether there is more to read now. */
            hasMore: boolean;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getEventChecksum: {
    parameters: {
      query?: {
        /** @description The cursor behind which the part begins; the oldest retained event when absent. */
        from?: string;
        /**
         * @description The cursor with which the part ends, its event included; the newest event when
         * absent.
         */
        to?: string;
        /** @description Only these types, separated by commas. */
        types?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Number and digest of the events between two cursors */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventChecksumItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  replayEvents: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "types": [
         *         "lead.created"
         *       ],
         *       "dryRun": true
         *     }
         */
        'application/json': components['schemas']['ReplayRequest'];
      };
    };
    responses: {
      /** @description What the call was about, and where the next one goes on */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplayItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  redeliverEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the event. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event goes out again to every active subscription that wants it */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RedeliveryItem'];
        };
      };
      /** @description The body has a field */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listLeads: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description Records with exactly this external reference, as `key:value`. */
        externalRef?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdTo?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        updatedFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        updatedTo?: string;
        /** @description What the list is sorted by; ties break on `id`. */
        sort?: 'orderNumber' | 'customerName' | 'status' | 'total' | 'createdAt' | 'updatedAt';
        /** @description Substring of customer name, email, phone, lead number or sales person. */
        search?: string;
        /** @description Exactly this status, in any case. An open enum: `Open`, `Lost`, `Retired`. */
        status?: string;
        /** @description Id or slug of a location. */
        location?: string;
        /** @description Substring of the email. */
        customerEmail?: string;
        /** @description Substring of the phone number. */
        customerPhone?: string;
        /** @description Exactly this lead number. */
        orderNumber?: number;
        /** @description Substring of the sales person's email or name. */
        salesperson?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Leads, newest first unless sorted otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['LeadItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createLead: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "locationId": "65f0c0ffee0000000000b001",
         *       "customer": {
         *         "name": "Ada Miller",
         *         "email": "ada@example.com",
         *         "phone": "+1 555 0100"
         *       },
         *       "salesSource": "Website",
         *       "externalReferences": {
         *         "crm": "4711"
         *       },
         *       "sourceMetadata": {
         *         "campaign": "spring"
         *       }
         *     }
         */
        'application/json': components['schemas']['CreateLeadRequest'];
      };
    };
    responses: {
      /** @description The new lead */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeadItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getLead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the lead. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A lead */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeadItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateLead: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The version the record is expected to have, in quotes; another one answers 409 with
         * its `ETag`.
         */
        'If-Match'?: string;
      };
      path: {
        /** @description The id of the lead. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "salesSource": "Referral",
         *       "externalReferences": {
         *         "crm": "4711"
         *       }
         *     }
         */
        'application/json': components['schemas']['ChangeLeadRequest'];
      };
    };
    responses: {
      /** @description The lead after the change */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeadItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['ConflictOfVersion'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  changeLeadStatus: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The version the record is expected to have, in quotes; another one answers 409 with
         * its `ETag`.
         */
        'If-Match'?: string;
      };
      path: {
        /** @description The id of the lead. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "Lost",
         *       "actionDescription": "Asked for by phone"
         *     }
         */
        'application/json': components['schemas']['LeadStatusRequest'];
      };
    };
    responses: {
      /** @description The lead after the move */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeadItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['ConflictOfVersion'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listLeadStatusHistory: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
      };
      header?: never;
      path: {
        /** @description The id of the lead. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What became of the lead, newest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['StatusHistoryEntry'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listLocationBudgets: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description The calendar year. */
        year?: number;
        /** @description The location. */
        locationId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Location budgets, newest first unless ordered otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['LocationBudgetItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createLocationBudget: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "locationId": "65f0c0ffee0000000000b001",
         *       "year": 2031,
         *       "annualBudget": 540000,
         *       "january": 45000
         *     }
         */
        'application/json': components['schemas']['LocationBudgetRequest'];
      };
    };
    responses: {
      /** @description The new location budget */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationBudgetItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getLocationBudget: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the location budget. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A location budget */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationBudgetItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  replaceLocationBudget: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the location budget. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "locationId": "65f0c0ffee0000000000b001",
         *       "year": 2030,
         *       "annualBudget": 528000,
         *       "january": 44000
         *     }
         */
        'application/json': components['schemas']['LocationBudgetRequest'];
      };
    };
    responses: {
      /** @description The location budget after the change; what was not given is cleared */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationBudgetItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listLocations: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description What the list is sorted by; ties break on `id`. */
        sort?: 'name' | 'code' | 'city' | 'createdAt' | 'updatedAt';
        /** @description Substring of name, code or city. */
        search?: string;
        /** @description Locations that are in use, or those that are not. */
        active?: boolean;
        /** @description Whether units are sold there. */
        salesLot?: boolean;
        /** @description Whether units are built there. */
        plant?: boolean;
        /** @description Exactly this region label. */
        region?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Locations, newest first unless sorted otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['LocationItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createLocation: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Rolla lot",
         *       "code": "RLA",
         *       "address": "12 Mill Road",
         *       "city": "Rolla",
         *       "state": "MO",
         *       "zipCode": "65401",
         *       "salesLot": true
         *     }
         */
        'application/json': components['schemas']['CreateLocationRequest'];
      };
    };
    responses: {
      /** @description The new location */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getLocation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the location. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A location */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateLocation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the location. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "phone": "+1 555 0102",
         *       "contactPerson": "Sam Porter"
         *     }
         */
        'application/json': components['schemas']['ChangeLocationRequest'];
      };
    };
    responses: {
      /** @description The location after the change */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listLocationDomains: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /**
         * @description Keeps the locations of which this is, or is not, the default, and drops domains left
         * without one.
         */
        defaultForStore?: boolean;
      };
      header?: never;
      path: {
        /** @description The id of the location. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Domains of a location, narrowed to it, by subdomain, then apex domain */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['DomainItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listLotStock: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description What the list is sorted by; ties break on `id`. */
        sort?: 'serialNumber' | 'title' | 'price' | 'createdAt';
        /**
         * @description `Lot Stock`, `Rental Return` or `Immediate Sale`, in any case, with spaces, hyphens
         * or underscores; anything else means all.
         */
        purchaseType?: string;
        /** @description Id or slug of a location. */
        location?: string;
        /** @description Exactly this region label; together with `location` both must match. */
        region?: string;
        /** @description Id of the siding's product, or a substring of its display name. */
        siding?: string;
        /** @description Substring of serial number or title. */
        search?: string;
        /** @description Whether sold units past their days on the feed are included. */
        ignoreStoreExpiration?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Units that can be bought off the lot, newest first unless sorted otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['LotStockItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your credential: its company, scopes and rate limit */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IntrospectionItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listOrders: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description Records with exactly this external reference, as `key:value`. */
        externalRef?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdTo?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        updatedFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        updatedTo?: string;
        /** @description What the list is sorted by; ties break on `id`. */
        sort?: 'orderNumber' | 'customerName' | 'status' | 'total' | 'createdAt' | 'updatedAt';
        /** @description Substring of customer name, email, phone or number. */
        search?: string;
        /** @description Id or slug of a location. */
        location?: string;
        /** @description Substring of the email. */
        customerEmail?: string;
        /** @description Substring of the phone number. */
        customerPhone?: string;
        /** @description Exactly this number. */
        orderNumber?: number;
        /** @description Substring of the sales person's email or name. */
        salesperson?: string;
        /**
         * @description Exactly this status, in any case. An open enum: `Unsubmitted`, `Unprocessed`, `On
         * hold`, `Processed`, `Cancelled`.
         */
        status?: string;
        /** @description cash or rto, whatever its case. */
        paymentType?: string;
        /** @description Exactly this serial number. */
        serialNumber?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        saleDateFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        saleDateTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Orders, newest first unless sorted otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['OrderItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createOrder: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "locationId": "65f0c0ffee0000000000b001",
         *       "customer": {
         *         "name": "Ada Miller",
         *         "email": "ada@example.com",
         *         "phone": "+1 555 0100"
         *       },
         *       "productId": "65f0c0ffee0000000000e001",
         *       "sizeId": "65f0c0ffee0000000000e101",
         *       "paymentType": "cash",
         *       "upgrades": [
         *         {
         *           "productId": "65f0c0ffee0000000000f001",
         *           "quantity": 1
         *         }
         *       ],
         *       "externalReferences": {
         *         "crm": "4711"
         *       }
         *     }
         */
        'application/json': components['schemas']['CreateOrderRequest'];
      };
    };
    responses: {
      /** @description The new order */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateOrder: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The version the record is expected to have, in quotes; another one answers 409 with
         * its `ETag`.
         */
        'If-Match'?: string;
      };
      path: {
        /** @description The id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "customerPhone": "+1 555 0101",
         *       "salesSource": "Referral",
         *       "externalReferences": {
         *         "crm": "4711"
         *       }
         *     }
         */
        'application/json': components['schemas']['ChangeOrderRequest'];
      };
    };
    responses: {
      /** @description The order after the change */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['ConflictOfVersion'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description A signed contract locks what is to be changed */
      423: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getOrderContract: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The contract of the order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContractItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listOrderLineItems: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The lines of the order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LineItemsAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createOrderLineItem: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The version the record is expected to have, in quotes; another one answers 409 with
         * its `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "productId": "65f0c0ffee0000000000f001",
         *       "quantity": 2,
         *       "price": 175,
         *       "lineKey": "second-ramp"
         *     }
         */
        'application/json': components['schemas']['AddLineRequest'];
      };
    };
    responses: {
      /** @description The line that has this key already */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedLineItem'];
        };
      };
      /** @description The new line */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedLineItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOfVersionOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      /** @description A signed contract locks the lines */
      423: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteOrderLineItem: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The version the record is expected to have, in quotes; another one answers 409 with
         * its `ETag`.
         */
        'If-Match'?: string;
      };
      path: {
        /** @description The key of the line. */
        lineId: string;
        /** @description The id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The line is gone */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description It is the base product line, or the version is another one */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description A signed contract locks the lines */
      423: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createPaymentLink: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": 500,
         *       "name": "Deposit",
         *       "email": "ada@example.com",
         *       "sendEmail": false
         *     }
         */
        'application/json': components['schemas']['CreatePaymentLinkRequest'];
      };
    };
    responses: {
      /** @description The payment page that was made */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentLinkItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      /** @description The payment processor is not connected, payments are disabled, or it does not answer */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  listOrderPayments: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
      };
      header?: never;
      path: {
        /** @description The id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payments of the order, newest first unless asked otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['PaymentItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createOrderPayment: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "method": "check",
         *       "amount": 500,
         *       "description": "Deposit",
         *       "checkNumber": "1042"
         *     }
         */
        'application/json': components['schemas']['RecordPaymentRequest'];
      };
    };
    responses: {
      /** @description The new payment, which is paid */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  changeOrderStatus: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The version the record is expected to have, in quotes; another one answers 409 with
         * its `ETag`.
         */
        'If-Match'?: string;
      };
      path: {
        /** @description The id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "Unprocessed",
         *       "actionDescription": "Asked for by phone"
         *     }
         */
        'application/json': components['schemas']['OrderStatusRequest'];
      };
    };
    responses: {
      /** @description The order after the move */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['ConflictOfVersion'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listOrderStatusHistory: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
      };
      header?: never;
      path: {
        /** @description The id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What became of the order, newest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['StatusHistoryEntry'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listPayments: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description Payments of this order. */
        orderId?: string;
        /**
         * @description Exactly this status, in any case. An open enum: `pending`, `failed`, `paid`,
         * `disputed`, `Refunded`.
         */
        status?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payments, newest first unless asked otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['PaymentItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getPayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the payment. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A payment */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listProducts: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description What the list is sorted by; ties break on `id`. */
        sort?: 'name' | 'sku' | 'price' | 'createdAt' | 'updatedAt';
        /** @description Substring of name, SKU or description. */
        search?: string;
        /** @description Substring of the SKU. */
        sku?: string;
        /** @description Products that are in use, or those that are not. */
        active?: boolean;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdTo?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        updatedFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        updatedTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Finished products, newest first unless sorted otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['ProductItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createProduct: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Garden house",
         *       "sku": "GH-1",
         *       "price": 3495.5,
         *       "width": 8,
         *       "length": 10,
         *       "lineId": "65f0c0ffee0000000000e901"
         *     }
         */
        'application/json': components['schemas']['CreateProductRequest'];
      };
    };
    responses: {
      /** @description The new product */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the product. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A finished product */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the product. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "description": "A barn with a loft at both ends.",
         *       "price": 6095
         *     }
         */
        'application/json': components['schemas']['ChangeProductRequest'];
      };
    };
    responses: {
      /** @description The product after the change */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createProductSize: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The id of the product. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "width": 12,
         *       "length": 24,
         *       "price": 9295,
         *       "name": "12x24",
         *       "sku": "SB-1224"
         *     }
         */
        'application/json': components['schemas']['CreateSizeRequest'];
      };
    };
    responses: {
      /** @description The new size */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SizeItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listQuotes: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description Records with exactly this external reference, as `key:value`. */
        externalRef?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdTo?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        updatedFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        updatedTo?: string;
        /** @description What the list is sorted by; ties break on `id`. */
        sort?: 'orderNumber' | 'customerName' | 'status' | 'total' | 'createdAt' | 'updatedAt';
        /** @description Substring of customer name, email, phone or number. */
        search?: string;
        /** @description Id or slug of a location. */
        location?: string;
        /** @description Substring of the email. */
        customerEmail?: string;
        /** @description Substring of the phone number. */
        customerPhone?: string;
        /** @description Exactly this number. */
        orderNumber?: number;
        /** @description Substring of the sales person's email or name. */
        salesperson?: string;
        /**
         * @description Exactly this status, in any case. An open enum: `Open`, `Active`, `Lost`, `Retired`,
         * `Sold`, `Cancelled`.
         */
        status?: string;
        /** @description Only quotes that became orders, or only those that did not. */
        converted?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Quotes, newest first unless sorted otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['QuoteItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createQuote: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "customer": {
         *         "name": "Ada Miller",
         *         "email": "ada@example.com",
         *         "phone": "+1 555 0100"
         *       },
         *       "workOrderId": "65f0c0ffee0000000000a005",
         *       "salesSource": "Website",
         *       "externalReferences": {
         *         "crm": "4711"
         *       }
         *     }
         */
        'application/json': components['schemas']['CreateQuoteRequest'];
      };
    };
    responses: {
      /** @description The new quote, which has taken its unit */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getQuote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the quote. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A quote */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateQuote: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The version the record is expected to have, in quotes; another one answers 409 with
         * its `ETag`.
         */
        'If-Match'?: string;
      };
      path: {
        /** @description The id of the quote. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "customerPhone": "+1 555 0101",
         *       "salesSource": "Referral",
         *       "externalReferences": {
         *         "crm": "4711"
         *       }
         *     }
         */
        'application/json': components['schemas']['ChangeQuoteRequest'];
      };
    };
    responses: {
      /** @description The quote after the change */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['ConflictOfVersion'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  convertQuote: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The id of the quote. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "salespersonName": "Sam Porter",
         *       "salespersonEmail": "sam@example.com"
         *     }
         */
        'application/json': components['schemas']['ConvertQuoteRequest'];
      };
    };
    responses: {
      /** @description The order that the quote became */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      /** @description The quote is neither Open nor Active, or an active order exists */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listQuoteLineItems: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the quote. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The lines of the quote */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LineItemsAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createQuoteLineItem: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The version the record is expected to have, in quotes; another one answers 409 with
         * its `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The id of the quote. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "productId": "65f0c0ffee0000000000f001",
         *       "quantity": 2,
         *       "price": 175,
         *       "lineKey": "second-ramp"
         *     }
         */
        'application/json': components['schemas']['AddLineRequest'];
      };
    };
    responses: {
      /** @description The line that has this key already */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedLineItem'];
        };
      };
      /** @description The new line */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedLineItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOfVersionOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteQuoteLineItem: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The version the record is expected to have, in quotes; another one answers 409 with
         * its `ETag`.
         */
        'If-Match'?: string;
      };
      path: {
        /** @description The key of the line. */
        lineId: string;
        /** @description The id of the quote. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The line is gone */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description It is the base product line, or the version is another one */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  changeQuoteStatus: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The version the record is expected to have, in quotes; another one answers 409 with
         * its `ETag`.
         */
        'If-Match'?: string;
      };
      path: {
        /** @description The id of the quote. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "Active",
         *       "actionDescription": "Asked for by phone"
         *     }
         */
        'application/json': components['schemas']['QuoteStatusRequest'];
      };
    };
    responses: {
      /** @description The quote after the move */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['ConflictOfVersion'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listQuoteStatusHistory: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
      };
      header?: never;
      path: {
        /** @description The id of the quote. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What became of the quote, newest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['StatusHistoryEntry'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getRevenueForecast: {
    parameters: {
      query?: {
        /**
         * @description A week, Sunday to Saturday, or a month in the company's timezone; required without
         * `from` and `to`.
         */
        period?: 'this_week' | 'last_week' | 'this_month' | 'last_month';
        /** @description First day of a custom period of at most 366 days; goes before `period`. */
        from?: string;
        /** @description Last day of it, included. */
        to?: string;
        /** @description Counts this location alone. */
        locationId?: string;
        /** @description Whether the orders behind the figures are listed, 2,000 rows at most. */
        details?: boolean;
        /**
         * @description Whose rows are listed, separated by commas, all unless given: `actual`,
         * `afdTransferred`, `forecastNextPeriod`, `forecastPlus2`, `authorized`, `weeks`.
         */
        detailsFor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * @description What was delivered in a period, and what is authorized and promised for it and the next
       */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevenueForecast'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listRoles: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All roles of your company, by name */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RolesAnswer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listSalesLedger: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description What the list is sorted by; ties break on `id`. */
        sort?: 'ledgerDate' | 'saleDate';
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        saleDateFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        saleDateTo?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        ledgerDateFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        ledgerDateTo?: string;
        /** @description Whether the order was cancelled or deleted after it had been sold. */
        cancelled?: boolean;
        /** @description Exactly this status of the order; its case matters. */
        currentStatus?: string;
        /** @description Exactly this type of movement. */
        movementType?: string;
        /** @description The movements of this order. */
        orderId?: string;
        /** @description Orders that are at this location now. */
        locationId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * @description What orders count for, movement by movement; the newest first unless sorted otherwise
       */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['SalesLedgerMovement'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listSiteEvents: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before; from the newest event when absent. */
        cursor?: string;
        /** @description How many items; more than 200 counts as 200. */
        limit?: number;
        /** @description Only the events of this visit. */
        sessionId?: string;
        /** @description Only these types, separated by commas. */
        types?: string;
        /** @description Events that occurred from then on, inclusive. */
        from?: string;
        /** @description Events that occurred until then, inclusive. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What visitors did, the newest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['SiteEventItem'][];
            /** @description The `cursor` of the next request; absent on the last page. */
            nextCursor?: string;
            /** @description Whether there is more to read now. */
            hasMore: boolean;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  recordSiteEvents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "session_id": "s-5f2c",
         *       "visitor_id": "v-91ab",
         *       "site_host": "shop.ozark-sheds.example.com",
         *       "events": [
         *         {
         *           "event_type": "page.view",
         *           "page": "/sheds"
         *         },
         *         {
         *           "event_type": "product.view",
         *           "page": "/sheds/lofted-barn",
         *           "product_id": "lofted-barn"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['SiteEventsRequest'];
      };
    };
    responses: {
      /** @description All events of the call are stored */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiteEventsAccepted'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  snapshotCustomers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * @description All customers that were not merged into others, each as a line of JSON, oldest first; the
       * last line is the trailer
       */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['CustomerItem'] | components['schemas']['SnapshotTrailer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  snapshotLeads: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All leads, each as a line of JSON, oldest first; the last line is the trailer */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['LeadItem'] | components['schemas']['SnapshotTrailer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  snapshotLocations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All locations, each as a line of JSON, oldest first; the last line is the trailer */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['LocationItem'] | components['schemas']['SnapshotTrailer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  snapshotLotStock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * @description All units that can be bought off the lot, each as a line of JSON, oldest first; the last
       * line is the trailer
       */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['LotStockItem'] | components['schemas']['SnapshotTrailer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  snapshotOrders: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All orders, each as a line of JSON, oldest first; the last line is the trailer */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['OrderItem'] | components['schemas']['SnapshotTrailer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  snapshotPayments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All payments, each as a line of JSON, oldest first; the last line is the trailer */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['PaymentItem'] | components['schemas']['SnapshotTrailer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  snapshotProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * @description All finished products, each as a line of JSON, oldest first; the last line is the trailer
       */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['ProductItem'] | components['schemas']['SnapshotTrailer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  snapshotQuotes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All quotes, each as a line of JSON, oldest first; the last line is the trailer */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['QuoteItem'] | components['schemas']['SnapshotTrailer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  snapshotUsers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All users, each as a line of JSON, oldest first; the last line is the trailer */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['UserItem'] | components['schemas']['SnapshotTrailer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  snapshotWorkOrders: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All work orders, each as a line of JSON, oldest first; the last line is the trailer */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['WorkOrderItem'] | components['schemas']['SnapshotTrailer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listStockTemplates: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 60 counts as 60. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description Substring of template name, product name or description. */
        search?: string;
        /** @description Public tags, separated by commas; a template must carry all of them. */
        tags?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Published templates, newest first unless ordered otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['StockTemplateItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getStockTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the stock template. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A published template */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StockTemplateItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description Substring of name or email. */
        search?: string;
        /** @description Users who are enabled, or those who are not. */
        active?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Users, newest first unless ordered otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['UserItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createUser: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "firstName": "Nora",
         *       "lastName": "Field",
         *       "email": "nora.field@ozark-sheds.example.com",
         *       "roleId": "65f0c0ffee0000000000a00d",
         *       "locationIds": [
         *         "65f0c0ffee0000000000b001"
         *       ]
         *     }
         */
        'application/json': components['schemas']['CreateUserRequest'];
      };
    };
    responses: {
      /** @description The new user, invited by mail unless `invite` is false */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      /** @description The credential lacks the scope, or changes who manages partner access. */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the user. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A user */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the user. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "phone": "+1 555 0103"
         *     }
         */
        'application/json': components['schemas']['ChangeUserRequest'];
      };
    };
    responses: {
      /** @description The user after the change */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      /** @description The credential lacks the scope, or changes who manages partner access. */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description Attempts to deliver this event. */
        eventId?: string;
        /** @description Attempts for this subscription. */
        subscriptionId?: string;
        /** @description Attempts to deliver events of this type. */
        eventType?: string;
        /** @description Attempts that succeeded, or those that failed. */
        ok?: boolean;
        /**
         * @description Attempts made from then on: `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339
         * time; inclusive.
         */
        from?: string;
        /**
         * @description Attempts made until then: `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339
         * time; inclusive.
         */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Attempts to deliver events, newest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['WebhookDeliveryItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listWorkOrders: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
        /** @description Records with exactly this external reference, as `key:value`. */
        externalRef?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        createdTo?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        updatedFrom?: string;
        /** @description `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive. */
        updatedTo?: string;
        /** @description What the list is sorted by; ties break on `id`. */
        sort?: 'workOrderNumber' | 'serialNumber' | 'status' | 'createdAt' | 'updatedAt';
        /** @description Substring of serial number, title or work order number. */
        search?: string;
        /**
         * @description Exactly this status, in any case. An open enum: `Template`, `Customer Care`, `Open
         * build`, `Build in process`, `Finished good`, `Delivered`, `Cancelled`.
         */
        status?: string;
        /** @description Exactly this serial number. */
        serialNumber?: string;
        /** @description The number of the order that has the unit. */
        orderNumber?: number;
        /** @description The id of the order that has the unit. */
        linkedOrderId?: string;
        /** @description Id or slug of a location. */
        location?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Work orders, newest first unless sorted otherwise */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['WorkOrderItem'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createWorkOrder: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours gives the first answer again.
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "locationId": "65f0c0ffee0000000000b001",
         *       "purchaseType": "stock",
         *       "workOrderType": "lot-stock",
         *       "title": "10x16 Sample Barn",
         *       "sizeId": "65f0c0ffee0000000000e101",
         *       "serialNumber": "SB-1016-0042",
         *       "externalReferences": {
         *         "erp": "4711"
         *       }
         *     }
         */
        'application/json': components['schemas']['CreateWorkOrderRequest'];
      };
    };
    responses: {
      /** @description The new work order */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WholeWorkOrderItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getWorkOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the work order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A work order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WholeWorkOrderItem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateWorkOrder: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The version the record is expected to have, in quotes; another one answers 409 with
         * its `ETag`.
         */
        'If-Match'?: string;
      };
      path: {
        /** @description The id of the work order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "title": "10x16 Sample Barn with a ramp",
         *       "promisedDate": "2030-04-01"
         *     }
         */
        'application/json': components['schemas']['ChangeWorkOrderRequest'];
      };
    };
    responses: {
      /** @description The work order after the change */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WholeWorkOrderItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['ConflictOfVersion'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  changeWorkOrderStatus: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The version the record is expected to have, in quotes; another one answers 409 with
         * its `ETag`.
         */
        'If-Match'?: string;
      };
      path: {
        /** @description The id of the work order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "Build in process",
         *       "actionDescription": "Asked for by phone"
         *     }
         */
        'application/json': components['schemas']['WorkOrderStatusRequest'];
      };
    };
    responses: {
      /** @description The work order after the move */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WholeWorkOrderItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['ConflictOfVersion'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listWorkOrderStatusHistory: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number;
        /** @description How many items; more than 100 counts as 100. */
        limit?: number;
        /** @description The direction of the sort. */
        order?: 'asc' | 'desc';
      };
      header?: never;
      path: {
        /** @description The id of the work order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What became of the work order, newest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['StatusHistoryEntry'][];
            /** @description The number of this page, from 1. */
            page: number;
            /** @description How many items a page has. */
            limit: number;
            /** @description How many items there are on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
}
