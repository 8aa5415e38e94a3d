// Generated from docs/openapi.json by `npm run generate -- sdk`.

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
     * @description Target of `launchUrl`. The first request uses up the link and redirects to the configurator.
     * A prefetch does not use it up and returns 425. A used or expired link returns 410.
     *
     *     No credential required.
     */
    get: operations['openConfigurator'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    /**
     * Check a launch link
     * @description For mail scanners and link previews. Returns no information and does not use up the link.
     *
     *     No credential required.
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
     * @description Redirects from the configurator to the `returnUrl` of the session. Works for 24 hours after
     * the session opened.
     *
     *     No credential required.
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
     * @description Returns the file itself. Call it with the `downloadUrl` of a document. The link is the
     * credential. The link is used up once all bytes were delivered. `HEAD`, ranges and interrupted downloads do
     * not use it up. Only one full download per link can run at a time.
     *
     *     No credential required.
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
     * 6749 section 4.4). Send the credentials with HTTP Basic or in the form, not both. Reuse the token for
     * `expires_in` seconds. There are no refresh tokens. Errors use the OAuth format: `error` is a code, and
     * `error_description` is a readable message.
     *
     *     No credential required.
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
     * @description Returns the agreements that your company is a party of, newest first by default.
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
     * Retrieve the active agreement
     * @description Returns the most recently updated active agreement. Returns 404 if no agreement is active.
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
     * Retrieve an agreement
     * @description Returns an agreement. Both parties see the same id. Returns 404 if your company is not a
     * party of it.
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
     * @description Returns the legal configurations of an agreement, one per configured state, sorted by state
     * code.
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
     * Retrieve the legal configuration of a state
     * @description Returns the legal configuration of an agreement for one state. The state code is
     * case-insensitive.
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
     * Retrieve your company
     * @description Returns the profile of the company that your credential belongs to, including its address and
     * timezone.
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
     * @description Creates a single-use link to the 3D configurator for a customer, a quote or a unit. After the
     * configurator, the visitor returns to `returnUrl`. Pass at most one of `quoteId`, `workOrderId` and
     * `serialNumber`. An empty body is valid. Returns 409 if your company has no configurator or the customer
     * was merged. Returns 400 for a `returnUrl` whose origin is not allowed.
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
     * @description Returns the customers of your company, newest first unless `sort` and `order` are set.
     * Customers that were merged into others are included only with `includeMerged=true`.
     *
     *     Scope: `partner-api.customers.read`.
     */
    get: operations['listCustomers'];
    put?: never;
    /**
     * Create a customer
     * @description Creates an active customer and sends it to the connected CRM afterwards. Emits
     * `customer.created`. Returns 409 if another customer that was not merged has this email. Emails are
     * compared case-insensitively.
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
     * Retrieve a customer
     * @description Returns a customer with its version as `ETag`. A merged customer is returned with the
     * survivor in `mergedInto`.
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
     * @description Updates the fields that you pass. `null` clears a field that may be empty. A change emits
     * `customer.updated` and increments `version`. Leads, quotes and orders keep the contact that was stored
     * with them. Returns 409 for the email of another customer, for a merged customer, and for a stale
     * `If-Match`.
     *
     *     Scope: `partner-api.customers.write`.
     */
    patch: operations['updateCustomer'];
    trace?: never;
  };
  '/partner/v1/customers/{id}/erase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Erase a customer
     * @description Removes the name, email, phone and address of the person, and your references and notes, from
     * the customer, its leads, quotes and orders, and everywhere else. It cannot be undone. Ids, numbers,
     * statuses and amounts stay. The customer is erased at once, the rest in the background: repeat the request
     * until `status` is `finished`. Emits `customer.updated`, and `.updated` for each record, without personal
     * data. Customers that were merged into it are erased, too. Returns 409 for a merged customer: erase the
     * survivor.
     *
     *     Scope: `partner-api.customers.erase`.
     */
    post: operations['eraseCustomer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
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
     * @description Merges the customer in the path into the survivor and moves all leads, quotes and orders. It
     * cannot be undone. Emits `customer.merged`, and `.updated` for each moved record. Returns 400 for a
     * malformed id or if both ids are the same, 404 if one of the customers does not exist, and 409 if one of
     * them is already merged.
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
     * @description Returns the documents of one order, quote or work order, newest first by default.
     * `entityType` and `entityId` are required. Returns 404 if the record does not exist or is hidden.
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
     * Create a download link
     * @description Creates a link to the file of a document, valid for one complete download within 10 minutes.
     * Create a new link for each download. Do not send your credential to the link: anyone with the link can
     * download.
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
     * @description Returns the subdomains that show your catalog, with their locations and products, sorted by
     * subdomain and apex domain. A filter removes entries of other locations, and domains without a matching
     * location.
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
     * List recent events
     * @description List recent events, oldest first. Pass `nextCursor` to get the next page. The feed has all
     * changes in your company, made by any caller, and never skips an event. Poll with the `nextCursor` of the
     * previous response as `cursor` until `hasMore` is false. With `wait`, a page without events is returned
     * once the next event arrives, or after that time. Up to 4 requests of a credential wait at once; another
     * returns at once. Without a cursor, the feed starts at the oldest retained event. An unknown or expired
     * cursor returns 400.
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
     * Compute a checksum of the event feed
     * @description Computes a checksum of the events after `from` up to `to`, to verify your copy of the feed
     * with the same `types`. `digest` is the SHA-256 over the ids of these events in feed order, each followed
     * by a line feed. Compare it with the digest of the next `count` ids in your copy: if they differ, an event
     * is missing, duplicated or out of order. A response covers at most 10,000 events; while `hasMore` is true,
     * pass `nextCursor` as `from`. Returns 400 for an unknown or expired cursor, and if `to` is before `from`.
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
     * Redeliver events
     * @description Sends past events again to the active webhook endpoints subscribed to them. Select events by
     * time and type. With `dryRun`, nothing is sent and up to 10,000 events are counted. Otherwise, a call
     * handles up to 1,000 events. An endpoint with 1,000 pending deliveries accepts no more. Continue later, or
     * set `subscriptionId` to another. While `hasMore` is true, repeat the call with `nextCursor` as `cursor`
     * and a new idempotency key. Pending deliveries are not duplicated and not counted in `enqueued`. Returns
     * 400 for an unknown or expired cursor, and 404 for an unknown subscription.
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
     * Redeliver an event
     * @description Sends an event again to every active webhook endpoint subscribed to its type, in a new series
     * of attempts. Pending deliveries are neither duplicated nor counted. The body is empty. Returns 503 while
     * redelivery is not possible. Retry the request then.
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
  '/partner/v1/idempotency-keys/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Look up an idempotency key
     * @description Returns what happened to the requests with this key, if no response arrived: one entry for
     * each endpoint. Shows operations whose scope your credential has, and never the stored response: repeat the
     * request to get it. Returns 404 if no request with the key arrived, it failed without making changes (5xx),
     * or the key has expired.
     *
     *     Requires no specific scope.
     */
    get: operations['getIdempotencyKey'];
    put?: never;
    post?: never;
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
     * @description Returns the leads of your company, newest first unless `sort` and `order` are set. Filters
     * are combined with AND. A filter without matches returns an empty page.
     *
     *     Scope: `partner-api.leads.read`.
     */
    get: operations['listLeads'];
    put?: never;
    /**
     * Create a lead
     * @description Creates a lead in the status `Open`, with the next number of your company. The contact is
     * matched to a customer by email, or by phone and name. Otherwise a new customer is created. A new customer
     * is sent to the connected CRM. If the location routes leads and no salesperson is set, one of its users is
     * assigned. Emits `lead.created`, and `customer.created` for a new customer. Returns 404 if the location
     * does not exist or is hidden.
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
     * Retrieve a lead
     * @description Returns a lead with its version as `ETag`, for a later `If-Match`. Returns 404 for an unknown
     * id and for a deleted lead.
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
     * @description Updates the fields that you pass. `null` clears a field that may be empty. Maps are merged by
     * key, and a `null` value removes a key. A change emits `lead.updated` and increments `version`. A request
     * without changes does neither. Returns 409 for a stale `If-Match`, with the current version in `ETag`.
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
     * @description Moves a lead from Open to Lost or Retired, or from Lost or Retired to Open. Adds a status
     * history entry with `actionDescription` as its note, and emits `lead.status_changed`. Returns 400 for an
     * unknown status, and 409 with both statuses in the error if the transition is not allowed.
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
     * @description Returns all status changes of the lead, made by any caller, newest first unless `order=asc`.
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
     * @description Returns the yearly targets of your locations, newest first.
     *
     *     Scope: `partner-api.location-budgets.read`.
     */
    get: operations['listLocationBudgets'];
    put?: never;
    /**
     * Create a location budget
     * @description Sets the targets of a location for one year. Returns 409 if the location already has a budget
     * for that year.
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
     * Retrieve a location budget
     * @description Returns the targets of a location for one calendar year.
     *
     *     Scope: `partner-api.location-budgets.read`.
     */
    get: operations['getLocationBudget'];
    /**
     * Replace a location budget
     * @description Replaces the whole budget. Fields that you omit are cleared. You can send the response of a
     * read back unchanged: read-only fields are ignored. Returns 409 if the location already has another budget
     * for that year.
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
     * @description Returns the locations of your company that are not hidden from partners, newest first by
     * default.
     *
     *     Scope: `partner-api.locations.read`.
     */
    get: operations['listLocations'];
    put?: never;
    /**
     * Create a location
     * @description Creates a location with an address, or with latitude and longitude. The slug is derived from
     * the name by default. If it is in use, `-2`, `-3` and so on is appended. Returns 409 if another location
     * has the code, ignoring case. Locations have no version and emit no events.
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
     * Retrieve a location
     * @description Returns a location. Returns 404 if the location is hidden from partners.
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
     * @description Updates the fields that you pass. `null` clears a field that may be empty. A new name does
     * not change the slug. Returns 409 if another location has the code.
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
     * @description Returns the domains that show a location, only with its entries, sorted by subdomain and apex
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
     * @description Returns the units for sale from the lot, one item each, newest first by default. A sold unit
     * stays listed for `storeExpirationDays` with `sold` true. There are no events for availability: it changes
     * with work orders, quotes and orders.
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
     * Retrieve your credential
     * @description Returns the company, scopes and rate limit of your credential.
     *
     *     Requires no specific scope.
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
     * @description Returns the orders of your company at visible locations, newest first unless `sort` and
     * `order` are set. Filters are combined with AND. A filter without matches returns an empty page.
     *
     *     Scope: `partner-api.orders.read`.
     */
    get: operations['listOrders'];
    put?: never;
    /**
     * Create an order
     * @description Creates an order in the status `Unsubmitted`, with the next number of your company and its
     * line items. Pass `customerId`, or a contact that is matched to a customer or creates one. Amounts default
     * to the ones of product, size and upgrades. A new customer is sent to the connected CRM. The ledger gets
     * the first movement of the order. Emits `order.created`, and `customer.created` for a new customer. Returns
     * 404 if the location, product, size, salesperson or customer does not exist.
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
     * Retrieve an order
     * @description Returns an order with its version as `ETag`, for a later `If-Match`. Returns 404 for an
     * unknown id, for a deleted order, and for an order at a hidden location.
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
     * @description Updates the fields that you pass. `null` clears a field that may be empty. Contact fields
     * change the copy on the order, not the customer. A change emits `order.updated` and increments `version`. A
     * request without changes does neither. Returns 423 if a signed contract locks customer, delivery or
     * location, and 409 for a stale `If-Match`.
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
     * Retrieve the contract of an order
     * @description Returns the contract of the order that is not voided, without signatures and without the
     * customer data sheet. Returns 404 if there is none. A completed contract may reference its PDF, a document
     * that you can download.
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
     * @description Returns all lines of the order, the number of lines by status, and the configuration, if any.
     *
     *     Scope: `partner-api.orders.read`.
     */
    get: operations['listOrderLineItems'];
    put?: never;
    /**
     * Add a line item to an order
     * @description Adds a line to the order. The pricing of the order does not change. If the `lineKey` exists,
     * nothing changes, and the existing line is returned with 200 and `created` false. A new line increments the
     * version of the order and emits `order.updated`. Returns 409 for a Cancelled order and for a stale
     * `If-Match`, and 423 if a contract is signed.
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
     * @description Removes a line of the order, increments its version and emits `order.updated`. Returns 409
     * for the base line, which is the product itself, and 423 if a contract is signed.
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
     * @description Creates a checkout page at the payment processor of your company, and emails it unless
     * `sendEmail` is false. The payment appears when the processor reports it, with `payment.created` and
     * `payment.paid`. Returns 503 if no processor is connected, its payments are disabled, or it is unavailable.
     * Retry with the same `Idempotency-Key`: retries never create a second page.
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
     * @description Returns the payments of an order, newest first.
     *
     *     Scope: `partner-api.payments.read`.
     */
    get: operations['listOrderPayments'];
    put?: never;
    /**
     * Record a manual payment
     * @description Records a payment that was made outside the payment processor: cash, check, financed or other
     * manual payments. The payment is `paid` immediately, and the deposits of the order are recalculated. Emits
     * `payment.created` and `order.updated`. Returns 400 for cards and ACH, which need a payment link.
     * Overpayments are accepted.
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
     * @description Moves an order between Unsubmitted, Unprocessed and On hold. Only the portal can set
     * `Processed`. Returns 409 if an order without a serial number is moved to Unprocessed. Adds a status
     * history entry and emits `order.status_changed`. Returns 400 for an unknown status, and 409 with both
     * statuses in the error if the transition is not allowed.
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
     * @description Returns all status changes of the order, made by any caller, newest first unless `order=asc`.
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
     * @description Returns the payments of all visible orders, newest first.
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
     * Retrieve a payment
     * @description Returns a manual payment or one made at the payment processor.
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
     * @description Returns the finished products of the catalog, newest first unless `sort` and `order` are set.
     * Raw materials, kits, hidden products and sizes are excluded.
     *
     *     Scope: `partner-api.products.read`.
     */
    get: operations['listProducts'];
    put?: never;
    /**
     * Create a product
     * @description Adds a finished product to the catalog. The product is active unless `active` is false.
     * Returns 404 if `lineId` is not a product line of your company. Products have no version and emit no
     * events.
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
     * Retrieve a product
     * @description Returns a finished product. Returns 404 for raw materials, kits and hidden products.
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
     * @description Updates the fields that you pass. Products have no version, so the last write wins.
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
     * @description Adds a size to a finished product. The name defaults to `<width>x<length>`. Orders refer to a
     * size by `sizeId` and use its price.
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
     * @description Returns the quotes of your company at visible locations, newest first unless `sort` and
     * `order` are set. Filters are combined with AND. A filter without matches returns an empty page.
     *
     *     Scope: `partner-api.quotes.read`.
     */
    get: operations['listQuotes'];
    put?: never;
    /**
     * Create a quote
     * @description Creates a quote in the status `Open` for a stock unit, and reserves the unit against other
     * quotes and orders. Pass the unit as `workOrderId` or `serialNumber`. Its lines, pricing and card discount
     * are copied. The customer is found by email or created. If the location routes leads, a salesperson is
     * assigned. Afterwards, the salesperson is notified by email, and a customer with an email gets a
     * confirmation. Emits `quote.created`, `work_order.updated` for the unit, and `customer.created` for a new
     * customer. Returns 409 if the unit is taken, a template, cancelled, or not for sale. Returns 404 if the
     * unit does not exist or is hidden.
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
     * Retrieve a quote
     * @description Returns a quote with its version as `ETag`, for a later `If-Match`. Returns 404 for an
     * unknown id, for a deleted quote, and for a quote at a hidden location.
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
     * @description Updates the fields that you pass. `null` clears a field that may be empty. Contact fields
     * change the copy on the quote, not the customer. A change emits `quote.updated` and increments `version`. A
     * request without changes does neither. Pricing, serial number and unit cannot be changed. Returns 409 for a
     * stale `If-Match`.
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
     * @description Converts an Open or Active quote to an order: the quote becomes `Sold`, and the new order is
     * `Unsubmitted`. Lines, configuration, pricing, contact and references are copied. The unit is reassigned to
     * the order. A salesperson in the body replaces the salesperson of the quote. The body is optional. Emits
     * `order.created`, `quote.status_changed` and `work_order.updated`. Requires the scope to write orders.
     * Returns 409 in another status or if the quote has an active order, and 400 for the id of a lead or an
     * order.
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
     * @description Returns all lines of the quote, the number of lines by status, and the configuration, if any.
     *
     *     Scope: `partner-api.quotes.read`.
     */
    get: operations['listQuoteLineItems'];
    put?: never;
    /**
     * Add a line item to a quote
     * @description Adds a line to the quote. The pricing of the quote does not change. If the `lineKey` exists,
     * nothing changes, and the existing line is returned with 200 and `created` false. A new line increments the
     * version of the quote and emits `quote.updated`. Returns 409 for a Sold or Cancelled quote, and for a stale
     * `If-Match`.
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
     * @description Removes a line of the quote, increments its version and emits `quote.updated`. Returns 409
     * for the base line, which is the product itself, and for a Sold or Cancelled quote.
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
     * @description Moves a quote between Open, Active, Lost and Retired. Lost and Retired release the unit.
     * Active reserves it again, and returns 409 if the unit is taken. Adds a status history entry and emits
     * `quote.status_changed`, and `work_order.updated` for the unit. Returns 400 for an unknown status, and 409
     * with both statuses in the error if the transition is not allowed.
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
     * @description Returns all status changes of the quote, made by any caller, newest first unless `order=asc`.
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
     * Retrieve the revenue forecast
     * @description Returns the orders delivered in a period, authorized for it, and promised for the two periods
     * after it. Pass `period`, or `from` and `to` with at most 366 days. Weeks are Sunday to Saturday in the
     * timezone of the company. Amounts are building prices without delivery and tax, as in the sales ledger.
     * Sums differ from it, because an order is counted by its delivery.
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
     * @description Returns all roles that a user of your company can have, sorted by name. Not paginated and not
     * cached.
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
     * List sales ledger movements
     * @description Returns the amount changes of orders, one movement per change, newest first by default. The
     * sum of `deltaAmount` over an order is its current amount, as in the revenue forecast. Customer, location,
     * salesperson, serial number and status are the current ones of the order.
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
     * @description Returns the actions of visitors on the website and in the configurator, newest first. Pass
     * `nextCursor` as `cursor` while `hasMore` is true. With `types`, a page can be empty although more follow.
     *
     *     Scope: `partner-api.site-events.read`.
     */
    get: operations['listSiteEvents'];
    put?: never;
    /**
     * Record site events
     * @description Stores 1 to 25 events of one visitor session, all or none. Fields of this body are in snake
     * case. Unknown fields are ignored, and named in the header `Partner-Warning`. Idempotency keys are not
     * supported: events sent twice are stored twice. Returns 400 with the index (from 0) of an invalid event,
     * and 429 above 10 requests per second of your company.
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
     * Retrieve a snapshot of all customers
     * @description Returns every item of the list of customers at one moment, as JSON lines sorted by id. Merged
     * customers are excluded. The last line is the trailer. Pass its `nextCursor` to the event feed to get all
     * later changes. A response without a trailer is incomplete: request a new snapshot. Read without pausing:
     * the response is aborted after 30 seconds without progress. Returns 503 while two snapshots of your company
     * are running.
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
     * Retrieve a snapshot of all leads
     * @description Returns every item of the list of leads at one moment, as JSON lines sorted by id. The last
     * line is the trailer. Pass its `nextCursor` to the event feed to get all later changes. A response without
     * a trailer is incomplete: request a new snapshot. Read without pausing: the response is aborted after 30
     * seconds without progress. Returns 503 while two snapshots of your company are running.
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
     * Retrieve a snapshot of all locations
     * @description Returns every item of the list of locations at one moment, as JSON lines sorted by id. The
     * last line is the trailer. Pass its `nextCursor` to the event feed to get all later changes. A response
     * without a trailer is incomplete: request a new snapshot. Read without pausing: the response is aborted
     * after 30 seconds without progress. Returns 503 while two snapshots of your company are running.
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
     * Retrieve a snapshot of all lot stock
     * @description Returns every item of the list of lot stock at one moment, as JSON lines sorted by id.
     * Includes the units for sale at that moment. The last line is the trailer. Pass its `nextCursor` to the
     * event feed to get all later changes. A response without a trailer is incomplete: request a new snapshot.
     * Read without pausing: the response is aborted after 30 seconds without progress. Returns 503 while two
     * snapshots of your company are running.
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
     * Retrieve a snapshot of all orders
     * @description Returns every item of the list of orders at one moment, as JSON lines sorted by id. The last
     * line is the trailer. Pass its `nextCursor` to the event feed to get all later changes. A response without
     * a trailer is incomplete: request a new snapshot. Read without pausing: the response is aborted after 30
     * seconds without progress. Returns 503 while two snapshots of your company are running.
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
     * Retrieve a snapshot of all payments
     * @description Returns every item of the list of payments at one moment, as JSON lines sorted by id. The
     * last line is the trailer. Pass its `nextCursor` to the event feed to get all later changes. A response
     * without a trailer is incomplete: request a new snapshot. Read without pausing: the response is aborted
     * after 30 seconds without progress. Returns 503 while two snapshots of your company are running.
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
     * Retrieve a snapshot of all products
     * @description Returns every item of the list of products at one moment, as JSON lines sorted by id. The
     * last line is the trailer. Pass its `nextCursor` to the event feed to get all later changes. A response
     * without a trailer is incomplete: request a new snapshot. Read without pausing: the response is aborted
     * after 30 seconds without progress. Returns 503 while two snapshots of your company are running.
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
     * Retrieve a snapshot of all quotes
     * @description Returns every item of the list of quotes at one moment, as JSON lines sorted by id. The last
     * line is the trailer. Pass its `nextCursor` to the event feed to get all later changes. A response without
     * a trailer is incomplete: request a new snapshot. Read without pausing: the response is aborted after 30
     * seconds without progress. Returns 503 while two snapshots of your company are running.
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
     * Retrieve a snapshot of all users
     * @description Returns every item of the list of users at one moment, as JSON lines sorted by id. The last
     * line is the trailer. Pass its `nextCursor` to the event feed to get all later changes. A response without
     * a trailer is incomplete: request a new snapshot. Read without pausing: the response is aborted after 30
     * seconds without progress. Returns 503 while two snapshots of your company are running.
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
     * Retrieve a snapshot of all work orders
     * @description Returns every item of the list of work orders at one moment, as JSON lines sorted by id. The
     * last line is the trailer. Pass its `nextCursor` to the event feed to get all later changes. A response
     * without a trailer is incomplete: request a new snapshot. Read without pausing: the response is aborted
     * after 30 seconds without progress. Returns 503 while two snapshots of your company are running.
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
     * @description Returns the published templates, newest first by default. A page has at most 60 items.
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
     * Retrieve a stock template
     * @description Returns a published template. Returns 404 if the template is not published.
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
     * @description Returns the users of your company, newest first. Includes disabled users unless
     * `active=true`.
     *
     *     Scope: `partner-api.users.read`.
     */
    get: operations['listUsers'];
    put?: never;
    /**
     * Create a user
     * @description Adds a person to your company. The account is found by email or created. Unless `invite` or
     * `active` is false, the person gets an invitation by email, with a single-use link valid for 7 days.
     * Returns 409 if the person already is a user of your company, 400 for an unknown role, and 404 for an
     * unknown location. Returns 403 for a role that manages partner access. Create such users in the portal.
     * Returns 429 `too_many_invitations` when your company has mailed all invitations that it may mail on a UTC
     * day, by default 50.
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
     * Retrieve a user
     * @description Returns a user of your company.
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
     * @description Updates the fields that you pass. `locationIds` replaces all assignments, and `roleId`
     * replaces the role. A new `email` moves the membership to the account of that email. Returns 409 if that
     * person is already a user. Returns 400 if you disable the owner of the company. No invitation is sent.
     * Returns 403 for a role that manages partner access, and for a change of `email`, `roleId` or `active` of
     * the owner or of a user with such a role. Make these changes in the portal.
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
     * @description Returns the delivery attempts of the last 30 days with their results, newest first.
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
     * @description Returns units in production or in stock, newest first unless `sort` and `order` are set.
     * Filters are combined with AND. A filter without matches returns an empty page.
     *
     *     Scope: `partner-api.work-orders.read`.
     */
    get: operations['listWorkOrders'];
    put?: never;
    /**
     * Create a work order
     * @description Creates a work order in the status `Customer Care`, or `Template` for the type `template`. A
     * size sets the product and the bill of materials of the unit, except for existing physical inventory. Emits
     * `work_order.created`. Returns 409 if the serial number is in use, 404 for an unknown location or size.
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
     * Retrieve a work order
     * @description Returns a work order with its version as `ETag`, and with its delivery once that is
     * scheduled.
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
     * @description Updates the fields that you pass. `null` clears a field that may be empty. A change emits
     * `work_order.updated` and increments `version`. Returns 409 for a stale `If-Match`.
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
     * @description Moves a unit from Open build to Build in process, Finished good, and Delivered. Adds a status
     * history entry and emits `work_order.status_changed`. Returns 400 for an unknown status, and 409 with both
     * statuses in the error if the transition is not allowed.
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
     * @description Returns all status changes of the work order, made by any caller, newest first unless
     * `order=asc`.
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
  '/sandboxes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a sandbox
     * @description Creates a company with demo data that only its key reaches, for a day. It needs no
     * credential. Use one for each run of your tests. Returns 429 beyond the limit of an address in an hour, or
     * of all sandboxes at once. Does not exist in production.
     *
     *     No credential required.
     */
    post: operations['createSandbox'];
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
     * @description Sent when the contract was sent to the customer. Respond with any 2xx within 10 seconds.
     * Other responses are retried for about 24 hours. Deliveries arrive at least once and in any order:
     * deduplicate by `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['ContractSentEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the contract was signed by one party. Respond with any 2xx within 10 seconds. Other
     * responses are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['ContractSignedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the contract was signed by both parties. Respond with any 2xx within 10 seconds.
     * Other responses are retried for about 24 hours. Deliveries arrive at least once and in any order:
     * deduplicate by `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['ContractCompletedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the contract was voided. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['ContractVoidedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the customer was created. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
           *         "active": true,
           *         "erased": true
           *       }
           *     }
           */
          'application/json': components['schemas']['CustomerCreatedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Customer was updated
     * @description Sent when the customer was updated. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
           *         "erased": true,
           *         "changedFields": [
           *           "externalReferences"
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['CustomerUpdatedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the customer was merged into another one. Respond with any 2xx within 10 seconds.
     * Other responses are retried for about 24 hours. Deliveries arrive at least once and in any order:
     * deduplicate by `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
           *         "erased": true,
           *         "mergedCustomerId": "65f0c0ffee0000000000d001",
           *         "survivorId": "65f0c0ffee0000000000d001"
           *       }
           *     }
           */
          'application/json': components['schemas']['CustomerMergedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the customer was deleted. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['CustomerDeletedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the document was created. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['DocumentCreatedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the payment was created. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['PaymentCreatedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Payment succeeded
     * @description Sent when the payment succeeded. Respond with any 2xx within 10 seconds. Other responses are
     * retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['PaymentPaidEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the payment failed. Respond with any 2xx within 10 seconds. Other responses are
     * retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['PaymentFailedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Payment was refunded in full or in part
     * @description Sent when the payment was refunded in full or in part. Respond with any 2xx within 10
     * seconds. Other responses are retried for about 24 hours. Deliveries arrive at least once and in any order:
     * deduplicate by `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['PaymentRefundedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Payment was updated
     * @description Sent when the payment was updated. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['PaymentUpdatedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the lead was created. Respond with any 2xx within 10 seconds. Other responses are
     * retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['LeadCreatedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Lead was updated
     * @description Sent when the lead was updated. Respond with any 2xx within 10 seconds. Other responses are
     * retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['LeadUpdatedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Lead status changed
     * @description Sent when the lead status changed. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['LeadStatusChangedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the lead was deleted. Respond with any 2xx within 10 seconds. Other responses are
     * retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['LeadDeletedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the quote was created. Respond with any 2xx within 10 seconds. Other responses are
     * retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
           *         "total": 4750,
           *         "convertedOrderId": "65f0c0ffee0000000000a001"
           *       }
           *     }
           */
          'application/json': components['schemas']['QuoteCreatedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Quote was updated
     * @description Sent when the quote was updated. Respond with any 2xx within 10 seconds. Other responses are
     * retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
           *         "convertedOrderId": "65f0c0ffee0000000000a001",
           *         "changedFields": [
           *           "externalReferences"
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['QuoteUpdatedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Quote status changed
     * @description Sent when the quote status changed. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
           *         "convertedOrderId": "65f0c0ffee0000000000a001",
           *         "previousStatus": "Open"
           *       }
           *     }
           */
          'application/json': components['schemas']['QuoteStatusChangedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the quote was sent to the customer. Respond with any 2xx within 10 seconds. Other
     * responses are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
           *         "total": 4750,
           *         "convertedOrderId": "65f0c0ffee0000000000a001"
           *       }
           *     }
           */
          'application/json': components['schemas']['QuoteSentEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Quote passed validUntil while Open or Active
     * @description Sent when the quote passed `validUntil` while Open or Active; the status does not change.
     * Respond with any 2xx within 10 seconds. Other responses are retried for about 24 hours. Deliveries arrive
     * at least once and in any order: deduplicate by `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
           *         "total": 4750,
           *         "convertedOrderId": "65f0c0ffee0000000000a001"
           *       }
           *     }
           */
          'application/json': components['schemas']['QuoteExpiredEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the quote was deleted. Respond with any 2xx within 10 seconds. Other responses are
     * retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['QuoteDeletedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the order was created. Respond with any 2xx within 10 seconds. Other responses are
     * retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['OrderCreatedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Order was updated
     * @description Sent when the order was updated. Respond with any 2xx within 10 seconds. Other responses are
     * retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['OrderUpdatedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Order status changed
     * @description Sent when the order status changed. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['OrderStatusChangedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the order was cancelled; sent in addition to `order.status_changed`. Respond with
     * any 2xx within 10 seconds. Other responses are retried for about 24 hours. Deliveries arrive at least once
     * and in any order: deduplicate by `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['OrderCancelledEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the order was deleted. Respond with any 2xx within 10 seconds. Other responses are
     * retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['OrderDeletedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the work order was created. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['WorkOrderCreatedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Work order was updated
     * @description Sent when the work order was updated. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['WorkOrderUpdatedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Work order status changed
     * @description Sent when the work order status changed. Respond with any 2xx within 10 seconds. Other
     * responses are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['WorkOrderStatusChangedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the work order was deleted. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
          'application/json': components['schemas']['WorkOrderDeletedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the delivery was scheduled. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
           *         "status": "En Route"
           *       }
           *     }
           */
          'application/json': components['schemas']['DeliveryScheduledEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * Delivery was dispatched
     * @description Sent when the delivery was dispatched. Respond with any 2xx within 10 seconds. Other
     * responses are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by
     * `id`, and compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
           *         "status": "En Route"
           *       }
           *     }
           */
          'application/json': components['schemas']['DeliveryDispatchedEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
     * @description Sent when the delivery was delivered. Respond with any 2xx within 10 seconds. Other responses
     * are retried for about 24 hours. Deliveries arrive at least once and in any order: deduplicate by `id`, and
     * compare `resourceVersion`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description HMAC of time and body with the secret of the endpoint. */
          'X-Service-Signature': string;
          /** @description Id of the event, the same for every attempt. */
          'X-Service-Event-Id': string;
          /** @description Type of the event. */
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
           *         "status": "En Route"
           *       }
           *     }
           */
          'application/json': components['schemas']['DeliveryDeliveredEvent'];
        };
      };
      responses: {
        /** @description Accepted. The event is not sent again. */
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
       * @description Id of the product.
       * @example 65f0c0ffee0000000000f001
       */
      productId: string;
      /**
       * @description Quantity. Defaults to 1. Number of pieces.
       * @example 2
       */
      quantity?: number;
      /**
       * @description Unit price. Defaults to the price of the product. Amount in the company currency, with 2
       * decimals.
       * @example 175
       */
      price?: number;
      /**
       * @description Key of the line. Generated by default. An existing key adds no line.
       * @example ramp
       */
      lineKey?: string;
    };
    AddedLineItem: {
      /**
       * @description Key of the line.
       * @example ramp
       */
      lineId: string;
      /**
       * @description Id of the product.
       * @example 65f0c0ffee0000000000f001
       */
      productId?: string;
      /**
       * @description Number of pieces.
       * @example 1
       */
      quantity: number;
      /**
       * @description Price per piece. Absent if it is not set. Amount in the company currency, with 2
       * decimals.
       * @example 250
       */
      price?: number;
      /**
       * @description False if a line with this key already existed.
       * @example true
       */
      created: boolean;
    };
    AgreementItem: {
      /**
       * @description Id of the agreement, the same for both parties.
       * @example 65f0c0ffee0000000000ba01
       */
      id: string;
      /**
       * @description Kinds of the parties, as an open enum: DMAN_RTO, ERP_RTO, DMAN_ERP, …
       * @example DMAN_RTO
       */
      direction: string;
      /**
       * @description Status, as an open enum: active, pending, revoked, …
       * @example active
       */
      status: string;
      /** @description First party. Its name comes from its profile if the company is in this deployment. */
      from: components['schemas']['AgreementParty'];
      /** @description Other party. */
      to: components['schemas']['AgreementParty'];
      /** @description Rent-to-own rates. */
      rateConfig?: components['schemas']['RateConfigItem'];
      /**
       * @description Number of changes of the rates.
       * @example 3
       */
      rateConfigVersion?: number;
      /** @description Rates that the other party has not accepted yet. */
      pendingRateConfig?: components['schemas']['RateConfigItem'];
      /**
       * @description Version of the pending rates.
       * @example 4
       */
      pendingRateConfigVersion?: number;
      /** @description Change that the other party has not accepted or rejected yet. */
      pendingUpdate?: components['schemas']['PendingUpdateItem'];
      /**
       * @description Number of your visible orders under the agreement.
       * @example 12
       */
      orderCount: number;
      /**
       * @description True if `orderCount` is not 0.
       * @example true
       */
      hasOrders: boolean;
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time of the last change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
    };
    AgreementParty: {
      /**
       * @description Id of the company.
       * @example 65f0c0ffee00000000000001
       */
      companyId: string;
      /**
       * @description Type of business, as free text.
       * @example RTO
       */
      companyType?: string;
      /**
       * @description Name of the company.
       * @example Heartland Rent to Own
       */
      name?: string;
    };
    AuthorizedDelivery: {
      /** @description Authorized orders promised for the period. */
      authorized: components['schemas']['ForecastSum'];
      /** @description Weeks that overlap the period, each counted completely. */
      weeks: components['schemas']['ForecastWeek'][];
    };
    ChangeCustomerRequest: {
      /**
       * @description Name.
       * @example Ada Miller
       */
      name?: string | null;
      /**
       * @description Name of the contact, for example the company of the customer.
       * @example Miller Farms
       */
      contactName?: string | null;
      /**
       * @description Person to contact.
       * @example Ada Miller
       */
      contactPerson?: string | null;
      /**
       * @description Phone number, as entered.
       * @example +1 555 0100
       */
      phone?: string | null;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string | null;
      /**
       * @description City.
       * @example Springfield
       */
      city?: string | null;
      /**
       * @description State, as a two-letter code in the USA.
       * @example MO
       */
      state?: string | null;
      /**
       * @description Postal code.
       * @example 65802
       */
      zipCode?: string | null;
      /**
       * @description Short code. Random by default for a new customer.
       * @example K7Q2M
       */
      code?: string | null;
      /**
       * @description Your own references, at most 10. Merged by key; null deletes a key.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * Format: email
       * @description Email address. It can be replaced but not cleared.
       * @example ada@example.com
       */
      email?: string;
      /** @description True if active. */
      active?: boolean;
    };
    ChangeLeadRequest: {
      /**
       * @description Id of the location to move to.
       * @example 65f0c0ffee0000000000a001
       */
      salesLocation?: string;
      /** @description Name of the salesperson. Replaces name and email together. */
      salespersonName?: string | null;
      /**
       * Format: email
       * @description Email of the salesperson. The email of an active user links that user.
       * @example ada@example.com
       */
      salespersonEmail?: string | null;
      /**
       * @description Source of the sale.
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
      /** @description Your own JSON, merged by key. A null value deletes a key; null clears all. */
      sourceMetadata?: {
        [key: string]: unknown;
      } | null;
      /**
       * @description Your own references, merged by key. A null value deletes a key.
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
       * @description Name in web addresses. If in use, -2, -3, … is appended.
       * @example springfield-lot
       */
      slug?: string;
      /**
       * @description Code, unique in the company, ignoring case.
       * @example SPR
       */
      code?: string | null;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string | null;
      /**
       * @description City.
       * @example Springfield
       */
      city?: string | null;
      /**
       * @description State, as a two-letter code in the USA.
       * @example MO
       */
      state?: string | null;
      /**
       * @description Postal code.
       * @example 65802
       */
      zipCode?: string | null;
      /**
       * @description Phone number, as entered.
       * @example +1 555 0100
       */
      phone?: string | null;
      /**
       * @description Person to contact.
       * @example Sam Porter
       */
      contactPerson?: string | null;
      /**
       * Format: email
       * @description Contact email address.
       * @example springfield@example.com
       */
      contactEmail?: string | null;
      /**
       * @description Latitude, in degrees north. Requires `longitude`.
       * @example 37.209
       */
      latitude?: number | null;
      /**
       * @description Longitude, in degrees east. Requires `latitude`.
       * @example -93.292
       */
      longitude?: number | null;
      /** @description True if active. Defaults to true. */
      active?: boolean;
      /** @description True if units are sold at the location. */
      salesLot?: boolean;
      /** @description True if units are built at the location. */
      plant?: boolean;
      /**
       * @description Name. Does not change the slug.
       * @example Springfield lot
       */
      name?: string;
    };
    ChangeOrderRequest: {
      /**
       * @description Name of the contact.
       * @example Ada Miller
       */
      customerName?: string;
      /**
       * Format: email
       * @description Email address of the contact.
       * @example ada@example.com
       */
      customerEmail?: string;
      /**
       * @description Phone number of the contact.
       * @example +1 555 0100
       */
      customerPhone?: string;
      /** @description Name of the salesperson. Replaces name and email together. */
      salespersonName?: string | null;
      /**
       * Format: email
       * @description Email of the salesperson. The email of an active user links that user.
       * @example ada@example.com
       */
      salespersonEmail?: string | null;
      /**
       * @description Id of the location to move to.
       * @example 65f0c0ffee0000000000a001
       */
      salesLocation?: string;
      /**
       * @description Street and house number of the delivery.
       * @example 12 Oak St
       */
      deliveryAddress?: string | null;
      /**
       * @description City of the delivery.
       * @example Springfield
       */
      deliveryCity?: string | null;
      /**
       * @description State of the delivery, as a two-letter code in the USA.
       * @example MO
       */
      deliveryState?: string | null;
      /**
       * @description Postal code of the delivery.
       * @example 65801
       */
      deliveryZipCode?: string | null;
      /**
       * @description Source of the sale.
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
      /** @description Your own JSON, merged by key. A null value deletes a key; null clears all. */
      sourceMetadata?: {
        [key: string]: unknown;
      } | null;
      /**
       * @description Your own references, merged by key. A null value deletes a key.
       * @example {
       *       "crm": "4711",
       *       "erp": null
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * @description Sale date. A time is reduced to its UTC day; null clears it.
       * @example 2026-03-01
       */
      saleDate?: string | null;
      /**
       * @description Prices at the time of sale. Merged with the stored amounts. Null clears an amount, or all
       * of them.
       */
      soldPricing?: components['schemas']['SoldPricingRequest'] | null;
    };
    ChangeProductRequest: {
      /**
       * @description Description.
       * @example A barn with a loft at both ends.
       */
      description?: string | null;
      /**
       * @description Stock-keeping unit (SKU).
       * @example LB-1
       */
      sku?: string;
      /**
       * @description Price with at most 2 decimals. Amount in the company currency, with 2 decimals.
       * @example 6495.5
       */
      price?: number;
      /**
       * @description Width, in feet.
       * @example 12
       */
      width?: number;
      /**
       * @description Length, in feet.
       * @example 24
       */
      length?: number;
      /** @description True if the product is for sale. Defaults to true. */
      active?: boolean;
      /**
       * @description Name.
       * @example Lofted barn
       */
      name?: string;
    };
    ChangeQuoteRequest: {
      /**
       * @description Name of the contact.
       * @example Ada Miller
       */
      customerName?: string;
      /**
       * Format: email
       * @description Email address of the contact.
       * @example ada@example.com
       */
      customerEmail?: string;
      /**
       * @description Phone number of the contact.
       * @example +1 555 0100
       */
      customerPhone?: string;
      /** @description Name of the salesperson. Replaces name and email together. */
      salespersonName?: string | null;
      /**
       * Format: email
       * @description Email of the salesperson. The email of an active user links that user.
       * @example ada@example.com
       */
      salespersonEmail?: string | null;
      /**
       * @description Id of the location to move to.
       * @example 65f0c0ffee0000000000a001
       */
      salesLocation?: string;
      /**
       * @description Street and house number of the delivery.
       * @example 12 Oak St
       */
      deliveryAddress?: string | null;
      /**
       * @description City of the delivery.
       * @example Springfield
       */
      deliveryCity?: string | null;
      /**
       * @description State of the delivery, as a two-letter code in the USA.
       * @example MO
       */
      deliveryState?: string | null;
      /**
       * @description Postal code of the delivery.
       * @example 65801
       */
      deliveryZipCode?: string | null;
      /**
       * @description Source of the sale.
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
      /** @description Your own JSON, merged by key. A null value deletes a key; null clears all. */
      sourceMetadata?: {
        [key: string]: unknown;
      } | null;
      /**
       * @description Your own references, merged by key. A null value deletes a key.
       * @example {
       *       "crm": "4711",
       *       "erp": null
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * @description Validity: a date (until the end of the UTC day) or an RFC 3339 time. Null clears it.
       * @example 2026-03-01
       */
      validUntil?: string | null;
    };
    ChangeUserRequest: {
      /**
       * @description Phone number, as entered.
       * @example +1 555 0100
       */
      phone?: string | null;
      /**
       * @description Locations of the user. An update replaces the whole list.
       * @example [
       *       "65f0c0ffee0000000000b001"
       *     ]
       */
      locationIds?: string[];
      /** @description Assigns all locations, including future ones. Cannot be combined with `locationIds`. */
      allLocations?: boolean;
      /**
       * @description True if the user is enabled. Defaults to true. The owner of the company cannot be
       * disabled.
       */
      active?: boolean;
      /**
       * @description Given name.
       * @example Sam
       */
      firstName?: string;
      /**
       * @description Family name.
       * @example Porter
       */
      lastName?: string;
      /**
       * Format: email
       * @description New email. Moves the membership to the account of that email.
       * @example sam@example.com
       */
      email?: string;
      /**
       * @description New role of the user.
       * @example 65f0c0ffee0000000000a001
       */
      roleId?: string;
    };
    ChangeWorkOrderRequest: {
      /**
       * @description Title.
       * @example 10x16 Lofted Barn
       */
      title?: string;
      /**
       * @description Description.
       * @example Ramp on the left side
       */
      description?: string | null;
      /**
       * @description Id of the location to move to.
       * @example 65f0c0ffee0000000000a001
       */
      buildingLocation?: string;
      /**
       * @description Promised delivery day, as a UTC date.
       * @example 2026-04-01
       */
      promisedDate?: string | null;
      /**
       * @description Your own references, merged by key. A null value deletes a key.
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
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee00000000000001
       */
      id: string;
      /**
       * @description Name.
       * @example Prairie Barns
       */
      name: string;
      /**
       * @description Email address.
       * @example office@example.com
       */
      email?: string;
      /**
       * @description Phone number, as entered.
       * @example +1 555 0100
       */
      phone?: string;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string;
      /**
       * @description City.
       * @example Springfield
       */
      city?: string;
      /**
       * @description State, as a two-letter code in the USA.
       * @example MO
       */
      state?: string;
      /**
       * @description Postal code.
       * @example 65802
       */
      zipCode?: string;
      /**
       * @description Country.
       * @example US
       */
      country?: string;
      /**
       * @description IANA time zone name.
       * @example America/Chicago
       */
      timezone: string;
      /**
       * @description URL of the logo.
       * @example https://example.com/logo.png
       */
      logoUrl?: string;
      /**
       * @description Type of business, as free text.
       * @example Manufacturer
       */
      companyType?: string;
      /**
       * @description Types of goods that the company sells, as free text.
       * @example [
       *       "Sheds",
       *       "Cabins"
       *     ]
       */
      sellTypes?: string[];
    };
    ConfigurationRequest: {
      /** @description Categories in the format of the portal, stored unchanged. */
      selectedCategories?: unknown[];
      /**
       * @description Model of the building.
       * @example Lofted Barn
       */
      model?: string;
      /**
       * @description Material of the siding.
       * @example LP SmartSide
       */
      siding?: string;
      /**
       * @description Color of the siding.
       * @example Barn Red
       */
      sidingColor?: string;
      /**
       * @description Color of the trim.
       * @example White
       */
      trimColor?: string;
      /**
       * @description Material of the roof.
       * @example Metal Roof
       */
      roofMaterial?: string;
      /**
       * @description Color of the roof.
       * @example Charcoal
       */
      roofColor?: string;
    };
    ConfiguratorSessionItem: {
      /**
       * @description Id of the session.
       * @example 65f0c0ffee0000000000ca01
       */
      sessionId: string;
      /**
       * Format: uri
       * @description Single-use link to the configurator, valid until `expiresAt`. Anyone with it can open it:
       * keep it out of logs.
       * @example https://api.example.com/configurator/launch/pJ3x1yF0cX6l2Zr8vN5qTb7wQe9uKd4mHs0aGi2oYcE
       */
      launchUrl: string;
      /**
       * Format: date-time
       * @description Time of expiry, in UTC.
       * @example 2026-03-01T15:45:00.000Z
       */
      expiresAt: string;
      /**
       * @description Id of the customer.
       * @example 65f0c0ffee0000000000c001
       */
      customerId?: string;
      /**
       * @description Id of the quote.
       * @example 65f0c0ffee0000000000e001
       */
      quoteId?: string;
    };
    ContactItem: {
      /**
       * @description Name.
       * @example Ada Miller
       */
      name?: string;
      /**
       * @description Email address.
       * @example ada@example.com
       */
      email?: string;
      /**
       * @description Phone number, as entered.
       * @example +1 555 0100
       */
      phone?: string;
    };
    ContactRequest: {
      /**
       * @description Name.
       * @example Ada Miller
       */
      name?: string;
      /**
       * Format: email
       * @description Email address.
       * @example ada@example.com
       */
      email?: string;
      /**
       * @description Phone number, as entered.
       * @example +1 555 0100
       */
      phone?: string;
    };
    ContractItem: {
      /**
       * @description Id of the order.
       * @example 65f0c0ffee0000000000a002
       */
      orderId: string;
      /**
       * @description Status of the contract, as an open enum: draft, out_for_signature, partially_signed,
       * completed.
       * @example partially_signed
       */
      status: string;
      /**
       * @description Sequence number of the contract of the order, starting at 1. Voiding a contract
       * increments it.
       * @example 1
       */
      contractVersion: string;
      /**
       * @description Number on the contract.
       * @example C-1001
       */
      contractNumber?: string;
      /**
       * @description True if the customer has signed.
       * @example true
       */
      customerSigned: boolean;
      /**
       * Format: date-time
       * @description Time of the signature of the customer, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      customerSignedAt?: string;
      /**
       * @description True if the salesperson has signed.
       * @example false
       */
      salespersonSigned: boolean;
      /**
       * Format: date-time
       * @description Time of the signature of the salesperson, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      salespersonSignedAt?: string;
      /**
       * @description Id of the signed PDF, a document that you can download.
       * @example 65f0c0ffee0000000000f101
       */
      signedPdfDocumentId?: string;
    };
    ConvertQuoteRequest: {
      /**
       * @description Name of the salesperson. Replaces name and email together.
       * @example Sam Porter
       */
      salespersonName?: string;
      /**
       * Format: email
       * @description Email of the salesperson. The email of an active user links that user.
       * @example ada@example.com
       */
      salespersonEmail?: string;
    };
    CreateConfiguratorSessionRequest: {
      /**
       * @description Customer of the session. With a quote, must be the customer of the quote.
       * @example 65f0c0ffee0000000000c001
       */
      customerId?: string;
      /**
       * @description Id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId?: string;
      /**
       * @description Pass at most one of `quoteId`, `workOrderId` and `serialNumber`.
       * @example 65f0c0ffee0000000000e001
       */
      quoteId?: string;
      /**
       * @description Pass at most one of `quoteId`, `workOrderId` and `serialNumber`.
       * @example 65f0c0ffee0000000000d001
       */
      workOrderId?: string;
      /**
       * @description Pass at most one of `quoteId`, `workOrderId` and `serialNumber`.
       * @example SPR-1042
       */
      serialNumber?: string;
      /**
       * @description URL the visitor returns to. Its origin must be on the company's launch allowlist.
       * @example https://shop.example.com/configured?cart=7
       */
      returnUrl?: string;
      /**
       * @description Lifetime of the link in seconds. Defaults to 900.
       * @example 900
       */
      ttlSeconds?: number;
    };
    CreateCustomerRequest: {
      /**
       * @description Name.
       * @example Ada Miller
       */
      name?: string | null;
      /**
       * @description Name of the contact, for example the company of the customer.
       * @example Miller Farms
       */
      contactName?: string | null;
      /**
       * @description Person to contact.
       * @example Ada Miller
       */
      contactPerson?: string | null;
      /**
       * @description Phone number, as entered.
       * @example +1 555 0100
       */
      phone?: string | null;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string | null;
      /**
       * @description City.
       * @example Springfield
       */
      city?: string | null;
      /**
       * @description State, as a two-letter code in the USA.
       * @example MO
       */
      state?: string | null;
      /**
       * @description Postal code.
       * @example 65802
       */
      zipCode?: string | null;
      /**
       * @description Short code. Random by default for a new customer.
       * @example K7Q2M
       */
      code?: string | null;
      /**
       * @description Your own references, at most 10. Merged by key; null deletes a key.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * Format: email
       * @description Email, unique among customers that are not merged, ignoring case.
       * @example ada@example.com
       */
      email: string;
    };
    CreateLeadRequest: {
      /**
       * @description Source of the sale.
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
       * @description Your own JSON, at most 25 keys and 8192 bytes.
       * @example {
       *       "campaign": "spring"
       *     }
       */
      sourceMetadata?: {
        [key: string]: unknown;
      };
      /**
       * @description Your own references, at most 10.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * @description Id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId: string;
      /** @description Contact with at least one of name, email, phone. */
      customer: components['schemas']['ContactRequest'];
      /**
       * @description Name of the salesperson. Replaces name and email together.
       * @example Sam Porter
       */
      salespersonName?: string;
      /**
       * Format: email
       * @description Email of the salesperson. The email of an active user links that user.
       * @example ada@example.com
       */
      salespersonEmail?: string;
    };
    CreateLocationRequest: {
      /**
       * @description Name in web addresses. If in use, -2, -3, … is appended.
       * @example springfield-lot
       */
      slug?: string;
      /**
       * @description Code, unique in the company, ignoring case.
       * @example SPR
       */
      code?: string | null;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string | null;
      /**
       * @description City.
       * @example Springfield
       */
      city?: string | null;
      /**
       * @description State, as a two-letter code in the USA.
       * @example MO
       */
      state?: string | null;
      /**
       * @description Postal code.
       * @example 65802
       */
      zipCode?: string | null;
      /**
       * @description Phone number, as entered.
       * @example +1 555 0100
       */
      phone?: string | null;
      /**
       * @description Person to contact.
       * @example Sam Porter
       */
      contactPerson?: string | null;
      /**
       * Format: email
       * @description Contact email address.
       * @example springfield@example.com
       */
      contactEmail?: string | null;
      /**
       * @description Latitude, in degrees north. Requires `longitude`.
       * @example 37.209
       */
      latitude?: number | null;
      /**
       * @description Longitude, in degrees east. Requires `latitude`.
       * @example -93.292
       */
      longitude?: number | null;
      /** @description True if active. Defaults to true. */
      active?: boolean;
      /** @description True if units are sold at the location. */
      salesLot?: boolean;
      /** @description True if units are built at the location. */
      plant?: boolean;
      /**
       * @description Name. The slug is derived from it.
       * @example Springfield lot
       */
      name: string;
    };
    CreateOrderRequest: {
      /**
       * @description Source of the sale.
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
       * @description Your own JSON, at most 25 keys and 8192 bytes.
       * @example {
       *       "campaign": "spring"
       *     }
       */
      sourceMetadata?: {
        [key: string]: unknown;
      };
      /**
       * @description Your own references, at most 10.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * @description Id of a customer. Pass either this or `customer`.
       * @example 65f0c0ffee0000000000d001
       */
      customerId?: string;
      /** @description Contact with at least one of name, email, phone. Matched by email, or created. */
      customer?: components['schemas']['ContactRequest'];
      /**
       * @description Id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId: string;
      /**
       * @description Finished product of the catalog.
       * @example 65f0c0ffee0000000000e001
       */
      productId: string;
      /**
       * @description Size of the product.
       * @example 65f0c0ffee0000000000e101
       */
      sizeId?: string;
      /**
       * @description User who sells. Defaults to one chosen by lead routing.
       * @example 65f0c0ffee0000000000c001
       */
      salespersonId?: string;
      /**
       * @description Defaults to the price of the size or product. Amount in the company currency, with 2
       * decimals.
       * @example 4500
       */
      basePrice?: number;
      /**
       * @description Defaults to `basePrice` plus upgrades. Amount in the company currency, with 2 decimals.
       * @example 4950
       */
      subtotal?: number;
      /**
       * @description Defaults to `subtotal`. Amount in the company currency, with 2 decimals.
       * @example 4950
       */
      total?: number;
      /**
       * @description Payment type: `cash` for payment at once, `rto` for rent to own.
       * @example cash
       * @enum {string}
       */
      paymentType?: 'cash' | 'rto';
      /** @description Upgrades of the product, one line each. */
      upgrades?: components['schemas']['UpgradeRequest'][];
      /** @description Configuration of the unit. */
      configuration?: components['schemas']['ConfigurationRequest'];
      /** @description Delivery address. */
      deliveryAddress?: components['schemas']['DeliveryAddressRequest'];
      /**
       * @description Internal note for the staff.
       * @example Wants it before Easter
       */
      note?: string;
    };
    CreatePaymentLinkRequest: {
      /**
       * @description Amount, with at most the decimals of the currency.
       * @example 500
       */
      amount: number;
      /**
       * @description Name on the payment page. Defaults to `Order #<n>`.
       * @example Deposit
       */
      name?: string;
      /**
       * Format: email
       * @description Recipient. Defaults to the email of the order's customer.
       * @example ada@example.com
       */
      email?: string;
      /** @description True to email the link. Defaults to true. */
      sendEmail?: boolean;
      /**
       * @description ISO 4217 code, case-insensitive. Defaults to `usd`.
       * @example usd
       */
      currency?: string;
    };
    CreateProductRequest: {
      /**
       * @description Description.
       * @example A barn with a loft at both ends.
       */
      description?: string | null;
      /**
       * @description Stock-keeping unit (SKU).
       * @example LB-1
       */
      sku?: string;
      /**
       * @description Price with at most 2 decimals. Amount in the company currency, with 2 decimals.
       * @example 6495.5
       */
      price?: number;
      /**
       * @description Width, in feet.
       * @example 12
       */
      width?: number;
      /**
       * @description Length, in feet.
       * @example 24
       */
      length?: number;
      /** @description True if the product is for sale. Defaults to true. */
      active?: boolean;
      /**
       * @description Name.
       * @example Lofted barn
       */
      name: string;
      /**
       * @description Product line of your company.
       * @example 65f0c0ffee0000000000e901
       */
      lineId?: string;
    };
    CreateQuoteRequest: {
      /**
       * @description Source of the sale.
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
       * @description Your own JSON, at most 25 keys and 8192 bytes.
       * @example {
       *       "campaign": "spring"
       *     }
       */
      sourceMetadata?: {
        [key: string]: unknown;
      };
      /**
       * @description Your own references, at most 10.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string | null;
      };
      /**
       * @description Serial number of the unit. Required unless `workOrderId` is set.
       * @example SN-1001
       */
      serialNumber?: string;
      /**
       * @description Id of the unit. Takes precedence over `serialNumber`.
       * @example 65f0c0ffee0000000000e001
       */
      workOrderId?: string;
      /** @description Contact with an email, or with name and phone. */
      customer: components['schemas']['ContactRequest'];
      /** @description Delivery address, stored on the quote and on the unit. */
      deliveryAddress?: components['schemas']['DeliveryAddressRequest'];
      /**
       * @description Defaults to the location of the unit.
       * @example 65f0c0ffee0000000000b001
       */
      locationId?: string;
      /**
       * @description Defaults to the type of the unit.
       * @example Lot Stock
       * @enum {string}
       */
      purchaseType?: 'Lot Stock' | 'Rental Return' | 'Immediate Sale';
      /**
       * @description Total. Defaults to the price of the unit. Amount in the company currency, with 2
       * decimals.
       * @example 4700
       */
      price?: number;
      /**
       * @description Internal note for the staff.
       * @example Wants it before Easter
       */
      note?: string;
    };
    CreateSizeRequest: {
      /**
       * @description Width, in feet.
       * @example 12
       */
      width: number;
      /**
       * @description Length, in feet.
       * @example 24
       */
      length: number;
      /**
       * @description Price with at most 2 decimals. Amount in the company currency, with 2 decimals.
       * @example 7895
       */
      price: number;
      /**
       * @description Name of the size. Defaults to `<width>x<length>`.
       * @example 12x24
       */
      name?: string;
      /**
       * @description Stock-keeping unit (SKU).
       * @example LB-1-1224
       */
      sku?: string;
      /** @description True if the size is for sale. Defaults to true. */
      active?: boolean;
    };
    CreateUserRequest: {
      /**
       * @description Phone number, as entered.
       * @example +1 555 0100
       */
      phone?: string | null;
      /**
       * @description Locations of the user. An update replaces the whole list.
       * @example [
       *       "65f0c0ffee0000000000b001"
       *     ]
       */
      locationIds?: string[];
      /** @description Assigns all locations, including future ones. Cannot be combined with `locationIds`. */
      allLocations?: boolean;
      /**
       * @description True if the user is enabled. Defaults to true. The owner of the company cannot be
       * disabled.
       */
      active?: boolean;
      /**
       * @description Given name.
       * @example Sam
       */
      firstName: string;
      /**
       * @description Family name.
       * @example Porter
       */
      lastName: string;
      /**
       * Format: email
       * @description Email address, which is also the login name.
       * @example sam@example.com
       */
      email: string;
      /**
       * @description Role of the user, from `GET /roles`.
       * @example 65f0c0ffee0000000000a001
       */
      roleId: string;
      /** @description True to send an invitation email. Defaults to true. */
      invite?: boolean;
    };
    CreateWorkOrderRequest: {
      /**
       * @description Id or slug of the location.
       * @example springfield-lot
       */
      locationId: string;
      /**
       * @description Purchase type. Sets this flag of its group and clears the other flags.
       * @enum {string}
       */
      purchaseType?: 'new-build' | 'existing-physical-inventory' | 'general' | 'stock';
      /**
       * @description Purpose of the unit. A new value clears the other purposes.
       * @enum {string}
       */
      workOrderType?: 'made-to-order' | 'lot-stock' | 'rental-return' | 'immediate-sale' | 'template';
      /**
       * @description Delivery method. A new value clears the other methods.
       * @enum {string}
       */
      deliveryType?: 'delivery-from-factory' | 'built-on-site' | 'delivered-from-dealer' | 'delivered-from-lot-stock';
      /**
       * @description Serial number, unique in the company.
       * @example LB-1016-0042
       */
      serialNumber?: string;
      /**
       * @description Title.
       * @example 10x16 Lofted Barn
       */
      title?: string;
      /**
       * @description Size. Sets the product, its price and its bill of materials.
       * @example 65f0c0ffee0000000000f001
       */
      sizeId?: string;
      /**
       * @description Promised delivery day, as a UTC date.
       * @example 2026-04-01
       */
      promisedDate?: string;
      /**
       * @description Your own references, at most 10.
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
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d001
       */
      id: string;
      /**
       * @description Name.
       * @example Ada Miller
       */
      name?: string;
      /**
       * @description Name of the contact, for example the company of the customer.
       * @example Miller Farms
       */
      contactName?: string;
      /**
       * @description Person to contact.
       * @example Ada Miller
       */
      contactPerson?: string;
      /**
       * @description Email address. May be absent if created from a lead.
       * @example ada@example.com
       */
      email?: string;
      /**
       * @description Phone number, as entered.
       * @example +1 555 0100
       */
      phone?: string;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string;
      /**
       * @description City.
       * @example Springfield
       */
      city?: string;
      /**
       * @description State, as a two-letter code in the USA.
       * @example MO
       */
      state?: string;
      /**
       * @description Postal code.
       * @example 65802
       */
      zipCode?: string;
      /**
       * @description Short code of your own, unique in your company.
       * @example K7Q2M
       */
      code?: string;
      /**
       * @description True if active.
       * @example true
       */
      active: boolean;
      /**
       * @description True if merged into another customer.
       * @example true
       */
      merged?: boolean;
      /**
       * @description Id of the surviving customer.
       * @example 65f0c0ffee0000000000d002
       */
      mergedInto?: string;
      /**
       * Format: date-time
       * @description Time of the merge into another customer, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      mergedAt?: string;
      /**
       * @description True if the personal data was erased.
       * @example true
       */
      erased?: boolean;
      /**
       * Format: date-time
       * @description Time of the erasure. Absent unless erased.
       * @example 2026-03-01T15:30:00.000Z
       */
      erasedAt?: string;
      /**
       * @description Your own references, as a map of names to values.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
      /**
       * @description Version of the record, starting at 1 and incremented by every change.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time of the last change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
    };
    DayHoursItem: {
      /**
       * @description True if the location is open on that day.
       * @example true
       */
      enabled: boolean;
      /**
       * @description Opening time: HH:MM, 24-hour, local.
       * @example 08:30
       */
      from?: string;
      /**
       * @description Closing time: HH:MM, 24-hour, local.
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
       * @description City.
       * @example Springfield
       */
      city?: string;
      /**
       * @description State, as a two-letter code in the USA.
       * @example MO
       */
      state?: string;
      /**
       * @description Postal code.
       * @example 65801
       */
      zipCode?: string;
      /**
       * @description Latitude, in degrees north.
       * @example 37.209
       */
      latitude?: number;
      /**
       * @description Longitude, in degrees east.
       * @example -93.292
       */
      longitude?: number;
    };
    DeliveryBlock: {
      /**
       * Format: date-time
       * @description Scheduled day of delivery, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      scheduledDate?: string;
      /**
       * @description Number of the transportation run.
       * @example 42
       */
      runNumber?: number;
      /**
       * @description Status of the run, as an open enum: Open, Scheduled, Dispatched, En Route, Delivered,
       * Cancelled.
       * @example Scheduled
       */
      runStatus: string;
      /**
       * @description Name of the driver.
       * @example Dana Field
       */
      driverName?: string;
      /**
       * Format: date-time
       * @description Time of delivery, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      deliveredAt?: string;
    };
    DepositsItem: {
      /**
       * @description Down payment. Amount in the company currency, with 2 decimals.
       * @example 0
       */
      downPayment: number;
      /**
       * @description Security deposit. Amount in the company currency, with 2 decimals.
       * @example 199.5
       */
      securityDeposit: number;
      /**
       * @description Amount due at signing. Amount in the company currency, with 2 decimals.
       * @example 399
       */
      totalDueToday: number;
      /**
       * @description Payments minus refunds. Amount in the company currency, with 2 decimals.
       * @example 500
       */
      totalPaid: number;
      /**
       * @description Remaining balance: `pricing.total` minus `totalPaid`. Amount in the company currency,
       * with 2 decimals.
       * @example 4200
       */
      balance: number;
    };
    DocumentDownload: {
      /**
       * @description Single-use link that works without a credential. Create a new link for each download.
       * @example https://api.example.com/document-downloads/ZfDA…
       */
      downloadUrl: string;
      /**
       * @description File name of the download.
       * @example contract-1001.pdf
       */
      fileName: string;
      /**
       * Format: date-time
       * @description Time until which a download can start.
       * @example 2026-03-01T15:30:00.000Z
       */
      expiresAt: string;
    };
    DocumentItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000f101
       */
      id: string;
      /**
       * @description Display name of the document.
       * @example Signed contract
       */
      name: string;
      /**
       * @description File name of the download.
       * @example contract-1001.pdf
       */
      fileName: string;
      /**
       * @description Category, as free text.
       * @example Contract
       */
      type: string;
      /**
       * @description Content type.
       * @example application/pdf
       */
      mimeType: string;
      /**
       * @description Size of the file, in bytes.
       * @example 84213
       */
      sizeBytes: number;
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
    };
    DomainItem: {
      /**
       * @description Id of the integration, shared by its subdomains.
       * @example web-1
       */
      integrationId: string;
      /**
       * @description Subdomain, in lower case.
       * @example springfield
       */
      subdomain: string;
      /**
       * @description Apex domain, in lower case.
       * @example sheds.example.com
       */
      apexDomain: string;
      /**
       * @description True if the DNS records were verified.
       * @example true
       */
      verified: boolean;
      /** @description Locations of the domain. With a filter, only matching ones. */
      locations: components['schemas']['DomainLocationItem'][];
    };
    DomainLocationItem: {
      /**
       * @description Id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId: string;
      /**
       * @description Name.
       * @example Springfield lot
       */
      name: string;
      /**
       * @description Short code of your own, unique in your company.
       * @example SPR
       */
      code?: string;
      /**
       * @description True if the website hides prices.
       * @example false
       */
      hidePrices: boolean;
      /**
       * @description True if this is the default domain of the location.
       * @example true
       */
      defaultForStore: boolean;
      /** @description Products for sale, without those hidden from partners. */
      products: components['schemas']['DomainProductItem'][];
    };
    DomainProductItem: {
      /**
       * @description Id of the product.
       * @example 65f0c0ffee0000000000e001
       */
      productId: string;
      /**
       * @description Sizes for sale. Empty for all sizes.
       * @example [
       *       "10x16",
       *       "12x24"
       *     ]
       */
      sizes: string[];
      /**
       * @description Upgrades that are not offered.
       * @example [
       *       "Loft"
       *     ]
       */
      excludedUpgrades: string[];
    };
    ErasureCertificate: {
      /**
       * @description Id of the customer.
       * @example 65f0c0ffee0000000000d001
       */
      customerId: string;
      /**
       * @description `running` until all places are erased, then `finished`. An open enum.
       * @example running
       */
      status: string;
      /**
       * Format: date-time
       * @description Time at which the change was requested, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      requestedAt: string;
      /**
       * Format: date-time
       * @description Absent while running.
       * @example 2026-03-01T15:30:00.000Z
       */
      finishedAt?: string;
      /**
       * @description Number of changed or removed entries by place, so far. New places can appear.
       * @example {
       *       "customers": 1,
       *       "leads": 2,
       *       "orders": 1,
       *       "statusHistory": 3
       *     }
       */
      erased: {
        [key: string]: number;
      };
    };
    Error: {
      /**
       * @description Human-readable message.
       * @example name is required
       */
      error: string;
      /**
       * @description Machine-readable error code, as an open enum: `invalid_body`, `invalid_cursor`,
       * `invalid_field`, `invalid_header`, `invalid_request`, `missing_field`, `no_dry_run`,
       * `unknown_event_type`, `unknown_field`, `unknown_status`, `credential_expired`, `invalid_credential`,
       * `above_confirm_limit`, `address_not_allowed`, `company_suspended`, `credential_suspended`,
       * `cross_site_request`, `insufficient_rights`, `missing_permission`, `missing_scope`, `privileged_user`,
       * `second_factor_missing`, `second_factor_required`, `second_factor_stale`, `wrong_second_factor`,
       * `not_found`, `route_not_found`, `unknown_key`, `method_not_allowed`, `request_timeout`,
       * `already_signed`, `base_line_stays`, `bom_exists`, `budget_exists`, `changed_meanwhile`,
       * `contract_exists`, `contract_step_not_allowed`, `credential_revoked`, `crm_connected`,
       * `customer_erased`, `customer_merged`, `default_domain_taken`, `document_of_another_record`,
       * `domain_taken`, `download_in_progress`, `email_taken`, `id_taken`, `idempotency_key_in_use`,
       * `last_owner`, `line_exists`, `line_items_closed`, `location_code_taken`, `no_configurator`,
       * `not_a_template`, `nothing_to_refund`, `number_taken`, `payment_known`, `payment_link_ended`,
       * `processor_connected`, `quote_not_convertible`, `refunded_at_processor`, `role_in_use`,
       * `role_key_taken`, `second_factor_exists`, `second_factor_limit`, `second_factor_needed`,
       * `serial_number_missing`, `serial_number_taken`, `slug_taken`, `state_legal_exists`,
       * `status_change_not_allowed`, `stays_where_it_is`, `subscription_disabled`, `system_role`,
       * `too_many_credentials`, `too_many_endpoints`, `too_many_secrets`, `unit_not_for_sale`, `unit_taken`,
       * `upload_too_slow`, `user_exists`, `version_mismatch`, `invitation_ended`, `link_expired`,
       * `response_erased`, `body_too_large`, `unsupported_content_encoding`, `unsupported_content_type`,
       * `range_not_satisfiable`, `expectation_failed`, `idempotency_key_reused`, `contract_signed`,
       * `too_early`, `rate_limited`, `too_many_invitations`, `too_many_sandboxes`, `headers_too_large`,
       * `internal_error`, `database_unavailable`, `erasure_list_unavailable`, `file_store_unavailable`,
       * `no_sandbox_template`, `overloaded`, `payments_disabled`, `processor_not_connected`,
       * `processor_unavailable`, `shutting_down`, `timeout`, `try_again`.
       * @example missing_field
       */
      code: string;
      /** @description Allowed fields, if the request had an unknown one. */
      allowedFields?: string[];
      /**
       * @description Path of the field, parameter or header that caused the error.
       * @example customer.email
       */
      field?: string;
      /**
       * @description Values, methods or changes of status that would be accepted.
       * @example [
       *       "GET",
       *       "PATCH"
       *     ]
       */
      allowed?: string[];
      /**
       * @description The name, value or route to send instead.
       * @example locationId
       */
      suggestion?: string;
      /**
       * @description Cause and remedy in words, where `error` does not have them.
       * @example The header Authorization is missing. Send "Authorization: Bearer KEY", with an API key or
       * access token as KEY.
       */
      reason?: string;
      /**
       * @description All errors of the shape of the body or query, at most 20. The first one is the error
       * itself. Other errors, such as a record that does not exist, are found once the shape is right.
       */
      errors?: {
        /**
         * @description Human-readable message.
         * @example amount must be a number
         */
        error: string;
        /**
         * @description As in the error itself.
         * @example invalid_field
         */
        code: string;
        /**
         * @description Path of the field, parameter or header that caused the error.
         * @example customer.email
         */
        field: string;
        /**
         * @description Values, methods or changes of status that would be accepted.
         * @example [
         *       "GET",
         *       "PATCH"
         *     ]
         */
        allowed?: string[];
        /**
         * @description The name, value or route to send instead.
         * @example locationId
         */
        suggestion?: string;
        /**
         * @description Cause and remedy in words, where `error` does not have them.
         * @example The header Authorization is missing. Send "Authorization: Bearer KEY", with an API key or
         * access token as KEY.
         */
        reason?: string;
      }[];
      /**
       * @description Id of the record that has the value already, if the credential may read it.
       * @example 65f0c0ffee0000000000c001
       */
      conflictingId?: string;
      /**
       * @description Scope that the credential lacks.
       * @example partner-api.leads.write
       */
      requiredScope?: string;
      /**
       * @description Address of the explanation of `code`.
       * @example /docs/guides/errors#missing_field
       */
      docs?: string;
      /**
       * @description Id of the request, as in `X-Request-Id`. A replayed response has the id of the first
       * request here, and its own in the header.
       * @example 6f60c0ffee0000000000d001
       */
      requestId?: string;
    };
    EventChecksumItem: {
      /**
       * @description Number of events in the checksum.
       * @example 128
       */
      count: number;
      /**
       * @description Hexadecimal SHA-256 over the ids of these events in feed order, each followed by a line
       * feed (U+000A).
       * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
       */
      digest: string;
      /**
       * @description Cursor of the last event. Pass it as `from` to continue.
       * @example 65f0c0ffee0000000000e001
       */
      nextCursor: string;
      /**
       * @description True if there are more events before `to`.
       * @example false
       */
      hasMore: boolean;
    };
    ForecastDetails: {
      /** @description Orders delivered in the period. */
      actual?: components['schemas']['ForecastRow'][];
      /**
       * @description Authorized orders promised for an earlier day that were undelivered when the period
       * began.
       */
      afdTransferred?: components['schemas']['ForecastRow'][];
      /** @description Undelivered orders promised for the next period. */
      forecastNextPeriod?: components['schemas']['ForecastRow'][];
      /** @description Undelivered orders promised for the period after the next. */
      forecastPlus2?: components['schemas']['ForecastRow'][];
      /** @description Authorized orders promised for the period. */
      authorized?: components['schemas']['ForecastRow'][];
      /** @description Rows by key of the week. */
      weeks?: {
        [key: string]: components['schemas']['ForecastRow'][];
      };
    };
    ForecastFigures: {
      /** @description Orders delivered in the period. */
      actual: components['schemas']['ForecastSum'];
      /**
       * @description Authorized orders promised for an earlier day that were undelivered when the period
       * began.
       */
      afdTransferred: components['schemas']['ForecastSum'];
      /** @description Undelivered orders promised for the next period. */
      forecastNextPeriod: components['schemas']['ForecastPeriodSum'];
      /** @description Undelivered orders promised for the period after the next. */
      forecastPlus2: components['schemas']['ForecastPeriodSum'];
    };
    ForecastPeriod: {
      /**
       * @description Name of the period, or `custom`.
       * @example this_month
       */
      key: string;
      /**
       * Format: date
       * @description First day, inclusive.
       * @example 2026-03-01
       */
      start: string;
      /**
       * Format: date
       * @description Last day, inclusive.
       * @example 2026-03-31
       */
      end: string;
      /**
       * @description IANA name of the timezone that days refer to.
       * @example America/Chicago
       */
      timezone: string;
    };
    ForecastPeriodSum: {
      /**
       * @description Base price with upgrades, minus removed features, without delivery, tax and mileage.
       * Amount in the company currency, with 2 decimals.
       * @example 18450.5
       */
      amount: number;
      /**
       * @description Number of orders.
       * @example 3
       */
      units: number;
      /**
       * @description Price of the building without upgrades. Amount in the company currency, with 2 decimals.
       * @example 16500
       */
      basePrice: number;
      /**
       * @description Amount of the upgrades. Amount in the company currency, with 2 decimals.
       * @example 2100.5
       */
      upgrades: number;
      /**
       * @description Amount of the removed upgrades. Amount in the company currency, with 2 decimals.
       * @example 150
       */
      removedUpgrades: number;
      /** @description Orders behind the sum. Only with `details`. */
      details?: components['schemas']['ForecastRow'][];
      /** @description Requested period. */
      period: components['schemas']['ForecastPeriod'];
    };
    ForecastRow: {
      /**
       * @description Id of the order.
       * @example 65f0c0ffee0000000000a001
       */
      orderId: string;
      /**
       * @description Number of the record, counted per kind in your company from 1001.
       * @example 1042
       */
      orderNumber: number;
      /**
       * @description Id of the work order, which represents the unit.
       * @example 65f0c0ffee0000000000d001
       */
      workOrderId?: string;
      /**
       * @description Serial number of the unit.
       * @example OSC-10x16-4711
       */
      serialNumber?: string;
      /**
       * @description Name of the contact.
       * @example Ada Lovelace
       */
      customerName?: string;
      /**
       * @description Id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId?: string;
      /**
       * @description Name of the location.
       * @example Springfield lot
       */
      locationName?: string;
      /**
       * @description Status of the order.
       * @example Processed
       */
      status: string;
      /**
       * @description Status of the order, as in `status`.
       * @example Processed
       */
      orderStatus: string;
      /**
       * @description True if the order has a delivery date.
       * @example false
       */
      orderDelivered: boolean;
      /**
       * @description Number of the work order, counted in your company from 1001.
       * @example 1042
       */
      workOrderNumber?: number;
      /**
       * @description Status of the work order.
       * @example Finished good
       */
      workOrderStatus?: string;
      /**
       * Format: date
       * @description Promised delivery day, as a UTC date.
       * @example 2026-03-12
       */
      promisedDate?: string;
      /**
       * Format: date-time
       * @description Time of delivery, in UTC.
       * @example 2026-03-11T16:05:00.000Z
       */
      deliveredAt?: string;
      /**
       * @description Reason why the order is counted, as an open enum: `wo_delivered`, `wo_promised`,
       * `order_delivered`, `order_promised`.
       * @example wo_promised
       */
      qualifiedBy: string;
      /**
       * Format: date
       * @description Day by which the order is counted.
       * @example 2026-03-12
       */
      bucketDate: string;
      /**
       * @description Source of `bucketDate`: `work_order` or `order`.
       * @example work_order
       */
      dateSource: string;
      /**
       * @description Amount. Amount in the company currency, with 2 decimals.
       * @example 6150.5
       */
      amount: number;
      /**
       * @description Price of the building without upgrades. Amount in the company currency, with 2 decimals.
       * @example 5500
       */
      basePrice: number;
      /**
       * @description Amount of the upgrades. Amount in the company currency, with 2 decimals.
       * @example 700.5
       */
      upgrades: number;
      /**
       * @description Amount of the removed upgrades. Amount in the company currency, with 2 decimals.
       * @example 50
       */
      removedUpgrades: number;
      /**
       * @description Source of the amounts: `work_order` or `order`.
       * @example work_order
       */
      amountSource: string;
    };
    ForecastSum: {
      /**
       * @description Base price with upgrades, minus removed features, without delivery, tax and mileage.
       * Amount in the company currency, with 2 decimals.
       * @example 18450.5
       */
      amount: number;
      /**
       * @description Number of orders.
       * @example 3
       */
      units: number;
      /**
       * @description Price of the building without upgrades. Amount in the company currency, with 2 decimals.
       * @example 16500
       */
      basePrice: number;
      /**
       * @description Amount of the upgrades. Amount in the company currency, with 2 decimals.
       * @example 2100.5
       */
      upgrades: number;
      /**
       * @description Amount of the removed upgrades. Amount in the company currency, with 2 decimals.
       * @example 150
       */
      removedUpgrades: number;
      /** @description Orders behind the sum. Only with `details`. */
      details?: components['schemas']['ForecastRow'][];
    };
    ForecastWeek: {
      /**
       * @description Base price with upgrades, minus removed features, without delivery, tax and mileage.
       * Amount in the company currency, with 2 decimals.
       * @example 18450.5
       */
      amount: number;
      /**
       * @description Number of orders.
       * @example 3
       */
      units: number;
      /**
       * @description Price of the building without upgrades. Amount in the company currency, with 2 decimals.
       * @example 16500
       */
      basePrice: number;
      /**
       * @description Amount of the upgrades. Amount in the company currency, with 2 decimals.
       * @example 2100.5
       */
      upgrades: number;
      /**
       * @description Amount of the removed upgrades. Amount in the company currency, with 2 decimals.
       * @example 150
       */
      removedUpgrades: number;
      /** @description Orders behind the sum. Only with `details`. */
      details?: components['schemas']['ForecastRow'][];
      /**
       * @description First day of the week, a Sunday.
       * @example 2026-03-01
       */
      key: string;
      /**
       * Format: date
       * @description First day, inclusive.
       * @example 2026-03-01
       */
      start: string;
      /**
       * Format: date
       * @description Last day, inclusive.
       * @example 2026-03-07
       */
      end: string;
    };
    HistoryActor: {
      /**
       * @description Name of the credential or user. `Portal` or `System` for changes without either.
       * @example Website integration
       */
      name?: string;
      /**
       * @description Email address.
       * @example ada@example.com
       */
      email?: string;
    };
    IntrospectionItem: {
      /**
       * @description Id of the company.
       * @example 65f0c0ffee00000000000001
       */
      companyId: string;
      /**
       * @description Name of the company.
       * @example Prairie Barns
       */
      companyName: string;
      /**
       * @description Type of the credential: `api_key` or `oauth_client`.
       * @example api_key
       */
      credentialType: string;
      /**
       * @description Full names of the scopes of the credential.
       * @example [
       *       "partner-api.leads.read"
       *     ]
       */
      scopes: string[];
      /** @description Rate limit of the credential. */
      rateLimit: components['schemas']['RateLimitItem'];
    };
    LeadItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000a001
       */
      id: string;
      /**
       * @description Number of the record, counted per kind in your company from 1001.
       * @example 1001
       */
      orderNumber: number;
      /**
       * Format: date-time
       * @description Time of the last status change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      statusChangedAt: string;
      /** @description Contact stored with the record. */
      customer: components['schemas']['ContactItem'];
      /** @description Salesperson. */
      salesperson?: components['schemas']['SalespersonItem'];
      /** @description Location. Absent while the location is hidden. */
      location?: components['schemas']['LocationBlock'];
      /**
       * @description Source of the sale, as an open enum: Facebook, Website, Landing Page, Website Chat, Walk
       * In, Inbound Call, Referral, Facebook Marketplace, Trade Show, YouTube, Social Media, Blog, 3D
       * configurator, Request Quote form.
       * @example Website
       */
      salesSource?: string;
      /**
       * @description Your own JSON about the source of the sale.
       * @example {
       *       "campaign": "spring"
       *     }
       */
      sourceMetadata?: {
        [key: string]: unknown;
      };
      /**
       * @description Your own references, as a map of names to values.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
      /**
       * @description Version of the record, starting at 1 and incremented by every change.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time of the last change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
      /**
       * @description Status, as an open enum: `Open`, `Lost`, `Retired`.
       * @example Open
       */
      status: string;
    };
    LeadStatusRequest: {
      /**
       * @description Note for the status history.
       * @example Requested by phone
       */
      actionDescription?: string;
      /**
       * @description New status, case-insensitive: `Open`, `Lost`, `Retired`.
       * @example Lost
       */
      status: string;
    };
    LegalSectionItem: {
      /**
       * @description Number by which sections are sorted.
       * @example 1
       */
      sortOrder: number;
      /**
       * @description Title of the section.
       * @example Ownership
       */
      title: string;
      /**
       * @description Text of the section.
       * @example You will not own the property until the total has been paid.
       */
      body: string;
    };
    LineItem: {
      /**
       * @description Key of the line.
       * @example ramp
       */
      id: string;
      /**
       * @description Id of the product.
       * @example 65f0c0ffee0000000000f001
       */
      productId?: string;
      /**
       * @description Name.
       * @example Wooden ramp
       */
      name: string;
      /**
       * @description Name of the color.
       * @example Barn Red
       */
      colorName?: string;
      /**
       * @description Number of pieces.
       * @example 1
       */
      quantity: number;
      /**
       * @description Amount for the whole quantity. Absent if it is not set. Amount in the company currency,
       * with 2 decimals.
       * @example 175
       */
      amount?: number;
      /**
       * @description Status, as an open enum: included, added, removed.
       * @example added
       */
      status: string;
      /**
       * @description True if the product always includes it.
       * @example false
       */
      isStandardFeature: boolean;
      /**
       * @description Category of the line.
       * @example Accessories
       */
      category?: string;
      /**
       * @description Side of the building.
       * @example front
       */
      side?: string;
    };
    LineItemsAnswer: {
      /** @description Items of the page, in list order. */
      data: components['schemas']['LineItem'][];
      /** @description Number of lines by status. */
      totals: components['schemas']['LineTotals'];
      /**
       * @description Flat attributes (model, siding, sidingColor, trimColor, roofMaterial, roofColor) or
       * selectedCategories. Absent without a linked configurator.
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
       * @description Number of lines included in the product.
       * @example 4
       */
      included: number;
      /**
       * @description Number of added lines.
       * @example 1
       */
      added: number;
      /**
       * @description Number of removed lines.
       * @example 0
       */
      removed: number;
    };
    LocationBlock: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000b001
       */
      id: string;
      /**
       * @description Name.
       * @example Springfield lot
       */
      name: string;
      /**
       * @description Name in web addresses, unique in your company.
       * @example springfield-lot
       */
      slug: string;
    };
    LocationBudgetItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000ab01
       */
      id: string;
      /**
       * @description Id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId: string;
      /**
       * @description Calendar year.
       * @example 2026
       */
      year: number;
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time of the last change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      annualBudget?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      january?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      february?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      march?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      april?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      may?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      june?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      july?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      august?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      september?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      october?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      november?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      december?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      bonusThreshold1?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      bonusThreshold2?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      bonusThreshold3?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      bonusThreshold4?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      bonusThreshold5?: number;
      /**
       * @description Target amount, inventory cap or bonus threshold. Amount in the company currency, with 2
       * decimals.
       * @example 43000
       */
      inventoryCap?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      locationPct?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      januaryPct?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      februaryPct?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      marchPct?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      aprilPct?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      mayPct?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      junePct?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      julyPct?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      augustPct?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      septemberPct?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      octoberPct?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      novemberPct?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      decemberPct?: number;
      /**
       * @description Percentage, 0 to 100.
       * @example 8.25
       */
      closeRateTarget?: number;
      /**
       * @description Weekly target: the target of the month divided by 4.3. Amount in the company currency,
       * with 2 decimals.
       * @example 10000
       */
      januaryWeek?: number;
      /**
       * @description Weekly target: the target of the month divided by 4.3. Amount in the company currency,
       * with 2 decimals.
       * @example 10000
       */
      februaryWeek?: number;
      /**
       * @description Weekly target: the target of the month divided by 4.3. Amount in the company currency,
       * with 2 decimals.
       * @example 10000
       */
      marchWeek?: number;
      /**
       * @description Weekly target: the target of the month divided by 4.3. Amount in the company currency,
       * with 2 decimals.
       * @example 10000
       */
      aprilWeek?: number;
      /**
       * @description Weekly target: the target of the month divided by 4.3. Amount in the company currency,
       * with 2 decimals.
       * @example 10000
       */
      mayWeek?: number;
      /**
       * @description Weekly target: the target of the month divided by 4.3. Amount in the company currency,
       * with 2 decimals.
       * @example 10000
       */
      juneWeek?: number;
      /**
       * @description Weekly target: the target of the month divided by 4.3. Amount in the company currency,
       * with 2 decimals.
       * @example 10000
       */
      julyWeek?: number;
      /**
       * @description Weekly target: the target of the month divided by 4.3. Amount in the company currency,
       * with 2 decimals.
       * @example 10000
       */
      augustWeek?: number;
      /**
       * @description Weekly target: the target of the month divided by 4.3. Amount in the company currency,
       * with 2 decimals.
       * @example 10000
       */
      septemberWeek?: number;
      /**
       * @description Weekly target: the target of the month divided by 4.3. Amount in the company currency,
       * with 2 decimals.
       * @example 10000
       */
      octoberWeek?: number;
      /**
       * @description Weekly target: the target of the month divided by 4.3. Amount in the company currency,
       * with 2 decimals.
       * @example 10000
       */
      novemberWeek?: number;
      /**
       * @description Weekly target: the target of the month divided by 4.3. Amount in the company currency,
       * with 2 decimals.
       * @example 10000
       */
      decemberWeek?: number;
      /**
       * @description Target count.
       * @example 40
       */
      januaryLeadTarget?: number;
      /**
       * @description Target count.
       * @example 40
       */
      februaryLeadTarget?: number;
      /**
       * @description Target count.
       * @example 40
       */
      marchLeadTarget?: number;
      /**
       * @description Target count.
       * @example 40
       */
      aprilLeadTarget?: number;
      /**
       * @description Target count.
       * @example 40
       */
      mayLeadTarget?: number;
      /**
       * @description Target count.
       * @example 40
       */
      juneLeadTarget?: number;
      /**
       * @description Target count.
       * @example 40
       */
      julyLeadTarget?: number;
      /**
       * @description Target count.
       * @example 40
       */
      augustLeadTarget?: number;
      /**
       * @description Target count.
       * @example 40
       */
      septemberLeadTarget?: number;
      /**
       * @description Target count.
       * @example 40
       */
      octoberLeadTarget?: number;
      /**
       * @description Target count.
       * @example 40
       */
      novemberLeadTarget?: number;
      /**
       * @description Target count.
       * @example 40
       */
      decemberLeadTarget?: number;
    };
    LocationBudgetRequest: {
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      annualBudget?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      january?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      february?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      march?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      april?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      may?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      june?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      july?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      august?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      september?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      october?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      november?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      december?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      bonusThreshold1?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      bonusThreshold2?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      bonusThreshold3?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      bonusThreshold4?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      bonusThreshold5?: number | null;
      /**
       * @description Target amount, inventory cap or bonus threshold, with at most 2 decimals. Amount in the
       * company currency, with 2 decimals.
       * @example 43000
       */
      inventoryCap?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      locationPct?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      januaryPct?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      februaryPct?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      marchPct?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      aprilPct?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      mayPct?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      junePct?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      julyPct?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      augustPct?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      septemberPct?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      octoberPct?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      novemberPct?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      decemberPct?: number | null;
      /**
       * @description Percentage with at most 4 decimals.
       * @example 8.25
       */
      closeRateTarget?: number | null;
      /**
       * @description Target count.
       * @example 40
       */
      januaryLeadTarget?: number | null;
      /**
       * @description Target count.
       * @example 40
       */
      februaryLeadTarget?: number | null;
      /**
       * @description Target count.
       * @example 40
       */
      marchLeadTarget?: number | null;
      /**
       * @description Target count.
       * @example 40
       */
      aprilLeadTarget?: number | null;
      /**
       * @description Target count.
       * @example 40
       */
      mayLeadTarget?: number | null;
      /**
       * @description Target count.
       * @example 40
       */
      juneLeadTarget?: number | null;
      /**
       * @description Target count.
       * @example 40
       */
      julyLeadTarget?: number | null;
      /**
       * @description Target count.
       * @example 40
       */
      augustLeadTarget?: number | null;
      /**
       * @description Target count.
       * @example 40
       */
      septemberLeadTarget?: number | null;
      /**
       * @description Target count.
       * @example 40
       */
      octoberLeadTarget?: number | null;
      /**
       * @description Target count.
       * @example 40
       */
      novemberLeadTarget?: number | null;
      /**
       * @description Target count.
       * @example 40
       */
      decemberLeadTarget?: number | null;
      /**
       * @description Read-only. Derived from the target of the month; ignored in requests. Amount in the
       * company currency, with 2 decimals.
       */
      readonly januaryWeek?: number;
      /**
       * @description Read-only. Derived from the target of the month; ignored in requests. Amount in the
       * company currency, with 2 decimals.
       */
      readonly februaryWeek?: number;
      /**
       * @description Read-only. Derived from the target of the month; ignored in requests. Amount in the
       * company currency, with 2 decimals.
       */
      readonly marchWeek?: number;
      /**
       * @description Read-only. Derived from the target of the month; ignored in requests. Amount in the
       * company currency, with 2 decimals.
       */
      readonly aprilWeek?: number;
      /**
       * @description Read-only. Derived from the target of the month; ignored in requests. Amount in the
       * company currency, with 2 decimals.
       */
      readonly mayWeek?: number;
      /**
       * @description Read-only. Derived from the target of the month; ignored in requests. Amount in the
       * company currency, with 2 decimals.
       */
      readonly juneWeek?: number;
      /**
       * @description Read-only. Derived from the target of the month; ignored in requests. Amount in the
       * company currency, with 2 decimals.
       */
      readonly julyWeek?: number;
      /**
       * @description Read-only. Derived from the target of the month; ignored in requests. Amount in the
       * company currency, with 2 decimals.
       */
      readonly augustWeek?: number;
      /**
       * @description Read-only. Derived from the target of the month; ignored in requests. Amount in the
       * company currency, with 2 decimals.
       */
      readonly septemberWeek?: number;
      /**
       * @description Read-only. Derived from the target of the month; ignored in requests. Amount in the
       * company currency, with 2 decimals.
       */
      readonly octoberWeek?: number;
      /**
       * @description Read-only. Derived from the target of the month; ignored in requests. Amount in the
       * company currency, with 2 decimals.
       */
      readonly novemberWeek?: number;
      /**
       * @description Read-only. Derived from the target of the month; ignored in requests. Amount in the
       * company currency, with 2 decimals.
       */
      readonly decemberWeek?: number;
      /** @description Read-only. Ignored in requests. */
      readonly id?: string;
      /** @description Read-only. Ignored in requests. */
      readonly createdAt?: string;
      /** @description Read-only. Ignored in requests. */
      readonly updatedAt?: string;
      /**
       * @description Id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId: string;
      /**
       * @description Calendar year. A location has one budget per year.
       * @example 2026
       */
      year: number;
    };
    LocationItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000b001
       */
      id: string;
      /**
       * @description Name.
       * @example Springfield lot
       */
      name: string;
      /**
       * @description Name in web addresses, unique. Renaming does not change it.
       * @example springfield-lot
       */
      slug: string;
      /**
       * @description Short code of your own, unique in your company.
       * @example SPR
       */
      code?: string;
      /**
       * @description Street and house number.
       * @example 12 Mill Road
       */
      address?: string;
      /**
       * @description City.
       * @example Springfield
       */
      city?: string;
      /**
       * @description State, as a two-letter code in the USA.
       * @example MO
       */
      state?: string;
      /**
       * @description Postal code.
       * @example 65802
       */
      zipCode?: string;
      /**
       * @description Phone number, as entered.
       * @example +1 555 0100
       */
      phone?: string;
      /**
       * @description Person to contact.
       * @example Sam Porter
       */
      contactPerson?: string;
      /**
       * @description Contact email address.
       * @example springfield@example.com
       */
      contactEmail?: string;
      /**
       * @description Latitude, in degrees north.
       * @example 37.209
       */
      latitude?: number;
      /**
       * @description Longitude, in degrees east.
       * @example -93.292
       */
      longitude?: number;
      /**
       * @description True if active.
       * @example true
       */
      active: boolean;
      /**
       * @description True if units are sold at the location.
       * @example true
       */
      salesLot: boolean;
      /**
       * @description True if units are built at the location.
       * @example false
       */
      plant: boolean;
      /**
       * @description Region label, chosen by the dealer.
       * @example Midwest
       */
      region?: string;
      /**
       * @description IANA time zone name of the company.
       * @example America/Chicago
       */
      timezone?: string;
      /** @description Opening hours. Absent if there is no schedule. */
      storeHours?: components['schemas']['StoreHoursItem'];
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time of the last change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
    };
    LotStockAttributes: {
      /**
       * @description Material of the siding.
       * @example LP SmartSide
       */
      siding?: string;
      /**
       * @description Color of the siding.
       * @example Barn Red
       */
      sidingColor?: string;
      /**
       * @description Color of the trim. Custom colors include the hex code.
       * @example Custom Color - #1F3A5F
       */
      trimColor?: string;
      /**
       * @description Roof material: `Metal Roof` or `Shingle Roof`.
       * @example Metal Roof
       */
      roofMaterial?: string;
      /**
       * @description Color of the roof.
       * @example Charcoal
       */
      roofColor?: string;
    };
    LotStockItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d001
       */
      id: string;
      /**
       * @description Id of the work order, which represents the unit.
       * @example 65f0c0ffee0000000000d001
       */
      workOrderId: string;
      /**
       * @description Serial number of the unit.
       * @example OSC-10x16-4711
       */
      serialNumber: string;
      /**
       * @description Title.
       * @example 10x16 Lofted Barn
       */
      title?: string;
      /**
       * @description Purchase type: `Lot Stock`, `Rental Return` or `Immediate Sale`.
       * @example Lot Stock
       */
      purchaseType: string;
      /**
       * @description Price of the building without upgrades. Amount in the company currency, with 2 decimals.
       * @example 6450
       */
      basePrice?: number;
      /**
       * @description Selling price: the building subtotal minus the discount. Amount in the company currency,
       * with 2 decimals.
       * @example 6745.5
       */
      price: number;
      /**
       * @description Discount on the unit. Absent if no discount applies. Amount in the company currency, with
       * 2 decimals.
       * @example 350
       */
      discount?: number;
      /**
       * @description Reason for the discount.
       * @example Hail damage on the roof
       */
      discountReason?: string;
      /**
       * @description Id of the location.
       * @example 65f0c0ffee0000000000b001
       */
      locationId?: string;
      /**
       * @description Name of the location.
       * @example Springfield lot
       */
      locationName?: string;
      /**
       * @description Slug of the location.
       * @example springfield-lot
       */
      locationSlug?: string;
      /**
       * @description Image URLs. Empty if there are none.
       * @example [
       *       "https://img.example.com/units/4711-1.jpg"
       *     ]
       */
      images: string[];
      /**
       * @description Image URLs. Empty if there are none.
       * @example [
       *       "https://img.example.com/units/4711-hero.jpg"
       *     ]
       */
      heroImages: string[];
      /**
       * @description Image URLs. Empty if there are none.
       * @example [
       *       "https://img.example.com/units/4711-front.jpg"
       *     ]
       */
      frontImages: string[];
      /**
       * @description Image URLs. Empty if there are none.
       * @example [
       *       "https://img.example.com/units/4711-back.jpg"
       *     ]
       */
      backImages: string[];
      /**
       * @description Image URLs. Empty if there are none.
       * @example [
       *       "https://img.example.com/units/4711-left.jpg"
       *     ]
       */
      leftImages: string[];
      /**
       * @description Image URLs. Empty if there are none.
       * @example [
       *       "https://img.example.com/units/4711-right.jpg"
       *     ]
       */
      rightImages: string[];
      /**
       * @description Image URLs. Empty if there are none.
       * @example [
       *       "https://img.example.com/units/4711-exterior.jpg"
       *     ]
       */
      exteriorImages: string[];
      /**
       * @description Image URLs. Empty if there are none.
       * @example [
       *       "https://img.example.com/units/4711-interior.jpg"
       *     ]
       */
      interiorImages: string[];
      /** @description Siding and roof. Absent if the unit has no configurator. */
      attributes?: components['schemas']['LotStockAttributes'];
      /**
       * @description True if linked to a Processed order.
       * @example false
       */
      sold: boolean;
      /**
       * @description Days a unit stays listed after its order is Processed.
       * @example 30
       */
      storeExpirationDays: number;
      /**
       * @description True if the unit stays listed after these days.
       * @example false
       */
      showWhenExpired: boolean;
      /**
       * Format: date-time
       * @description Time at which the order of the unit became Processed, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      storeExpirationAnchorAt?: string;
    };
    MergeAnswer: {
      /** @description Surviving customer. */
      survivor: components['schemas']['CustomerItem'];
      /**
       * @description Id of the merged customer.
       * @example 65f0c0ffee0000000000d001
       */
      mergedCustomerId: string;
      /**
       * @description Number of leads, quotes and orders moved to the survivor, without those at hidden
       * locations.
       * @example 3
       */
      relinkedSalesEntities: number;
    };
    MergeRequest: {
      /**
       * @description Surviving customer. Required unless `into` is set.
       * @example 65f0c0ffee0000000000d002
       */
      survivorId?: string;
      /**
       * @description Alias of `survivorId`.
       * @example 65f0c0ffee0000000000d002
       */
      into?: string;
    };
    OrderItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000a001
       */
      id: string;
      /**
       * @description Number of the record, counted per kind in your company from 1001.
       * @example 1001
       */
      orderNumber: number;
      /**
       * Format: date-time
       * @description Time of the last status change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      statusChangedAt: string;
      /** @description Contact stored with the record. */
      customer: components['schemas']['ContactItem'];
      /** @description Salesperson. */
      salesperson?: components['schemas']['SalespersonItem'];
      /** @description Location. Absent while the location is hidden. */
      location?: components['schemas']['LocationBlock'];
      /**
       * @description Source of the sale, as an open enum: Facebook, Website, Landing Page, Website Chat, Walk
       * In, Inbound Call, Referral, Facebook Marketplace, Trade Show, YouTube, Social Media, Blog, 3D
       * configurator, Request Quote form.
       * @example Website
       */
      salesSource?: string;
      /**
       * @description Your own JSON about the source of the sale.
       * @example {
       *       "campaign": "spring"
       *     }
       */
      sourceMetadata?: {
        [key: string]: unknown;
      };
      /**
       * @description Your own references, as a map of names to values.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
      /**
       * @description Version of the record, starting at 1 and incremented by every change.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time of the last change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
      /** @description Prices and totals. */
      pricing: components['schemas']['PricingItem'];
      /** @description Rent-to-own terms. Present if `pricing.paymentType` is `rto`. */
      rto?: components['schemas']['RtoItem'];
      /**
       * @description Serial number of the unit.
       * @example SN-1001
       */
      serialNumber?: string;
      /**
       * @description Id of the work order, which represents the unit.
       * @example 65f0c0ffee0000000000e001
       */
      workOrderId?: string;
      /**
       * @description Status, as an open enum: `Unsubmitted`, `Unprocessed`, `On hold`, `Processed`,
       * `Cancelled`.
       * @example Unsubmitted
       */
      status: string;
      /** @description Amounts due at signing, paid so far, and remaining. */
      deposits: components['schemas']['DepositsItem'];
      /**
       * Format: date-time
       * @description Sale date, a UTC calendar day.
       * @example 2026-03-01T00:00:00.000Z
       */
      saleDate?: string;
      /** @description Prices and totals at the time of sale. */
      soldPricing?: components['schemas']['SoldPricingItem'];
      /**
       * @description True if the order was cancelled or deleted after the sale. Never reset.
       * @example false
       */
      cancelled: boolean;
      /**
       * @description Id of the quote that the order was converted from.
       * @example 65f0c0ffee0000000000a003
       */
      sourceQuoteId?: string;
      /**
       * @description Number of the quote that the order was converted from.
       * @example 1001
       */
      sourceQuoteNumber?: number;
      /**
       * Format: date-time
       * @description Expected time of delivery, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      expectedDeliveryDate?: string;
      /**
       * Format: date-time
       * @description Time of delivery, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      deliveredAt?: string;
    };
    OrderStatusRequest: {
      /**
       * @description Note for the status history.
       * @example Requested by phone
       */
      actionDescription?: string;
      /**
       * @description New status, case-insensitive: `Unsubmitted`, `Unprocessed`, `On hold`, `Processed`,
       * `Cancelled`.
       * @example On hold
       */
      status: string;
    };
    PaymentItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d001
       */
      id: string;
      /**
       * @description Id of the order.
       * @example 65f0c0ffee0000000000a002
       */
      orderId: string;
      /**
       * @description Id of the customer.
       * @example 65f0c0ffee0000000000d002
       */
      customerId: string;
      /**
       * @description Amount in `currency`, including refunded parts.
       * @example 500
       */
      amount: number;
      /**
       * @description ISO 4217 code, if it differs from the company's currency.
       * @example cad
       */
      currency?: string;
      /**
       * @description Payment method, as an open enum: card, ach, cash, check, financed, manual.
       * @example check
       */
      method: string;
      /**
       * @description Status, as an open enum: pending, failed, paid, disputed, Refunded.
       * @example paid
       */
      status: string;
      /**
       * @description Description.
       * @example Check payment
       */
      description?: string;
      /**
       * @description Number of the check.
       * @example 1042
       */
      checkNumber?: string;
      /**
       * @description Financing bank.
       * @example First Bank
       */
      bankName?: string;
      /**
       * @description Id at the payment processor. Opaque.
       * @example pi_3PxQ2A
       */
      providerReference?: string;
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * @description Refunded amount in `currency`, if any.
       * @example 100
       */
      refundedAmount?: number;
      /**
       * Format: date-time
       * @description Time of the last refund, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      refundedAt?: string;
    };
    PaymentLinkItem: {
      /**
       * @description URL.
       * @example https://checkout.stripe.com/c/pay/cs_live_a1
       */
      url: string;
      /**
       * @description Id of the session.
       * @example cs_live_a1
       */
      sessionId: string;
      /**
       * Format: date-time
       * @description Time until which the customer can pay.
       * @example 2026-03-01T15:30:00.000Z
       */
      expiresAt: string;
      /**
       * @description True if an email with the link was queued.
       * @example true
       */
      emailSent: boolean;
    };
    PendingUpdateItem: {
      /**
       * @description Status of the change.
       * @example requested
       */
      status: string;
      /**
       * Format: date-time
       * @description Time at which the change was requested, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      requestedAt: string;
      /**
       * @description Reason of the change.
       * @example New rates for 2027
       */
      reason?: string;
    };
    PricingItem: {
      /**
       * @description Sum before the discount. Amount in the company currency, with 2 decimals.
       * @example 4950
       */
      subtotal?: number;
      /**
       * @description Total to be paid. Amount in the company currency, with 2 decimals.
       * @example 4700
       */
      total?: number;
      /**
       * @description Monthly payment. Amount in the company currency, with 2 decimals.
       * @example 199.5
       */
      monthlyPayment?: number;
      /**
       * @description Payment type, as an open enum: cash, rto.
       * @example cash
       */
      paymentType?: string;
      /**
       * @description Discount on the price of the unit. Amount in the company currency, with 2 decimals.
       * @example 250
       */
      discount?: number;
      /**
       * @description Reason for the discount.
       * @example Scratched door
       */
      discountReason?: string;
      /**
       * @description Fee for a change of the order. Amount in the company currency, with 2 decimals.
       * @example 50
       */
      changeOrderFee?: number;
    };
    ProductItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000e001
       */
      id: string;
      /**
       * @description Name.
       * @example Lofted barn
       */
      name: string;
      /**
       * @description Description.
       * @example A barn with a loft at both ends.
       */
      description?: string;
      /**
       * @description Stock-keeping unit (SKU).
       * @example LB-1
       */
      sku?: string;
      /**
       * @description Price. Absent if it is not set. Amount in the company currency, with 2 decimals.
       * @example 6495.5
       */
      price?: number;
      /**
       * @description Width, in feet.
       * @example 12
       */
      width?: number;
      /**
       * @description Length, in feet.
       * @example 24
       */
      length?: number;
      /**
       * @description True if active.
       * @example true
       */
      active: boolean;
      /**
       * @description Public image URLs without duplicates: the gallery in upload order, then older images.
       * @example [
       *       "https://images.example.com/lofted-barn.jpg"
       *     ]
       */
      images: string[];
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time of the last change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
    };
    QuoteItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000a001
       */
      id: string;
      /**
       * @description Number of the record, counted per kind in your company from 1001.
       * @example 1001
       */
      orderNumber: number;
      /**
       * Format: date-time
       * @description Time of the last status change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      statusChangedAt: string;
      /** @description Contact stored with the record. */
      customer: components['schemas']['ContactItem'];
      /** @description Salesperson. */
      salesperson?: components['schemas']['SalespersonItem'];
      /** @description Location. Absent while the location is hidden. */
      location?: components['schemas']['LocationBlock'];
      /**
       * @description Source of the sale, as an open enum: Facebook, Website, Landing Page, Website Chat, Walk
       * In, Inbound Call, Referral, Facebook Marketplace, Trade Show, YouTube, Social Media, Blog, 3D
       * configurator, Request Quote form.
       * @example Website
       */
      salesSource?: string;
      /**
       * @description Your own JSON about the source of the sale.
       * @example {
       *       "campaign": "spring"
       *     }
       */
      sourceMetadata?: {
        [key: string]: unknown;
      };
      /**
       * @description Your own references, as a map of names to values.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
      /**
       * @description Version of the record, starting at 1 and incremented by every change.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time of the last change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
      /** @description Prices and totals. */
      pricing: components['schemas']['PricingItem'];
      /** @description Rent-to-own terms. Present if `pricing.paymentType` is `rto`. */
      rto?: components['schemas']['RtoItem'];
      /**
       * @description Serial number of the unit.
       * @example SN-1001
       */
      serialNumber?: string;
      /**
       * @description Id of the work order, which represents the unit.
       * @example 65f0c0ffee0000000000e001
       */
      workOrderId?: string;
      /**
       * @description Status, as an open enum: `Open`, `Active`, `Lost`, `Retired`, `Sold`, `Cancelled`.
       * @example Open
       */
      status: string;
      /**
       * @description True if the quote was converted to an order.
       * @example false
       */
      converted: boolean;
      /**
       * @description Id of the order that the quote was converted to.
       * @example 65f0c0ffee0000000000a002
       */
      convertedOrderId?: string;
      /**
       * @description Number of the order that the quote was converted to.
       * @example 1001
       */
      convertedOrderNumber?: number;
      /**
       * Format: date-time
       * @description Time until which the quote is valid, in UTC.
       * @example 2026-04-01T00:00:00.000Z
       */
      validUntil?: string;
    };
    QuoteStatusRequest: {
      /**
       * @description Note for the status history.
       * @example Requested by phone
       */
      actionDescription?: string;
      /**
       * @description New status, case-insensitive: `Open`, `Active`, `Lost`, `Retired`, `Sold`, `Cancelled`.
       * @example Lost
       */
      status: string;
    };
    RateConfigItem: {
      /** @description Rates by state. */
      states?: components['schemas']['StateRatesItem'][];
      /** @description Security deposit. */
      securityDeposit?: components['schemas']['SecurityDepositItem'];
    };
    RateLimitItem: {
      /**
       * @description Sustained requests per second.
       * @example 20
       */
      requestsPerSecond: number;
      /**
       * @description Maximum number of requests at once.
       * @example 40
       */
      burst: number;
    };
    RecordPaymentRequest: {
      /**
       * @description Payment method: cash, check, financed, manual. Methods of the payment processor return
       * 400.
       * @example check
       * @enum {string}
       */
      method: 'card' | 'ach' | 'cash' | 'check' | 'financed' | 'manual';
      /**
       * @description Amount, with at most 2 decimals. Amount in the company currency, with 2 decimals.
       * @example 500
       */
      amount: number;
      /**
       * @description Description. Defaults to `<Method> payment`.
       * @example Deposit
       */
      description?: string;
      /**
       * @description Number of the check. Only for method `check`.
       * @example 1042
       */
      checkNumber?: string;
      /**
       * @description Financing bank. Only for method `financed`.
       * @example First Bank
       */
      bankName?: string;
    };
    RedeliveryItem: {
      /**
       * @description Id of the event.
       * @example 65f0c0ffee0000000000e001
       */
      eventId: string;
      /**
       * @description Number of enqueued deliveries, without those already pending.
       * @example 2
       */
      enqueued: number;
    };
    ReplayItem: {
      /**
       * @description Number of matching deliveries.
       * @example 250
       */
      matched: number;
      /**
       * @description Number of enqueued deliveries, without those already pending.
       * @example 248
       */
      enqueued: number;
      /**
       * @description Cursor of the next call.
       * @example 65f0c0ffee0000000000e001
       */
      nextCursor: string;
      /**
       * @description True if there are more events.
       * @example false
       */
      hasMore: boolean;
    };
    ReplayRequest: {
      /**
       * @description Start of the time range, inclusive: a time, or a date for its first moment in UTC.
       * @example 2026-03-01
       */
      from?: string;
      /**
       * @description End of the time range, inclusive: a time, or a date for its last moment in UTC.
       * @example 2026-03-01
       */
      to?: string;
      /**
       * @description Event types. Defaults to all types.
       * @example [
       *       "lead.created"
       *     ]
       */
      types?: string[];
      /**
       * @description Subscription to deliver to. Defaults to all subscriptions.
       * @example 65f0c0ffee0000000000a001
       */
      subscriptionId?: string;
      /**
       * @description `nextCursor` of the previous call. Starts at the first event if absent.
       * @example 65f0c0ffee0000000000a001
       */
      cursor?: string;
      /** @description True to count events without sending them. */
      dryRun?: boolean;
    };
    RevenueForecast: {
      /** @description Requested period. */
      period: components['schemas']['ForecastPeriod'];
      /** @description Figures of the period and the two periods after it. */
      revenueForecast: components['schemas']['ForecastFigures'];
      /** @description Authorized orders promised for the period. */
      authorizedDelivery: components['schemas']['AuthorizedDelivery'];
      /** @description Orders behind the figures. Only with `details`. */
      details?: components['schemas']['ForecastDetails'];
      /**
       * @description True if rows were omitted. Otherwise absent.
       * @example true
       */
      detailsTruncated?: boolean;
    };
    RoleItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000a001
       */
      id: string;
      /**
       * @description Name.
       * @example Salesperson
       */
      name: string;
      /**
       * @description Stable identifier of the role, unique in the company.
       * @example salesperson
       */
      key: string;
      /**
       * @description Description.
       * @example Sells at one or more lots
       */
      description?: string;
      /**
       * @description True if every company has the role.
       * @example true
       */
      isSystem: boolean;
    };
    RolesAnswer: {
      /** @description Items of the page, in list order. */
      data: components['schemas']['RoleItem'][];
    };
    RtoItem: {
      /**
       * @description Rental term, in months.
       * @example 36
       */
      termMonths?: number;
      /**
       * @description Monthly payment. Amount in the company currency, with 2 decimals.
       * @example 199.5
       */
      monthlyPayment?: number;
      /**
       * @description Monthly rent. Amount in the company currency, with 2 decimals.
       * @example 189
       */
      rent?: number;
      /**
       * @description Security deposit. Amount in the company currency, with 2 decimals.
       * @example 199.5
       */
      securityDeposit?: number;
      /**
       * @description Down payment. Amount in the company currency, with 2 decimals.
       * @example 0
       */
      downPayment?: number;
      /**
       * @description Monthly price of the damage waiver. Amount in the company currency, with 2 decimals.
       * @example 10.5
       */
      damageWaiver?: number;
      /**
       * @description Amount due at signing. Amount in the company currency, with 2 decimals.
       * @example 399
       */
      totalDueToday?: number;
      /**
       * @description Remaining balance. Amount in the company currency, with 2 decimals.
       * @example 6783
       */
      balance?: number;
      /**
       * @description Id of the agreement with the RTO company.
       * @example 65f0c0ffee0000000000d001
       */
      agreementId?: string;
      /**
       * @description Name of the RTO company. Absent in lists.
       * @example Rent Well LLC
       */
      providerName?: string;
    };
    SalesLedgerMovement: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000c101
       */
      id: string;
      /**
       * @description Id of the order.
       * @example 65f0c0ffee0000000000a001
       */
      orderId: string;
      /**
       * @description Number of the record, counted per kind in your company from 1001.
       * @example 1042
       */
      orderNumber: number;
      /**
       * @description Order number as text.
       * @example 1042
       */
      orderNumberString: string;
      /**
       * @description Id of the customer.
       * @example 65f0c0ffee0000000000d001
       */
      customerId: string;
      /**
       * @description Current customer of the order.
       * @example Ada Lovelace
       */
      customerName?: string;
      /**
       * @description Current customer phone of the order.
       * @example +1 555 0100
       */
      customerPhone?: string;
      /**
       * @description Current location of the order.
       * @example 65f0c0ffee0000000000b001
       */
      locationId?: string;
      /**
       * @description Current location of the order.
       * @example Springfield lot
       */
      locationName?: string;
      /**
       * @description Current salesperson of the order.
       * @example Grace Hopper
       */
      salesPersonName?: string;
      /**
       * @description Current serial number of the order.
       * @example SN-1042
       */
      serialNumber?: string;
      /**
       * @description Current sales source of the order.
       * @example Walk In
       */
      salesSource?: string;
      /**
       * Format: date
       * @description Sale date. Absent until the order is sold.
       * @example 2026-03-01
       */
      saleDate?: string;
      /**
       * Format: date-time
       * @description Time of the change, in UTC, independent of the sale date.
       * @example 2026-03-01T15:30:00.000Z
       */
      ledgerDate: string;
      /**
       * @description True if the order was cancelled or deleted after the sale. Never reset.
       * @example false
       */
      cancelled: boolean;
      /**
       * @description Current status of the order, as an open enum: `Unsubmitted`, `Unprocessed`, `On hold`,
       * `Processed`, `Cancelled`.
       * @example Processed
       */
      currentStatus: string;
      /**
       * @description Movement type, as an open enum: `initial`, `status_change`, `amount_change`.
       * @example amount_change
       */
      movementType: string;
      /**
       * @description Origin of the change, as an open enum: `portal`, `api`, `automation`.
       * @example portal
       */
      sourceView?: string;
      /**
       * @description Status before a status change.
       * @example Unprocessed
       */
      previousStatus?: string;
      /**
       * @description Status after a status change, or of a new order.
       * @example Processed
       */
      newStatus?: string;
      /**
       * @description Note of the status change.
       * @example Deposit received
       */
      reason?: string;
      /**
       * @description Change of the base price. Amount in the company currency, with 2 decimals.
       * @example -299.5
       */
      deltaBasePrice: number;
      /**
       * @description Change of the upgrades. Amount in the company currency, with 2 decimals.
       * @example 0
       */
      deltaUpgradesAmount: number;
      /**
       * @description Change of the removed upgrades. Amount in the company currency, with 2 decimals.
       * @example 0
       */
      deltaRemovedUpgradesAmount: number;
      /**
       * @description Change of the amount. The sum over an order is its current amount: 0 while it is
       * cancelled or deleted. Amount in the company currency, with 2 decimals.
       * @example -299.5
       */
      deltaAmount: number;
      /**
       * @description Base price after the change. Amount in the company currency, with 2 decimals.
       * @example 4500.5
       */
      newBasePrice: number;
      /**
       * @description Upgrades after the change. Amount in the company currency, with 2 decimals.
       * @example 250
       */
      newUpgradesAmount: number;
      /**
       * @description Removed upgrades after the change. Amount in the company currency, with 2 decimals.
       * @example 50
       */
      newRemovedUpgradesAmount: number;
      /**
       * @description Amount of the order after the change: base price plus upgrades minus removed upgrades,
       * without delivery, tax and discounts. Equals the amount of the order in the revenue forecast. Amount in
       * the company currency, with 2 decimals.
       * @example 4700.5
       */
      newOrderAmount: number;
      /**
       * Format: date-time
       * @description Time of the change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
    };
    SalespersonItem: {
      /**
       * @description Id of the user. Absent if the salesperson is not a user.
       * @example 65f0c0ffee0000000000c001
       */
      id?: string;
      /**
       * @description Name.
       * @example Sam Porter
       */
      name?: string;
      /**
       * @description Email address.
       * @example sam@example.com
       */
      email?: string;
    };
    SandboxItem: {
      /**
       * @description Id of the company.
       * @example 65f0c0ffee00000000000001
       */
      companyId: string;
      /**
       * @description API key with all scopes. It is shown only here.
       * @example pk_test_6742f0c1d2e3f4a5b6c7d801_65f0c0ffee0000000000a001_YourSecret
       */
      apiKey: string;
      /**
       * Format: uri
       * @description Address of the API.
       * @example https://sandbox.example.com
       */
      baseUrl: string;
      /**
       * Format: uri
       * @description Link that signs you in to the portal as the owner of the company, once.
       * @example https://portal.example.com/sign-in/pJ3x1yF0cX6l2Zr8vN5qTb7wQe9uKd4mHs0aGi2oYcE
       */
      portalUrl: string;
      /**
       * Format: date-time
       * @description The key works until then. Afterwards the company is deleted.
       * @example 2026-03-02T15:30:00.000Z
       */
      expiresAt: string;
    };
    SecurityDepositItem: {
      /**
       * @description Calculation of the security deposit.
       * @example other
       */
      type: string;
      /**
       * @description Security deposit, in percent.
       * @example 5
       */
      otherPercent?: number;
    };
    SecurityDepositRuleItem: {
      /**
       * @description Smallest amount of the rule. Amount in the company currency, with 2 decimals.
       * @example 10000
       */
      minAmount: number;
      /**
       * @description Security deposit, in percent of the amount.
       * @example 10
       */
      percent: number;
    };
    SiteCustomerPart: {
      /**
       * @description Given name.
       * @example Ada
       */
      first_name?: string;
      /**
       * @description Family name.
       * @example Lovelace
       */
      last_name?: string;
      /**
       * @description Email address.
       * @example ada@example.com
       */
      email?: string;
      /**
       * @description Phone number, as entered.
       * @example +1 555 0100
       */
      phone?: string;
      /**
       * @description Postal code.
       * @example 76701
       */
      zip?: string;
    };
    SiteDeliveryPart: {
      /**
       * @description First line of the address.
       * @example 12 Oak St
       */
      line1?: string;
      /**
       * @description Second line of the address.
       * @example Unit 4
       */
      line2?: string;
      /**
       * @description City.
       * @example Waco
       */
      city?: string;
      /**
       * @description State, as a two-letter code in the USA.
       * @example TX
       */
      state?: string;
      /**
       * @description Postal code.
       * @example 76701
       */
      zip?: string;
      /**
       * @description Country.
       * @example US
       */
      country?: string;
      /**
       * @description Latitude, in degrees north.
       * @example 31.5
       */
      lat?: number;
      /**
       * @description Longitude, in degrees east.
       * @example -97.1
       */
      lng?: number;
    };
    SiteEventItem: {
      /**
       * @description Id of the event.
       * @example 65f0c0ffee0000000000f001
       */
      eventId: string;
      /**
       * @description Type of the event, as an open enum: session.start, session.resume, session.complete,
       * session.abandoned, page.view, page.exit, cta.click, menu.click, product.view, image.view,
       * filter.apply, modal.open, modal.close, product.select, color.select, size.considered,
       * option.considered, upgrade.add, upgrade.remove, payment.select, customer.profile, delivery.address,
       * identity.resolved, lead.created, quote.created.
       * @example product.view
       */
      eventType: string;
      /**
       * Format: date-time
       * @description Time of the event, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      occurredAt: string;
      /**
       * @description Id of the session.
       * @example s-5f2c
       */
      sessionId: string;
      /**
       * @description Id that connects the visits of one visitor, including the configurator.
       * @example v-91ab
       */
      visitorId?: string;
      /**
       * @description Source of the event. Events sent through this API have `marketing`.
       * @example marketing
       * @enum {string}
       */
      source: 'marketing' | 'configurator';
      /**
       * @description Host name of the website.
       * @example shop.ozark-sheds.example.com
       */
      siteHost?: string;
      /**
       * @description Page that the visitor was on.
       * @example /sheds/lofted-barn
       */
      page?: string;
      /**
       * @description Step that the visitor reached.
       * @example size
       */
      step?: string;
      /**
       * @description Menu item that the visitor chose.
       * @example Barns
       */
      menuItem?: string;
      /**
       * @description Product id of the website.
       * @example lofted-barn
       */
      productId?: string;
      /**
       * @description Name of the product.
       * @example Lofted Barn
       */
      productName?: string;
      /**
       * @description Quote of the website.
       * @example q-17
       */
      quoteId?: string;
      /**
       * @description Configuration of the website.
       * @example cfg-7f3a
       */
      configId?: string;
      /**
       * @description Additional data as sent: any JSON.
       * @example {
       *       "position": 3
       *     }
       */
      payload?:
        | {
            [key: string]: unknown;
          }
        | unknown[]
        | string
        | number
        | boolean;
    };
    SiteEventPart: {
      /**
       * @description Action of the visitor, one of a fixed list.
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
        | 'delivery.address'
        | 'identity.resolved'
        | 'lead.created'
        | 'quote.created';
      /**
       * Format: date-time
       * @description Time of the event, at most a day ahead and within the retention. Defaults to the arrival.
       * @example 2026-03-01T15:30:00.000Z
       */
      occurred_at?: string;
      /**
       * @description Page that the visitor was on.
       * @example /sheds/lofted-barn
       */
      page?: string;
      /**
       * @description Product id of the website. It is not looked up.
       * @example lofted-barn
       */
      product_id?: string;
      /**
       * @description Name of the product on the website.
       * @example Lofted Barn
       */
      product_name?: string;
      /**
       * @description Visitor of this event. Defaults to the visitor of the request.
       * @example v-91ab
       */
      visitor_id?: string;
      /**
       * @description Quote of the website. It is not looked up.
       * @example q-17
       */
      quote_id?: string;
      /**
       * @description Configuration of the website. It is not looked up.
       * @example cfg-7f3a
       */
      config_id?: string;
      /**
       * @description Step that the visitor reached.
       * @example size
       */
      step?: string;
      /**
       * @description Menu item that the visitor chose.
       * @example Barns
       */
      menu_item?: string;
      /** @description Contact stored with the record. */
      customer?: components['schemas']['SiteCustomerPart'];
      /** @description Delivery address, as entered. */
      delivery?: components['schemas']['SiteDeliveryPart'];
      /** @description Payment that the visitor chose. */
      payment?: components['schemas']['SitePaymentPart'];
      /**
       * @description Additional data of your own: any JSON.
       * @example {
       *       "position": 3
       *     }
       */
      payload?:
        | {
            [key: string]: unknown;
          }
        | unknown[]
        | string
        | number
        | boolean;
    };
    SiteEventsAccepted: {
      /**
       * @description True. All events were stored.
       * @example true
       */
      success: boolean;
      /**
       * @description Number of stored events: all of the request.
       * @example 2
       */
      accepted: number;
    };
    SiteEventsRequest: {
      /**
       * @description Id of the visit, chosen by the website.
       * @example s-5f2c
       */
      session_id: string;
      /**
       * @description Id that connects the visits of one visitor, including the configurator.
       * @example v-91ab
       */
      visitor_id?: string;
      /**
       * @description Host name of the website.
       * @example shop.ozark-sheds.example.com
       */
      site_host?: string;
      /**
       * @description IANA name of the timezone that days refer to.
       * @example America/Chicago
       */
      timezone?: string;
      /**
       * @description Language of the browser.
       * @example en-US
       */
      language?: string;
      /**
       * @description Id that connects the request with your own logs.
       * @example c-4471
       */
      correlation_id?: string;
      /**
       * @description Address of the visitor.
       * @example 192.0.2.7
       */
      client_ip?: string;
      /**
       * @description Browser of the visitor.
       * @example Mozilla/5.0
       */
      client_user_agent?: string;
      /**
       * @description Page that led to the website.
       * @example https://search.example.com/
       */
      referrer?: string;
      /** @description Campaign. Names may begin with `utm_`; others are ignored. */
      utm?: components['schemas']['UtmPart'];
      /** @description Actions of the visitor. */
      events: components['schemas']['SiteEventPart'][];
      /** @description Ignored. The credential determines the company. */
      readonly company_id?: Record<string, never>;
    };
    SitePaymentPart: {
      /**
       * @description Kind of payment.
       * @example RENT_TO_OWN
       * @enum {string}
       */
      payment_type?: 'RENT_TO_OWN' | 'CASH';
      /**
       * @description Term, in months.
       * @example 36
       */
      monthly_term?: number;
      /**
       * @description Monthly payment. Amount in the company currency, with 2 decimals.
       * @example 215.5
       */
      monthly_payment?: number;
      /**
       * @description Amount due at signing. Amount in the company currency, with 2 decimals.
       * @example 431
       */
      total_due_today?: number;
      /**
       * @description Total of a cash payment. Amount in the company currency, with 2 decimals.
       * @example 4950
       */
      cash_total?: number;
      /**
       * @description Sum before the discount. Amount in the company currency, with 2 decimals.
       * @example 4700
       */
      subtotal?: number;
      /**
       * @description Action that led to the choice.
       * @example calculator
       */
      trigger?: string;
    };
    SizeItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000e101
       */
      id: string;
      /**
       * @description Id of the product.
       * @example 65f0c0ffee0000000000e001
       */
      productId: string;
      /**
       * @description Name.
       * @example 12x24
       */
      name: string;
      /**
       * @description Stock-keeping unit (SKU).
       * @example LB-1-1224
       */
      sku?: string;
      /**
       * @description Width, in feet.
       * @example 12
       */
      width: number;
      /**
       * @description Length, in feet.
       * @example 24
       */
      length: number;
      /**
       * @description Price. Amount in the company currency, with 2 decimals.
       * @example 7895
       */
      price: number;
      /**
       * @description True if active.
       * @example true
       */
      active: boolean;
    };
    SnapshotTrailer: {
      /**
       * @description Cursor at which the event feed continues after the snapshot.
       * @example 65f0c0ffee0000000000e001
       */
      nextCursor: string;
      /**
       * @description Number of items before this line.
       * @example 128
       */
      count: number;
    };
    SoldPricingItem: {
      /**
       * @description Price of the building without upgrades. Amount in the company currency, with 2 decimals.
       * @example 4500
       */
      basePrice?: number;
      /**
       * @description Price of the upgrades. Amount in the company currency, with 2 decimals.
       * @example 450
       */
      upgradesAmount?: number;
      /**
       * @description Delivery fee. Amount in the company currency, with 2 decimals.
       * @example 150
       */
      deliveryFee?: number;
      /**
       * @description Tax. Amount in the company currency, with 2 decimals.
       * @example 330.5
       */
      taxAmount?: number;
      /**
       * @description Surcharge for material. Amount in the company currency, with 2 decimals.
       * @example 50
       */
      materialSurcharge?: number;
      /**
       * @description Discount on the price of the unit. Amount in the company currency, with 2 decimals.
       * @example 250
       */
      discount?: number;
      /**
       * @description Price of removed upgrades. Amount in the company currency, with 2 decimals.
       * @example 80
       */
      removedUpgradesAmount?: number;
      /**
       * @description Sum before the discount. Amount in the company currency, with 2 decimals.
       * @example 4950
       */
      subtotal?: number;
      /**
       * @description Total to be paid. Amount in the company currency, with 2 decimals.
       * @example 4700
       */
      total?: number;
    };
    SoldPricingRequest: {
      /**
       * @description Price of the building without upgrades. Amount in the company currency, with 2 decimals.
       * @example 4500
       */
      basePrice?: number | null;
      /**
       * @description Price of the upgrades. Amount in the company currency, with 2 decimals.
       * @example 450
       */
      upgradesAmount?: number | null;
      /**
       * @description Delivery fee. Amount in the company currency, with 2 decimals.
       * @example 150
       */
      deliveryFee?: number | null;
      /**
       * @description Tax. Amount in the company currency, with 2 decimals.
       * @example 330.5
       */
      taxAmount?: number | null;
      /**
       * @description Surcharge for material. Amount in the company currency, with 2 decimals.
       * @example 50
       */
      materialSurcharge?: number | null;
      /**
       * @description Discount on the price of the unit. Amount in the company currency, with 2 decimals.
       * @example 250
       */
      discount?: number | null;
      /**
       * @description Price of removed upgrades. Amount in the company currency, with 2 decimals.
       * @example 80
       */
      removedUpgradesAmount?: number | null;
      /**
       * @description Sum before the discount. Amount in the company currency, with 2 decimals.
       * @example 4950
       */
      subtotal?: number | null;
      /**
       * @description Total to be paid. Amount in the company currency, with 2 decimals.
       * @example 4700
       */
      total?: number | null;
    };
    StateLegalItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000bb01
       */
      id: string;
      /**
       * @description Id of the agreement.
       * @example 65f0c0ffee0000000000ba01
       */
      agreementId: string;
      /**
       * @description State code, in upper case.
       * @example MO
       */
      stateCode: string;
      /**
       * @description Legal name of the lessor.
       * @example Heartland Rent to Own LLC
       */
      lessorLegalName?: string;
      /**
       * @description First line of the address of the lessor.
       * @example 200 Commerce Dr
       */
      lessorAddressLine1?: string;
      /**
       * @description Second line of the address of the lessor.
       * @example Springfield, MO 65806
       */
      lessorAddressLine2?: string;
      /** @description Sections of the contract, in their order. */
      sections: components['schemas']['LegalSectionItem'][];
      /**
       * @description Text about arbitration.
       * @example Disputes are settled by arbitration.
       */
      arbitrationText?: string;
      /**
       * @description Text that the customer acknowledges.
       * @example The lessee has read this agreement.
       */
      acknowledgementText?: string;
      /**
       * @description True if contracts include the customer data sheet.
       * @example true
       */
      includeCustomerDataSheet: boolean;
      /**
       * @description True if contracts include the rental-purchase pages of the state.
       * @example false
       */
      includeStateRpaPages: boolean;
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time of the last change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
    };
    StateLegals: {
      /** @description Legal configurations, sorted by state code. */
      data: components['schemas']['StateLegalItem'][];
    };
    StateRatesItem: {
      /**
       * @description Code of the state, in upper case.
       * @example MO
       */
      stateCode: string;
      /** @description Rates by term. */
      termRates?: components['schemas']['TermRateItem'][];
      /**
       * @description Security deposits to choose from, in percent.
       * @example [
       *       0,
       *       5,
       *       10
       *     ]
       */
      securityDepositOptions?: number[];
      /** @description Security deposits by amount. */
      securityDepositRules?: components['schemas']['SecurityDepositRuleItem'][];
    };
    StatusHistoryEntry: {
      /**
       * @description New status of the record.
       * @example Lost
       */
      status: string;
      /**
       * @description Previous status. Absent in the first entry.
       * @example Open
       */
      previousStatus?: string;
      /**
       * @description Note on the change, if any.
       * @example Bought elsewhere
       */
      description?: string;
      /**
       * Format: date-time
       * @description Time of the change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      changedAt: string;
      /** @description Credential or user that made the change. */
      actor: components['schemas']['HistoryActor'];
    };
    StockTemplateItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d101
       */
      id: string;
      /**
       * @description Number of the work order, counted in your company from 1001.
       * @example 1042
       */
      workOrderNumber: string;
      /**
       * @description Name of the template.
       * @example Lofted barn, farmhouse style
       */
      templateName?: string;
      /**
       * @description Name of the product.
       * @example Lofted Barn
       */
      productName?: string;
      /**
       * @description Description.
       * @example Black trim, white board and batten, two lofts.
       */
      description?: string;
      /**
       * @description Description as HTML.
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
       * @description Image URLs. Empty if there are none.
       * @example [
       *       "https://img.example.com/templates/farmhouse.jpg"
       *     ]
       */
      images: string[];
      /**
       * @description Price of the building without upgrades. Amount in the company currency, with 2 decimals.
       * @example 6450
       */
      basePrice?: number;
      /**
       * @description Price of all upgrades. Amount in the company currency, with 2 decimals.
       * @example 820.5
       */
      upgradesPrice?: number;
      /**
       * @description Price of the removed standard features. Amount in the company currency, with 2 decimals.
       * @example 120
       */
      removedPrice?: number;
      /**
       * @description Id of the configuration in the 3D configurator.
       * @example cfg-7f3a
       */
      configuratorId?: string;
      /**
       * @description URL of the interactive 3D view.
       * @example https://3d.example.com/view/7f3a
       */
      structuraUrl?: string;
      /**
       * @description Id of the product.
       * @example 65f0c0ffee0000000000e001
       */
      productId?: string;
      /**
       * @description Id of the size.
       * @example 65f0c0ffee0000000000e101
       */
      sizeId?: string;
    };
    StoreHoursItem: {
      /** @description Opening hours of the day. */
      mon?: components['schemas']['DayHoursItem'];
      /** @description Opening hours of the day. */
      tue?: components['schemas']['DayHoursItem'];
      /** @description Opening hours of the day. */
      wed?: components['schemas']['DayHoursItem'];
      /** @description Opening hours of the day. */
      thu?: components['schemas']['DayHoursItem'];
      /** @description Opening hours of the day. */
      fri?: components['schemas']['DayHoursItem'];
      /** @description Opening hours of the day. */
      sat?: components['schemas']['DayHoursItem'];
      /** @description Opening hours of the day. A disabled day may keep its last times. */
      sun?: components['schemas']['DayHoursItem'];
    };
    TermRateItem: {
      /**
       * @description Term, in months.
       * @example 36
       */
      months: number;
      /**
       * @description Rate of the term, in percent.
       * @example 21.6
       */
      rate: number;
    };
    TokenErrorItem: {
      /**
       * @description Error code (RFC 6749 section 5.2).
       * @example invalid_client
       */
      error: string;
      /**
       * @description Human-readable message.
       * @example the client is unknown or revoked, or its secret is wrong
       */
      error_description?: string;
    };
    TokenForm: {
      /**
       * @description Grant type. The only supported value is `client_credentials`.
       * @enum {string}
       */
      grant_type: 'client_credentials';
      /**
       * @description Client id. Required unless HTTP Basic is used.
       * @example ci_live_6742f0c1d2e3f4a5b6c7d801_65f0c0ffee0000000000a001
       */
      client_id?: string;
      /** @description Client secret. Required unless HTTP Basic is used. */
      client_secret?: string;
      /**
       * @description Space-separated subset of the scopes of the client. Defaults to all of them.
       * @example partner-api.leads.read partner-api.leads.write
       */
      scope?: string;
    };
    TokenItem: {
      /** @description Access token. Send it as `Authorization: Bearer <token>`. */
      access_token: string;
      /**
       * @description Type of the token.
       * @enum {string}
       */
      token_type: 'Bearer';
      /**
       * @description Seconds until the token expires.
       * @example 3600
       */
      expires_in: number;
      /**
       * @description Space-separated scopes of the token.
       * @example partner-api.leads.read
       */
      scope: string;
    };
    UpgradeRequest: {
      /**
       * @description Id of the product.
       * @example 65f0c0ffee0000000000e001
       */
      productId: string;
      /**
       * @description Quantity. Defaults to 1. Number of pieces.
       * @example 2
       */
      quantity?: number;
      /**
       * @description Unit price. Defaults to the price of the product. Amount in the company currency, with 2
       * decimals.
       * @example 175
       */
      price?: number;
      /**
       * @description Key of the line. Generated by default.
       * @example ramp
       */
      lineKey?: string;
    };
    UsedKeyItem: {
      /**
       * @description Method of the request.
       * @example POST
       */
      method: string;
      /**
       * @description Path of the request.
       * @example /partner/v1/leads
       */
      path: string;
      /**
       * @description Whether a response is stored.
       * @example finished
       * @enum {string}
       */
      status: 'running' | 'finished';
      /**
       * Format: date-time
       * @description Start of the request.
       * @example 2026-03-01T15:30:00.000Z
       */
      since: string;
      /**
       * @description Status that a retry returns.
       * @example 201
       */
      httpStatus?: number;
      /**
       * @description Path of the record that was created.
       * @example /partner/v1/leads/65f0c0ffee0000000000a001
       */
      resourceUrl?: string;
      /**
       * Format: date-time
       * @description End of the request.
       * @example 2026-03-01T15:30:00.120Z
       */
      finishedAt?: string;
      /**
       * Format: date-time
       * @description The key can be used for another request then.
       * @example 2026-03-02T15:30:00.120Z
       */
      expiresAt?: string;
      /**
       * @description True if the stored response was erased with its customer.
       * @example false
       */
      erased: boolean;
    };
    UsedKeysItem: {
      /** @description Items of the page, in list order. */
      data: components['schemas']['UsedKeyItem'][];
    };
    UserItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000c001
       */
      id: string;
      /**
       * @description Name.
       * @example Sam Porter
       */
      name: string;
      /**
       * @description Email address.
       * @example sam@example.com
       */
      email: string;
      /**
       * @description Phone number, as entered.
       * @example +1 555 0100
       */
      phone?: string;
      /**
       * @description True if active.
       * @example true
       */
      active: boolean;
      /**
       * @description Locations of the user. Empty if `allLocations` is true.
       * @example [
       *       "65f0c0ffee0000000000b001"
       *     ]
       */
      locationIds: string[];
      /**
       * @description True if the user belongs to all locations, including future ones.
       * @example false
       */
      allLocations: boolean;
      /**
       * @description True if lead routing can assign leads to the user.
       * @example true
       */
      inLeadRoutingPool: boolean;
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
    };
    UtmPart: {
      /**
       * @description Source of the campaign.
       * @example newsletter
       */
      source?: string;
      /**
       * @description The same as `source`.
       * @example newsletter
       */
      utm_source?: string;
      /**
       * @description Medium of the campaign.
       * @example email
       */
      medium?: string;
      /**
       * @description The same as `medium`.
       * @example email
       */
      utm_medium?: string;
      /**
       * @description Name of the campaign.
       * @example spring
       */
      campaign?: string;
      /**
       * @description The same as `campaign`.
       * @example spring
       */
      utm_campaign?: string;
      /**
       * @description Search term.
       * @example barn
       */
      term?: string;
      /**
       * @description The same as `term`.
       * @example barn
       */
      utm_term?: string;
      /**
       * @description Variant of the content.
       * @example header
       */
      content?: string;
      /**
       * @description The same as `content`.
       * @example header
       */
      utm_content?: string;
    };
    WebhookDeliveryItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d001
       */
      id: string;
      /**
       * @description Id of the event.
       * @example 65f0c0ffee0000000000e001
       */
      eventId: string;
      /**
       * @description Type of the event, as an open enum.
       * @example lead.created
       */
      eventType: string;
      /**
       * @description Id of the webhook endpoint.
       * @example 65f0c0ffee0000000000b001
       */
      subscriptionId: string;
      /**
       * @description URL.
       * @example https://example.com/webhooks
       */
      url: string;
      /**
       * @description Number of the attempt, from 1. Redeliveries continue the count.
       * @example 1
       */
      attempt: number;
      /**
       * @description HTTP status of the response. Absent if there was none.
       * @example 500
       */
      statusCode?: number;
      /**
       * @description True if the endpoint returned 2xx in time.
       * @example false
       */
      ok: boolean;
      /**
       * @description Duration of the attempt, in milliseconds.
       * @example 182
       */
      durationMs: number;
      /**
       * @description Error of the attempt.
       * @example the receiver answered 500
       */
      error?: string;
      /**
       * Format: date-time
       * @description Time of the attempt, in UTC.
       * @example 2026-03-01T15:30:01.000Z
       */
      attemptedAt: string;
      /**
       * Format: date-time
       * @description Time of the attempt, equal to `attemptedAt`.
       * @example 2026-03-01T15:30:01.000Z
       */
      deliveredAt: string;
      /**
       * Format: date-time
       * @description Time of the next attempt. Absent if none follows.
       * @example 2026-03-01T15:30:06.200Z
       */
      nextAttemptAt?: string;
    };
    WholeWorkOrderItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d001
       */
      id: string;
      /**
       * @description Number of the work order, counted in your company from 1001.
       * @example 1001
       */
      workOrderNumber: number;
      /**
       * @description Serial number, unique in the company.
       * @example LB-1016-0042
       */
      serialNumber?: string;
      /**
       * @description Title.
       * @example 10x16 Lofted Barn
       */
      title?: string;
      /**
       * @description Status, as an open enum: `Template`, `Customer Care`, `Open build`, `Build in process`,
       * `Finished good`, `Delivered`, `Cancelled`.
       * @example Finished good
       */
      status: string;
      /**
       * Format: date-time
       * @description Time of the last status change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      statusChangedAt: string;
      /**
       * @description Order that the unit is assigned to.
       * @example 65f0c0ffee0000000000e001
       */
      orderId?: string;
      /**
       * @description Number of the record, counted per kind in your company from 1001.
       * @example 1001
       */
      orderNumber?: number;
      /** @description Location. Absent while the location is hidden. */
      location?: components['schemas']['LocationBlock'];
      /**
       * @description Price of the building without upgrades. Amount in the company currency, with 2 decimals.
       * @example 6450
       */
      basePrice?: number;
      /**
       * Format: date-time
       * @description Promised delivery day, as a UTC date.
       * @example 2026-03-01T15:30:00.000Z
       */
      promisedDate?: string;
      /**
       * @description Your own references, as a map of names to values.
       * @example {
       *       "erp": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
      /**
       * @description Version of the record, starting at 1 and incremented by every change.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time of the last change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
      /** @description Delivery. Absent for a unit that was neither scheduled nor delivered. */
      delivery?: components['schemas']['DeliveryBlock'];
    };
    WorkOrderItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000d001
       */
      id: string;
      /**
       * @description Number of the work order, counted in your company from 1001.
       * @example 1001
       */
      workOrderNumber: number;
      /**
       * @description Serial number, unique in the company.
       * @example LB-1016-0042
       */
      serialNumber?: string;
      /**
       * @description Title.
       * @example 10x16 Lofted Barn
       */
      title?: string;
      /**
       * @description Status, as an open enum: `Template`, `Customer Care`, `Open build`, `Build in process`,
       * `Finished good`, `Delivered`, `Cancelled`.
       * @example Finished good
       */
      status: string;
      /**
       * Format: date-time
       * @description Time of the last status change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      statusChangedAt: string;
      /**
       * @description Order that the unit is assigned to.
       * @example 65f0c0ffee0000000000e001
       */
      orderId?: string;
      /**
       * @description Number of the record, counted per kind in your company from 1001.
       * @example 1001
       */
      orderNumber?: number;
      /** @description Location. Absent while the location is hidden. */
      location?: components['schemas']['LocationBlock'];
      /**
       * @description Price of the building without upgrades. Amount in the company currency, with 2 decimals.
       * @example 6450
       */
      basePrice?: number;
      /**
       * Format: date-time
       * @description Promised delivery day, as a UTC date.
       * @example 2026-03-01T15:30:00.000Z
       */
      promisedDate?: string;
      /**
       * @description Your own references, as a map of names to values.
       * @example {
       *       "erp": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
      /**
       * @description Version of the record, starting at 1 and incremented by every change.
       * @example 1
       */
      version: number;
      /**
       * Format: date-time
       * @description Time of creation, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Time of the last change, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      updatedAt: string;
    };
    WorkOrderStatusRequest: {
      /**
       * @description Note for the status history.
       * @example Requested by phone
       */
      actionDescription?: string;
      /**
       * @description New status, case-insensitive: `Template`, `Customer Care`, `Open build`, `Build in
       * process`, `Finished good`, `Delivered`, `Cancelled`.
       * @example Build in process
       */
      status: string;
    };
    EventItem: {
      /**
       * @description Id of the record: 24 lower-case hexadecimal characters.
       * @example 65f0c0ffee0000000000e001
       */
      id: string;
      /**
       * Format: date-time
       * @description Time of the event, in UTC.
       * @example 2026-03-01T15:30:00.000Z
       */
      occurredAt: string;
      /**
       * @description Id of the record that changed.
       * @example 65f0c0ffee0000000000a001
       */
      resourceId: string;
      /**
       * @description Version of the record after the change.
       * @example 1
       */
      resourceVersion?: number;
      /**
       * @description Path of the full record.
       * @example /partner/v1/leads/65f0c0ffee0000000000a001
       */
      resourceUrl?: string;
      /**
       * @description Your own references, as a map of names to values.
       * @example {
       *       "crm": "4711"
       *     }
       */
      externalReferences?: {
        [key: string]: string;
      };
    };
    ContractSentEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Id of the order.
         * @example 65f0c0ffee0000000000a001
         */
        orderId: string;
        /**
         * @description Status after the change, as an open enum.
         * @example out_for_signature
         */
        status: string;
        /**
         * @description Number on the contract.
         * @example 1001-1
         */
        contractNumber?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'contract.sent';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'contract';
    };
    ContractSignedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Id of the order.
         * @example 65f0c0ffee0000000000a001
         */
        orderId: string;
        /**
         * @description Status after the change, as an open enum.
         * @example out_for_signature
         */
        status: string;
        /**
         * @description Number on the contract.
         * @example 1001-1
         */
        contractNumber?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'contract.signed';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'contract';
    };
    ContractCompletedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Id of the order.
         * @example 65f0c0ffee0000000000a001
         */
        orderId: string;
        /**
         * @description Status after the change, as an open enum.
         * @example out_for_signature
         */
        status: string;
        /**
         * @description Number on the contract.
         * @example 1001-1
         */
        contractNumber?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'contract.completed';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'contract';
    };
    ContractVoidedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Id of the order.
         * @example 65f0c0ffee0000000000a001
         */
        orderId: string;
        /**
         * @description Status after the change, as an open enum.
         * @example out_for_signature
         */
        status: string;
        /**
         * @description Number on the contract.
         * @example 1001-1
         */
        contractNumber?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'contract.voided';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'contract';
    };
    CustomerCreatedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Code of the customer.
         * @example AB12C
         */
        code?: string;
        /**
         * @description True if the customer is active.
         * @example true
         */
        active: boolean;
        /**
         * @description True if the personal data was erased. Erase your copy.
         * @example true
         */
        erased?: boolean;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'customer.created';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'customer';
    };
    CustomerUpdatedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Code of the customer.
         * @example AB12C
         */
        code?: string;
        /**
         * @description True if the customer is active.
         * @example true
         */
        active: boolean;
        /**
         * @description True if the personal data was erased. Erase your copy.
         * @example true
         */
        erased?: boolean;
        /**
         * @description Names of the changed properties.
         * @example [
         *       "externalReferences"
         *     ]
         */
        changedFields: string[];
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'customer.updated';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'customer';
    };
    CustomerMergedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Code of the customer.
         * @example AB12C
         */
        code?: string;
        /**
         * @description True if the customer is active.
         * @example true
         */
        active: boolean;
        /**
         * @description True if the personal data was erased. Erase your copy.
         * @example true
         */
        erased?: boolean;
        /**
         * @description Id of the merged customer.
         * @example 65f0c0ffee0000000000d001
         */
        mergedCustomerId: string;
        /**
         * @description Id of the surviving customer.
         * @example 65f0c0ffee0000000000d001
         */
        survivorId: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'customer.merged';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'customer';
    };
    CustomerDeletedEvent: components['schemas']['EventItem'] & {
      /** @enum {unknown} */
      data?: never;
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'customer.deleted';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'customer';
    };
    DocumentCreatedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Kind of record: `order`, `quote` or `workOrder`.
         * @example order
         */
        entityType: string;
        /**
         * @description Id of the record that the document belongs to.
         * @example 65f0c0ffee0000000000a001
         */
        entityId: string;
        /**
         * @description Category, as free text.
         * @example Contract
         */
        type: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'document.created';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'document';
    };
    PaymentCreatedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Id of the order.
         * @example 65f0c0ffee0000000000a001
         */
        orderId: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Status after the change, as an open enum.
         * @example paid
         */
        status: string;
        /**
         * @description Payment method, as an open enum.
         * @example check
         */
        method: string;
        /**
         * @description Amount of the payment, in its currency.
         * @example 500
         */
        amount: number;
        /**
         * @description ISO 4217 code, if it differs from the company's currency.
         * @example cad
         */
        currency?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'payment.created';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'payment';
    };
    PaymentPaidEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Id of the order.
         * @example 65f0c0ffee0000000000a001
         */
        orderId: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Status after the change, as an open enum.
         * @example paid
         */
        status: string;
        /**
         * @description Payment method, as an open enum.
         * @example check
         */
        method: string;
        /**
         * @description Amount of the payment, in its currency.
         * @example 500
         */
        amount: number;
        /**
         * @description ISO 4217 code, if it differs from the company's currency.
         * @example cad
         */
        currency?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'payment.paid';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'payment';
    };
    PaymentFailedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Id of the order.
         * @example 65f0c0ffee0000000000a001
         */
        orderId: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Status after the change, as an open enum.
         * @example paid
         */
        status: string;
        /**
         * @description Payment method, as an open enum.
         * @example check
         */
        method: string;
        /**
         * @description Amount of the payment, in its currency.
         * @example 500
         */
        amount: number;
        /**
         * @description ISO 4217 code, if it differs from the company's currency.
         * @example cad
         */
        currency?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'payment.failed';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'payment';
    };
    PaymentRefundedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Id of the order.
         * @example 65f0c0ffee0000000000a001
         */
        orderId: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Status after the change, as an open enum.
         * @example paid
         */
        status: string;
        /**
         * @description Payment method, as an open enum.
         * @example check
         */
        method: string;
        /**
         * @description Amount of the payment, in its currency.
         * @example 500
         */
        amount: number;
        /**
         * @description ISO 4217 code, if it differs from the company's currency.
         * @example cad
         */
        currency?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'payment.refunded';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'payment';
    };
    PaymentUpdatedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Id of the order.
         * @example 65f0c0ffee0000000000a001
         */
        orderId: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Status after the change, as an open enum.
         * @example paid
         */
        status: string;
        /**
         * @description Payment method, as an open enum.
         * @example check
         */
        method: string;
        /**
         * @description Amount of the payment, in its currency.
         * @example 500
         */
        amount: number;
        /**
         * @description ISO 4217 code, if it differs from the company's currency.
         * @example cad
         */
        currency?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Names of the changed properties.
         * @example [
         *       "externalReferences"
         *     ]
         */
        changedFields: string[];
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'payment.updated';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'payment';
    };
    LeadCreatedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the record.
         * @example 1001
         */
        orderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Open
         */
        status: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'lead.created';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'lead';
    };
    LeadUpdatedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the record.
         * @example 1001
         */
        orderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Open
         */
        status: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Names of the changed properties.
         * @example [
         *       "externalReferences"
         *     ]
         */
        changedFields: string[];
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'lead.updated';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'lead';
    };
    LeadStatusChangedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the record.
         * @example 1001
         */
        orderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Open
         */
        status: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Status before the change.
         * @example Open
         */
        previousStatus: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'lead.status_changed';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'lead';
    };
    LeadDeletedEvent: components['schemas']['EventItem'] & {
      /** @enum {unknown} */
      data?: never;
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'lead.deleted';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'lead';
    };
    QuoteCreatedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the record.
         * @example 1001
         */
        orderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Open
         */
        status: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Amount to be paid, in the currency of the company.
         * @example 4750
         */
        total?: number;
        /**
         * @description Id of the order that the quote was converted to. Absent while the order is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        convertedOrderId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'quote.created';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'quote';
    };
    QuoteUpdatedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the record.
         * @example 1001
         */
        orderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Open
         */
        status: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Amount to be paid, in the currency of the company.
         * @example 4750
         */
        total?: number;
        /**
         * @description Id of the order that the quote was converted to. Absent while the order is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        convertedOrderId?: string;
        /**
         * @description Names of the changed properties.
         * @example [
         *       "externalReferences"
         *     ]
         */
        changedFields: string[];
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'quote.updated';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'quote';
    };
    QuoteStatusChangedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the record.
         * @example 1001
         */
        orderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Open
         */
        status: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Amount to be paid, in the currency of the company.
         * @example 4750
         */
        total?: number;
        /**
         * @description Id of the order that the quote was converted to. Absent while the order is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        convertedOrderId?: string;
        /**
         * @description Status before the change.
         * @example Open
         */
        previousStatus: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'quote.status_changed';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'quote';
    };
    QuoteSentEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the record.
         * @example 1001
         */
        orderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Open
         */
        status: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Amount to be paid, in the currency of the company.
         * @example 4750
         */
        total?: number;
        /**
         * @description Id of the order that the quote was converted to. Absent while the order is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        convertedOrderId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'quote.sent';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'quote';
    };
    QuoteExpiredEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the record.
         * @example 1001
         */
        orderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Open
         */
        status: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Amount to be paid, in the currency of the company.
         * @example 4750
         */
        total?: number;
        /**
         * @description Id of the order that the quote was converted to. Absent while the order is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        convertedOrderId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'quote.expired';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'quote';
    };
    QuoteDeletedEvent: components['schemas']['EventItem'] & {
      /** @enum {unknown} */
      data?: never;
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'quote.deleted';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'quote';
    };
    OrderCreatedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the record.
         * @example 1001
         */
        orderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Unsubmitted
         */
        status: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Amount to be paid, in the currency of the company.
         * @example 4750
         */
        total?: number;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'order.created';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'order';
    };
    OrderUpdatedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the record.
         * @example 1001
         */
        orderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Unsubmitted
         */
        status: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Amount to be paid, in the currency of the company.
         * @example 4750
         */
        total?: number;
        /**
         * @description Names of the changed properties.
         * @example [
         *       "externalReferences"
         *     ]
         */
        changedFields: string[];
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'order.updated';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'order';
    };
    OrderStatusChangedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the record.
         * @example 1001
         */
        orderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Unsubmitted
         */
        status: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Amount to be paid, in the currency of the company.
         * @example 4750
         */
        total?: number;
        /**
         * @description Status before the change.
         * @example Open
         */
        previousStatus: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'order.status_changed';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'order';
    };
    OrderCancelledEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the record.
         * @example 1001
         */
        orderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Unsubmitted
         */
        status: string;
        /**
         * @description Id of the customer.
         * @example 65f0c0ffee0000000000d001
         */
        customerId?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Amount to be paid, in the currency of the company.
         * @example 4750
         */
        total?: number;
        /**
         * @description Status before the change.
         * @example Open
         */
        previousStatus: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'order.cancelled';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'order';
    };
    OrderDeletedEvent: components['schemas']['EventItem'] & {
      /** @enum {unknown} */
      data?: never;
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'order.deleted';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'order';
    };
    WorkOrderCreatedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the work order.
         * @example 1001
         */
        workOrderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Finished good
         */
        status: string;
        /**
         * @description Serial number of the unit.
         * @example LB-1016-0042
         */
        serialNumber?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Id of the quote that the unit is assigned to. Absent while the quote is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        quoteId?: string;
        /**
         * @description Id of the order that the unit is assigned to. Absent while the order is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        orderId?: string;
        /**
         * @description Number of that order.
         * @example 1001
         */
        orderNumber?: number;
        /**
         * @description Id of the quote that released the unit in this change.
         * @example 65f0c0ffee0000000000a001
         */
        previousQuoteId?: string;
        /**
         * @description Id of the order that released the unit in this change.
         * @example 65f0c0ffee0000000000a001
         */
        previousOrderId?: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'work_order.created';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'work_order';
    };
    WorkOrderUpdatedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the work order.
         * @example 1001
         */
        workOrderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Finished good
         */
        status: string;
        /**
         * @description Serial number of the unit.
         * @example LB-1016-0042
         */
        serialNumber?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Id of the quote that the unit is assigned to. Absent while the quote is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        quoteId?: string;
        /**
         * @description Id of the order that the unit is assigned to. Absent while the order is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        orderId?: string;
        /**
         * @description Number of that order.
         * @example 1001
         */
        orderNumber?: number;
        /**
         * @description Id of the quote that released the unit in this change.
         * @example 65f0c0ffee0000000000a001
         */
        previousQuoteId?: string;
        /**
         * @description Id of the order that released the unit in this change.
         * @example 65f0c0ffee0000000000a001
         */
        previousOrderId?: string;
        /**
         * @description Names of the changed properties.
         * @example [
         *       "externalReferences"
         *     ]
         */
        changedFields: string[];
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'work_order.updated';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'work_order';
    };
    WorkOrderStatusChangedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Number of the work order.
         * @example 1001
         */
        workOrderNumber: number;
        /**
         * @description Status after the change, as an open enum.
         * @example Finished good
         */
        status: string;
        /**
         * @description Serial number of the unit.
         * @example LB-1016-0042
         */
        serialNumber?: string;
        /**
         * @description Id of the location. Absent while the location is hidden.
         * @example 65f0c0ffee0000000000b001
         */
        locationId?: string;
        /**
         * @description Id of the quote that the unit is assigned to. Absent while the quote is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        quoteId?: string;
        /**
         * @description Id of the order that the unit is assigned to. Absent while the order is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        orderId?: string;
        /**
         * @description Number of that order.
         * @example 1001
         */
        orderNumber?: number;
        /**
         * @description Id of the quote that released the unit in this change.
         * @example 65f0c0ffee0000000000a001
         */
        previousQuoteId?: string;
        /**
         * @description Id of the order that released the unit in this change.
         * @example 65f0c0ffee0000000000a001
         */
        previousOrderId?: string;
        /**
         * @description Status before the change.
         * @example Open
         */
        previousStatus: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'work_order.status_changed';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'work_order';
    };
    WorkOrderDeletedEvent: components['schemas']['EventItem'] & {
      /** @enum {unknown} */
      data?: never;
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'work_order.deleted';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'work_order';
    };
    DeliveryScheduledEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Id of the delivered work order.
         * @example 65f0c0ffee0000000000e001
         */
        workOrderId: string;
        /**
         * @description Id of the order that the unit is assigned to. Absent while the order is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        orderId?: string;
        /**
         * @description Status after the change, as an open enum.
         * @example En Route
         */
        status: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'delivery.scheduled';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'delivery';
    };
    DeliveryDispatchedEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Id of the delivered work order.
         * @example 65f0c0ffee0000000000e001
         */
        workOrderId: string;
        /**
         * @description Id of the order that the unit is assigned to. Absent while the order is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        orderId?: string;
        /**
         * @description Status after the change, as an open enum.
         * @example En Route
         */
        status: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'delivery.dispatched';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'delivery';
    };
    DeliveryDeliveredEvent: components['schemas']['EventItem'] & {
      /** @description Record after the change. */
      data: {
        /**
         * @description Id of the delivered work order.
         * @example 65f0c0ffee0000000000e001
         */
        workOrderId: string;
        /**
         * @description Id of the order that the unit is assigned to. Absent while the order is hidden.
         * @example 65f0c0ffee0000000000a001
         */
        orderId?: string;
        /**
         * @description Status after the change, as an open enum.
         * @example En Route
         */
        status: string;
      };
      /**
       * @description Type of the event.
       * @constant
       */
      type: 'delivery.delivered';
      /**
       * @description Kind of record that changed.
       * @constant
       */
      resourceType: 'delivery';
    };
    PartnerEvent:
      | components['schemas']['ContractSentEvent']
      | components['schemas']['ContractSignedEvent']
      | components['schemas']['ContractCompletedEvent']
      | components['schemas']['ContractVoidedEvent']
      | components['schemas']['CustomerCreatedEvent']
      | components['schemas']['CustomerUpdatedEvent']
      | components['schemas']['CustomerMergedEvent']
      | components['schemas']['CustomerDeletedEvent']
      | components['schemas']['DocumentCreatedEvent']
      | components['schemas']['PaymentCreatedEvent']
      | components['schemas']['PaymentPaidEvent']
      | components['schemas']['PaymentFailedEvent']
      | components['schemas']['PaymentRefundedEvent']
      | components['schemas']['PaymentUpdatedEvent']
      | components['schemas']['LeadCreatedEvent']
      | components['schemas']['LeadUpdatedEvent']
      | components['schemas']['LeadStatusChangedEvent']
      | components['schemas']['LeadDeletedEvent']
      | components['schemas']['QuoteCreatedEvent']
      | components['schemas']['QuoteUpdatedEvent']
      | components['schemas']['QuoteStatusChangedEvent']
      | components['schemas']['QuoteSentEvent']
      | components['schemas']['QuoteExpiredEvent']
      | components['schemas']['QuoteDeletedEvent']
      | components['schemas']['OrderCreatedEvent']
      | components['schemas']['OrderUpdatedEvent']
      | components['schemas']['OrderStatusChangedEvent']
      | components['schemas']['OrderCancelledEvent']
      | components['schemas']['OrderDeletedEvent']
      | components['schemas']['WorkOrderCreatedEvent']
      | components['schemas']['WorkOrderUpdatedEvent']
      | components['schemas']['WorkOrderStatusChangedEvent']
      | components['schemas']['WorkOrderDeletedEvent']
      | components['schemas']['DeliveryScheduledEvent']
      | components['schemas']['DeliveryDispatchedEvent']
      | components['schemas']['DeliveryDeliveredEvent'];
  };
  responses: {
    /** @description The current state of the record does not allow the request. */
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
    /** @description The current state of the record does not allow the request. */
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
    /** @description The current state of the record does not allow the request. */
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
    /** @description The current state of the record does not allow the request. */
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
    /** @description The credential lacks the scope, or it or its company is suspended. */
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
         *       "code": "missing_scope",
         *       "requiredScope": "partner-api.leads.write"
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
         *       "code": "missing_field",
         *       "field": "name",
         *       "errors": [
         *         {
         *           "error": "name is required",
         *           "code": "missing_field",
         *           "field": "name"
         *         }
         *       ]
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
         *       "code": "missing_field",
         *       "field": "name",
         *       "errors": [
         *         {
         *           "error": "name is required",
         *           "code": "missing_field",
         *           "field": "name"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The idempotency key was used with a different body. */
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
    /** @description The record does not exist in your company. */
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
    /** @description The record does not exist in your company. */
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
         *       "code": "missing_field",
         *       "field": "name",
         *       "errors": [
         *         {
         *           "error": "name is required",
         *           "code": "missing_field",
         *           "field": "name"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The record does not exist in your company. */
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
    /** @description The body is too large. */
    PublicTooLarge: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
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
    /** @description The request timed out, or a required service is unavailable. */
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
    /** @description The body is not JSON. */
    PublicUnsupportedType: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'Server-Timing': components['headers']['Server-Timing'];
        'Cache-Control': components['headers']['Cache-Control'];
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
    /** @description The stored response of this key was erased with its customer. */
    ResponseErased: {
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
         *       "error": "the stored response of this Idempotency-Key was erased with its customer",
         *       "code": "response_erased"
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
         *       "code": "invalid_credential",
         * "reason": "The header Authorization is missing. Send \"Authorization: Bearer KEY\", with an API
         * key or access token as KEY."
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The request timed out, or a required service is unavailable. */
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
    /** @description Request id: the value that you sent, or a new one. */
    'X-Request-Id': string;
    /** @description Durations in milliseconds: `db;dur=…, total;dur=…`. */
    'Server-Timing': string;
    /** @description Burst limit of the credential. */
    'X-RateLimit-Limit': number;
    /** @description Remaining requests of the credential, or of your company if lower. */
    'X-RateLimit-Remaining': number;
    /** @description Seconds to wait before the next attempt. */
    'Retry-After': number;
    /** @description Required authentication scheme. */
    'WWW-Authenticate': string;
    /** @description `HIT` if the list came from the cache. */
    'X-Cache': 'HIT' | 'MISS';
    /** @description `private, no-cache` on lists with `X-Cache`, `no-store` on all other responses. */
    'Cache-Control': string;
    /** @description `true` if this is the stored response to an earlier request with the same key. */
    'Idempotency-Replayed': 'true';
    /** @description Version of the record, in quotes. */
    ETag: string;
    /** @description `true` if the request was only tried. */
    'Partner-Dry-Run': 'true';
    /**
     * @description JSON of what a dry run would have changed: `events`, number of `deliveries` by endpoint,
     * `mails`, `crm`, `units` and new `versions` by record. At most 4 KB: `truncated` is true if entries are
     * left out.
     */
    'Partner-Effects': string;
    /**
     * @description Ignored parameters and values of the query, with the names that were probably meant. Absent
     * if there are none.
     */
    'Partner-Warning': string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  openConfigurator: {
    parameters: {
      query?: {
        /** @description Visitor id of your site events, passed on to the configurator. */
        scv?: string;
      };
      header?: never;
      path: {
        /** @description Secret token of the launch link. */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * @description Redirect to the configurator of the company, with `psid`, the session id, and `scv` of
       * the link
       */
      302: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          /** @description Redirect target. */
          Location?: string;
          /** @description `no-referrer` */
          'Referrer-Policy'?: 'no-referrer';
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['PublicInvalid'];
      404: components['responses']['PublicNotFound'];
      /** @description The link was used, has expired or is invalid */
      410: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
          'text/html': string;
        };
      };
      /** @description Prefetch (`Sec-Purpose`). The link stays valid, and the browser repeats the request */
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
          'text/html': string;
        };
      };
      /** @description The request timed out, or a required service is unavailable. */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
          'text/html': string;
        };
      };
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
  checkLaunchLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Secret token of the launch link. */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description No content. The link stays valid */
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
        /** @description Quote that was saved in the configurator. */
        quoteId?: string;
      };
      header?: never;
      path: {
        /**
         * @description Session id. Where several deployments share the address, the id of the company is in
         * front of it.
         */
        sessionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * @description Redirect to `returnUrl` of the session, with `psid` and, for a quote of the company,
       * `quoteId`
       */
      302: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          /** @description Redirect target. */
          Location?: string;
          /** @description `no-referrer` */
          'Referrer-Policy'?: 'no-referrer';
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['PublicInvalid'];
      /** @description The session does not exist, or it opened more than 24 hours ago */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
          'text/html': string;
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
          'text/html': string;
        };
      };
      /** @description The request timed out, or a required service is unavailable. */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
          'text/html': string;
        };
      };
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
        /** @description `ETag` of the file. If it does not match, the whole file is returned. */
        'If-Range'?: string;
        /** @description Byte range. Multiple ranges are rejected with 416. */
        Range?: string;
      };
      path: {
        /** @description Secret token of the link. */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whole file, with the content type of the document */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          /** @description SHA-256 of the file in hexadecimal, in quotes. */
          ETag?: string;
          /** @description `attachment`, with the name of the file (RFC 6266). */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
          '*/*': string;
        };
      };
      /** @description A range of the file */
      206: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          /** @description SHA-256 of the file in hexadecimal, in quotes. */
          ETag?: string;
          /** @description `attachment`, with the name of the file (RFC 6266). */
          'Content-Disposition'?: string;
          /** @description Range and size of the file in bytes. */
          'Content-Range'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
          '*/*': string;
        };
      };
      400: components['responses']['PublicInvalid'];
      /** @description The link is invalid, or its document no longer exists. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
          'text/html': string;
        };
      };
      /** @description Another download through the link is in progress. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
          'text/html': string;
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
          'application/json': components['schemas']['Error'];
          'text/html': string;
        };
      };
      /** @description The range is outside the file, or the request has multiple ranges. */
      416: {
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
      /** @description Too many requests through this link, or too many invalid links from this address. */
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
          'text/html': string;
        };
      };
      /** @description The request timed out, or a required service is unavailable. */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
          'text/html': string;
        };
      };
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
      /**
       * @description Invalid request, or scopes that the client does not have. `unauthorized_client`: the
       * client or its company is suspended, or the address is not allowed.
       */
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
      /** @description Unknown or revoked client, or wrong secret */
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
      /** @description The form has a content encoding, such as gzip */
      415: {
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
      /** @description A required service is unavailable */
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Filters by status (exact match). */
        status?: string;
        /** @description Filters by a substring of the name of the other party. */
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of agreements, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['AgreementItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
      /** @description The most recently updated active agreement */
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
      /** @description No agreement is active. */
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
        /** @description Id of the agreement. */
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
        /** @description Id of the agreement. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All legal configurations of an agreement, sorted by state code */
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
        /** @description State code, case-insensitive. */
        state: string;
        /** @description Id of the agreement. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Legal configuration of a state */
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
      /** @description Profile of your company */
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
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
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Records with exactly this external reference, as `key:value`. */
        externalRef?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdTo?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        updatedFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        updatedTo?: string;
        /** @description The sort key of the list. Ties are ordered by `id`. */
        sort?: 'name' | 'email' | 'createdAt' | 'updatedAt';
        /** @description Filters by a substring of the name, email or phone number. */
        search?: string;
        /** @description Filters by a substring of the email. */
        email?: string;
        /** @description Filters by a substring of the phone number. */
        phone?: string;
        /** @description Includes merged customers. */
        includeMerged?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of customers, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['CustomerItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
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
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
        /** @description Id of the customer. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A customer, with its version as ETag */
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
         * @description The expected version of the record: its `ETag`, or the bare integer. A different
         * version returns 409 with the current `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the customer. */
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
      /** @description The updated customer */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
  eraseCustomer: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the customer. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The certificate of the erasure, running or finished */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErasureCertificate'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      410: components['responses']['ResponseErased'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  mergeCustomers: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the customer. */
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
      /** @description The survivor and the number of moved records */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Kind of record that the documents belong to. */
        entityType: 'order' | 'quote' | 'workOrder';
        /** @description Id of the order, quote or work order. */
        entityId: string;
        /** @description Filters by category (exact match). */
        type?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of documents of an order, quote or work order, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['DocumentItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
            total: number;
          };
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description The order, quote or work order does not exist. */
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
        /** @description Id of the document. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A new download link. The file itself is not part of this response */
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
      /** @description The request has `Partner-Dry-Run` */
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
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listDomains: {
    parameters: {
      query?: {
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Filters by locations that have, or do not have, the domain as default. */
        defaultForStore?: boolean;
        /** @description Filters by location. */
        locationId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of domains, sorted by subdomain and apex domain */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['DomainItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
        /**
         * @description `nextCursor` of the previous page. Starts at the oldest retained event if absent.
         */
        cursor?: string;
        /** @description Filters by event types, separated by commas. */
        types?: string;
        /** @description Filters by record. */
        resourceId?: string;
        /** @description The maximum number of items. Values above 200 count as 200. */
        limit?: number;
        /**
         * @description Seconds to wait for the next event if there is none after the cursor. 0 by default.
         */
        wait?: number;
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
          'Partner-Warning': components['headers']['Partner-Warning'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['PartnerEvent'][];
            /** @description The `cursor` of the next request. */
            nextCursor: string;
            /** @description True if there are more items to read now. */
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
        /** @description Cursor to start after. Starts at the oldest retained event if absent. */
        from?: string;
        /** @description Cursor to end at, inclusive. Ends at the newest event if absent. */
        to?: string;
        /** @description Filters by event types, separated by commas. */
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
          'Partner-Warning': components['headers']['Partner-Warning'];
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
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
      /** @description Counts of the call, and the cursor of the next call */
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
      410: components['responses']['ResponseErased'];
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
      header?: {
        /**
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Id of the event. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Number of enqueued deliveries */
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
          'application/json': components['schemas']['RedeliveryItem'];
        };
      };
      /** @description The body is not empty */
      400: {
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
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFoundOrReplay'];
      409: components['responses']['ConflictOrReplay'];
      410: components['responses']['ResponseErased'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getIdempotencyKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `Idempotency-Key` of the requests, percent-encoded. */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Requests with the key, the latest first */
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
          'application/json': components['schemas']['UsedKeysItem'];
        };
      };
      /** @description The key is too long */
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
      /** @description The key is unknown */
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
  listLeads: {
    parameters: {
      query?: {
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Records with exactly this external reference, as `key:value`. */
        externalRef?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdTo?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        updatedFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        updatedTo?: string;
        /** @description The sort key of the list. Ties are ordered by `id`. */
        sort?: 'orderNumber' | 'customerName' | 'status' | 'total' | 'createdAt' | 'updatedAt';
        /**
         * @description Filters by a substring of the customer name, email, phone, lead number or
         * salesperson.
         */
        search?: string;
        /** @description Filters by status, case-insensitive: `Open`, `Lost`, `Retired`. */
        status?: string;
        /** @description Filters by id or slug of a location. */
        location?: string;
        /** @description Filters by a substring of the email. */
        customerEmail?: string;
        /** @description Filters by a substring of the phone number. */
        customerPhone?: string;
        /** @description Filters by lead number. */
        orderNumber?: number;
        /** @description Filters by a substring of the salesperson's email or name. */
        salesperson?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of leads, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['LeadItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
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
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
        /** @description Id of the lead. */
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
         * @description The expected version of the record: its `ETag`, or the bare integer. A different
         * version returns 409 with the current `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the lead. */
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
      /** @description The updated lead */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
         * @description The expected version of the record: its `ETag`, or the bare integer. A different
         * version returns 409 with the current `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the lead. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "Lost",
         *       "actionDescription": "Requested by phone"
         *     }
         */
        'application/json': components['schemas']['LeadStatusRequest'];
      };
    };
    responses: {
      /** @description The updated lead */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
      };
      header?: never;
      path: {
        /** @description Id of the lead. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of status changes of the lead, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['StatusHistoryEntry'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Filters by calendar year. */
        year?: number;
        /** @description Filters by location. */
        locationId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of location budgets, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['LocationBudgetItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
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
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
        /** @description Id of the location budget. */
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
      header?: {
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the location budget. */
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
      /** @description The replaced location budget */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description The sort key of the list. Ties are ordered by `id`. */
        sort?: 'name' | 'code' | 'city' | 'createdAt' | 'updatedAt';
        /** @description Filters by a substring of the name, code or city. */
        search?: string;
        /** @description Filters by active or inactive locations. */
        active?: boolean;
        /** @description Filters by locations that sell units. */
        salesLot?: boolean;
        /** @description Filters by locations that build units. */
        plant?: boolean;
        /** @description Filters by region label (exact match). */
        region?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of locations, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['LocationItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
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
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
        /** @description Id of the location. */
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
      header?: {
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the location. */
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
      /** @description The updated location */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Filters by locations that have, or do not have, the domain as default. */
        defaultForStore?: boolean;
      };
      header?: never;
      path: {
        /** @description Id of the location. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of domains of a location, sorted by subdomain and apex domain */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['DomainItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description The sort key of the list. Ties are ordered by `id`. */
        sort?: 'serialNumber' | 'title' | 'price' | 'createdAt';
        /**
         * @description Filters by purchase type: `Lot Stock`, `Rental Return` or `Immediate Sale`, in any
         * case, with spaces, hyphens or underscores. Any other value means all types.
         */
        purchaseType?: string;
        /** @description Filters by id or slug of a location. */
        location?: string;
        /** @description Filters by region label (exact match). With `location`, both must match. */
        region?: string;
        /** @description Filters by the product id of the siding, or a substring of its display name. */
        siding?: string;
        /** @description Filters by a substring of the serial number or title. */
        search?: string;
        /** @description Includes sold units after `storeExpirationDays`. */
        ignoreStoreExpiration?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of units for sale from the lot, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['LotStockItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
      /** @description Company, scopes and rate limit of your credential */
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
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listOrders: {
    parameters: {
      query?: {
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Records with exactly this external reference, as `key:value`. */
        externalRef?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdTo?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        updatedFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        updatedTo?: string;
        /** @description The sort key of the list. Ties are ordered by `id`. */
        sort?: 'orderNumber' | 'customerName' | 'status' | 'total' | 'createdAt' | 'updatedAt';
        /** @description Filters by a substring of the customer name, email, phone or number. */
        search?: string;
        /** @description Filters by id or slug of a location. */
        location?: string;
        /** @description Filters by a substring of the email. */
        customerEmail?: string;
        /** @description Filters by a substring of the phone number. */
        customerPhone?: string;
        /** @description Filters by number. */
        orderNumber?: number;
        /** @description Filters by a substring of the salesperson's email or name. */
        salesperson?: string;
        /**
         * @description Filters by status, case-insensitive: `Unsubmitted`, `Unprocessed`, `On hold`,
         * `Processed`, `Cancelled`.
         */
        status?: string;
        /** @description Filters by payment type: cash or rto, case-insensitive. */
        paymentType?: string;
        /** @description Filters by orders that were cancelled or deleted after the sale. */
        cancelled?: boolean;
        /** @description Filters by serial number (exact match). */
        serialNumber?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        saleDateFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        saleDateTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of orders, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['OrderItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
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
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
        /** @description Id of the order. */
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
         * @description The expected version of the record: its `ETag`, or the bare integer. A different
         * version returns 409 with the current `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the order. */
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
      /** @description The updated order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      /** @description A signed contract locks the fields */
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
        /** @description Id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Contract of the order */
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
        /** @description Id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Lines of the order */
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
         * @description The expected version of the record: its `ETag`, or the bare integer. A different
         * version returns 409 with the current `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the order. */
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
      /** @description The existing line with this key */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
         * @description The expected version of the record: its `ETag`, or the bare integer. A different
         * version returns 409 with the current `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Key of the line. */
        lineId: string;
        /** @description Id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The line was deleted */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description The line is the base product line, or `If-Match` is stale */
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the order. */
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
      /** @description The new payment page */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      /** @description The payment processor is not connected, has payments disabled, or is unavailable */
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
      };
      header?: never;
      path: {
        /** @description Id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payments of the order, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['PaymentItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the order. */
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
      /** @description The new payment, with status `paid` */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
         * @description The expected version of the record: its `ETag`, or the bare integer. A different
         * version returns 409 with the current `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "Unprocessed",
         *       "actionDescription": "Requested by phone"
         *     }
         */
        'application/json': components['schemas']['OrderStatusRequest'];
      };
    };
    responses: {
      /** @description The updated order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
      };
      header?: never;
      path: {
        /** @description Id of the order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of status changes of the order, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['StatusHistoryEntry'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Filters by order. */
        orderId?: string;
        /**
         * @description Filters by status, case-insensitive: `pending`, `failed`, `paid`, `disputed`,
         * `Refunded`.
         */
        status?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payments, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['PaymentItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
        /** @description Id of the payment. */
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description The sort key of the list. Ties are ordered by `id`. */
        sort?: 'name' | 'sku' | 'price' | 'createdAt' | 'updatedAt';
        /** @description Filters by a substring of the name, SKU or description. */
        search?: string;
        /** @description Filters by a substring of the SKU. */
        sku?: string;
        /** @description Filters by active or inactive products. */
        active?: boolean;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdTo?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        updatedFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        updatedTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of finished products, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['ProductItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
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
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
        /** @description Id of the product. */
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
      header?: {
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the product. */
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
      /** @description The updated product */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the product. */
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
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Records with exactly this external reference, as `key:value`. */
        externalRef?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdTo?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        updatedFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        updatedTo?: string;
        /** @description The sort key of the list. Ties are ordered by `id`. */
        sort?: 'orderNumber' | 'customerName' | 'status' | 'total' | 'createdAt' | 'updatedAt';
        /** @description Filters by a substring of the customer name, email, phone or number. */
        search?: string;
        /** @description Filters by id or slug of a location. */
        location?: string;
        /** @description Filters by a substring of the email. */
        customerEmail?: string;
        /** @description Filters by a substring of the phone number. */
        customerPhone?: string;
        /** @description Filters by number. */
        orderNumber?: number;
        /** @description Filters by a substring of the salesperson's email or name. */
        salesperson?: string;
        /**
         * @description Filters by status, case-insensitive: `Open`, `Active`, `Lost`, `Retired`, `Sold`,
         * `Cancelled`.
         */
        status?: string;
        /** @description Filters by converted or unconverted quotes. */
        converted?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of quotes, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['QuoteItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
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
      /** @description The new quote, with its unit reserved */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
        /** @description Id of the quote. */
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
         * @description The expected version of the record: its `ETag`, or the bare integer. A different
         * version returns 409 with the current `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the quote. */
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
      /** @description The updated quote */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the quote. */
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
      /** @description The new order */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
        /** @description Id of the quote. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Lines of the quote */
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
         * @description The expected version of the record: its `ETag`, or the bare integer. A different
         * version returns 409 with the current `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the quote. */
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
      /** @description The existing line with this key */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
         * @description The expected version of the record: its `ETag`, or the bare integer. A different
         * version returns 409 with the current `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Key of the line. */
        lineId: string;
        /** @description Id of the quote. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The line was deleted */
      204: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description The line is the base product line, or `If-Match` is stale */
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
         * @description The expected version of the record: its `ETag`, or the bare integer. A different
         * version returns 409 with the current `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the quote. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "Active",
         *       "actionDescription": "Requested by phone"
         *     }
         */
        'application/json': components['schemas']['QuoteStatusRequest'];
      };
    };
    responses: {
      /** @description The updated quote */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
      };
      header?: never;
      path: {
        /** @description Id of the quote. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of status changes of the quote, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['StatusHistoryEntry'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
         * @description Week (Sunday to Saturday) or month in the company's timezone. Required without `from`
         * and `to`.
         */
        period?: 'this_week' | 'last_week' | 'this_month' | 'last_month';
        /**
         * @description First day of a custom period of at most 366 days. Takes precedence over `period`.
         */
        from?: string;
        /** @description Last day of the custom period, inclusive. */
        to?: string;
        /** @description Filters by location. */
        locationId?: string;
        /** @description Includes the orders behind the figures, at most 2,000 rows. */
        details?: boolean;
        /**
         * @description Figures to list rows for, separated by commas. Defaults to all: `actual`,
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
      /** @description Revenue forecast of a period */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
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
      /** @description All roles of your company, sorted by name */
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description The sort key of the list. Ties are ordered by `id`. */
        sort?: 'ledgerDate' | 'saleDate';
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        saleDateFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        saleDateTo?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        ledgerDateFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        ledgerDateTo?: string;
        /** @description Filters by orders that were cancelled or deleted after the sale. */
        cancelled?: boolean;
        /** @description Filters by the current status of the order (exact match, case-sensitive). */
        currentStatus?: string;
        /** @description Filters by movement type (exact match). */
        movementType?: string;
        /** @description Filters by order. */
        orderId?: string;
        /** @description Filters by the current location of the order. */
        locationId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of ledger movements, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['SalesLedgerMovement'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
        /** @description `nextCursor` of the previous page. Starts at the newest event if absent. */
        cursor?: string;
        /** @description The maximum number of items. Values above 200 count as 200. */
        limit?: number;
        /** @description Filters by visit. */
        sessionId?: string;
        /** @description Filters by event types, separated by commas. */
        types?: string;
        /** @description Filters by time of the event, from this time (inclusive). */
        from?: string;
        /** @description Filters by time of the event, up to this time (inclusive). */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of site events, newest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['SiteEventItem'][];
            /** @description The `cursor` of the next request; absent on the last page. */
            nextCursor?: string;
            /** @description True if there are more items to read now. */
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
      header?: {
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
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
      /** @description All events were stored */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
       * @description All customers that were not merged into others as JSON lines, oldest first. The last line
       * is the trailer
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
      /** @description All leads as JSON lines, oldest first. The last line is the trailer */
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
      /** @description All locations as JSON lines, oldest first. The last line is the trailer */
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
       * @description All units for sale from the lot as JSON lines, oldest first. The last line is the trailer
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
      /** @description All orders as JSON lines, oldest first. The last line is the trailer */
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
      /** @description All payments as JSON lines, oldest first. The last line is the trailer */
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
      /** @description All finished products as JSON lines, oldest first. The last line is the trailer */
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
      /** @description All quotes as JSON lines, oldest first. The last line is the trailer */
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
      /** @description All users as JSON lines, oldest first. The last line is the trailer */
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
      /** @description All work orders as JSON lines, oldest first. The last line is the trailer */
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 60 count as 60. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Filters by a substring of the template name, product name or description. */
        search?: string;
        /** @description Filters by public tags, separated by commas. Templates must have all of them. */
        tags?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of published templates, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['StockTemplateItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
        /** @description Id of the stock template. */
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Filters by a substring of the name or email. */
        search?: string;
        /** @description Filters by enabled or disabled users. */
        active?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of users, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['UserItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
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
      /** @description The new user, invited by email unless `invite` is false */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserItem'];
        };
      };
      400: components['responses']['InvalidOrReplay'];
      401: components['responses']['Unauthorized'];
      /** @description The credential lacks the scope, or the request changes who manages partner access. */
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
      410: components['responses']['ResponseErased'];
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
        /** @description Id of the user. */
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
      header?: {
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the user. */
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
      /** @description The updated user */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserItem'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      /** @description The credential lacks the scope, or the request changes who manages partner access. */
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Filters by event. */
        eventId?: string;
        /** @description Filters by the record of the event. */
        resourceId?: string;
        /** @description Filters by subscription. */
        subscriptionId?: string;
        /** @description Filters by event type. */
        eventType?: string;
        /** @description Filters by successful or failed attempts. */
        ok?: boolean;
        /**
         * @description Filters by attempt time, from this time (inclusive): RFC 3339, or `YYYY-MM-DD` for a
         * UTC day.
         */
        from?: string;
        /**
         * @description Filters by attempt time, up to this time (inclusive): RFC 3339, or `YYYY-MM-DD` for a
         * UTC day.
         */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of delivery attempts, newest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['WebhookDeliveryItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
        /** @description Records with exactly this external reference, as `key:value`. */
        externalRef?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        createdTo?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        updatedFrom?: string;
        /** @description `YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive. */
        updatedTo?: string;
        /** @description The sort key of the list. Ties are ordered by `id`. */
        sort?: 'workOrderNumber' | 'serialNumber' | 'status' | 'createdAt' | 'updatedAt';
        /** @description Filters by a substring of the serial number, title or work order number. */
        search?: string;
        /**
         * @description Filters by status, case-insensitive: `Template`, `Customer Care`, `Open build`,
         * `Build in process`, `Finished good`, `Delivered`, `Cancelled`.
         */
        status?: string;
        /** @description Filters by serial number (exact match). */
        serialNumber?: string;
        /** @description Filters by the number of the assigned order. */
        orderNumber?: number;
        /** @description Filters by the id of the assigned order. */
        linkedOrderId?: string;
        /** @description Filters by id or slug of a location. */
        location?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of work orders, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['WorkOrderItem'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
         * @description Repeating a request with the same key within 24 hours returns the first response.
         */
        'Idempotency-Key'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
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
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
      410: components['responses']['ResponseErased'];
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
        /** @description Id of the work order. */
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
         * @description The expected version of the record: its `ETag`, or the bare integer. A different
         * version returns 409 with the current `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the work order. */
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
      /** @description The updated work order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
         * @description The expected version of the record: its `ETag`, or the bare integer. A different
         * version returns 409 with the current `ETag`.
         */
        'If-Match'?: string;
        /**
         * @description With `true`, the request is answered as usual, but changes nothing. Ids, numbers and
         * times are provisional.
         */
        'Partner-Dry-Run'?: 'true' | 'false';
      };
      path: {
        /** @description Id of the work order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "Build in process",
         *       "actionDescription": "Requested by phone"
         *     }
         */
        'application/json': components['schemas']['WorkOrderStatusRequest'];
      };
    };
    responses: {
      /** @description The updated work order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Dry-Run': components['headers']['Partner-Dry-Run'];
          'Partner-Effects': components['headers']['Partner-Effects'];
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
        /** @description The page number, from 1. */
        page?: number;
        /** @description The maximum number of items. Values above 100 count as 100. */
        limit?: number;
        /** @description The sort direction. */
        order?: 'asc' | 'desc';
      };
      header?: never;
      path: {
        /** @description Id of the work order. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of status changes of the work order, newest first by default */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'Partner-Warning': components['headers']['Partner-Warning'];
          'X-Cache': components['headers']['X-Cache'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The items, in the order of the list. */
            data: components['schemas']['StatusHistoryEntry'][];
            /** @description The page number, from 1. */
            page: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The total number of items on all pages. */
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
  createSandbox: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The new company, with its key */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Server-Timing': components['headers']['Server-Timing'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SandboxItem'];
        };
      };
      400: components['responses']['PublicInvalid'];
      413: components['responses']['PublicTooLarge'];
      415: components['responses']['PublicUnsupportedType'];
      /**
       * @description The address created too many sandboxes in an hour, or too many exist; `Retry-After` has
       * the seconds
       */
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
}
