import type {
  AlertsController,
  AuditController,
  BodiesController,
  CompanyController,
  CredentialsController,
  DeliveriesController,
  EndpointsController,
  EnrolmentController,
  EventsController,
  HomeController,
  ProofsController,
  RecordsController,
  ReplayController,
  RequestsController,
  SearchController,
  SecondFactorController,
  SessionController,
  TeamController,
  TraceController,
} from '@partner/portal-api-app';

/** Value as it arrives in JSON: times are texts (RFC 3339), and ids have no brand. */
type Json<T> = T extends Date
  ? string
  : T extends string
    ? Unbranded<T>
    : T extends object
      ? { readonly [Member in keyof T]: Json<T[Member]> }
      : T;

type Unbranded<Text extends string> = Text extends object ? string : Text;

/** Answer of the server to a call, by the controller and its method. */
type Answer<Controller, Method extends keyof Controller> = Controller[Method] extends (...args: never[]) => infer Result
  ? Json<Awaited<Result>>
  : never;

export type Alerts = Answer<AlertsController, 'show'>;
export type AlertSettings = Alerts['settings'];
export type Alert = Alerts['data'][number];
export type AlertsSecret = Answer<AlertsController, 'change'>;

export type AuditPage = Answer<AuditController, 'list'>;
export type AuditEntry = AuditPage['data'][number];

export type Company = Answer<CompanyController, 'show'>;

export type Scopes = Answer<CredentialsController, 'scopes'>;
export type Credential = Answer<CredentialsController, 'show'>;
export type CredentialSecret = Answer<CredentialsController, 'create'>;

export type Endpoint = Answer<EndpointsController, 'show'>;
export type EndpointSecret = Answer<EndpointsController, 'create'>;
export type EventFilter = NonNullable<Endpoint['filter']>;
export type AttemptsOfEndpoint = Answer<EndpointsController, 'attempts'>;
export type AttemptCounts = AttemptsOfEndpoint['total'];

export type Delivery = Answer<DeliveriesController, 'list'>['data'][number];
export type DeliveryState = Delivery['state'];
export type DeliveryDetail = Answer<DeliveriesController, 'show'>;
export type Attempt = DeliveryDetail['made'][number];

export type EventSummary = Answer<EventsController, 'list'>['data'][number];
export type EventDetail = Answer<EventsController, 'show'>;
export type ReplayPart = Answer<ReplayController, 'replay'>;

export type LoggedRequest = Answer<RequestsController, 'list'>['data'][number];
export type KeptBodies = Answer<BodiesController, 'ofRequest'>;
export type Usage = Answer<RequestsController, 'ofCompany'>;
export type RequestsByStatus = Usage['requests'];
export type StatusClass = keyof RequestsByStatus;
export type HourlyUsage = Usage['hours'][number];
export type UsageSpan = 'day' | 'week' | 'month';

export type Trace = Answer<TraceController, 'show'>;
export type TracedEvent = Trace['events'][number];
export type TracedDelivery = TracedEvent['deliveries'][number];

export type Home = Answer<HomeController, 'show'>;
export type Proofs = Answer<ProofsController, 'show'>;

export type RecordStory = Answer<RecordsController, 'show'>;
export type FoundItem = Answer<SearchController, 'search'>['data'][number];

export type Session = Answer<SessionController, 'show'>;
export type BrowserSession = Answer<SessionController, 'list'>['data'][number];
export type SecondFactorState = Answer<SecondFactorController, 'state'>;
export type SecondFactors = Answer<SecondFactorController, 'list'>;
export type FactorKind = SecondFactors['factors'][number]['kind'];
export type AppSecret = Answer<EnrolmentController, 'startTotp'>;
export type AddedFactor = Answer<EnrolmentController, 'addPasskey'>;

export type People = Answer<TeamController, 'people'>;
export type Person = People['data'][number];
export type PersonSession = Answer<TeamController, 'listSessions'>['data'][number];
export type Roles = Answer<TeamController, 'roles'>;
export type TeamRole = Roles['data'][number];

/** Rights in the portal, without their prefix. */
export type Right = 'view' | 'webhooks' | 'credentials' | 'team' | 'manage' | 'owner';

/** Selects the events to deliver again. An absent filter does not restrict. */
export interface ReplayFilters {
  readonly endpointId?: string;
  readonly types?: readonly string[];
  readonly from?: string;
  readonly to?: string;
}

export interface Page<Item> {
  readonly data: readonly Item[];
  readonly next?: string;
}

export interface List<Item> {
  readonly data: readonly Item[];
}
