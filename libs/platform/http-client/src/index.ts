export { destinationProblem, type DestinationRules } from './destination.js';
export { HttpClient } from './http-client.js';
export { openHttpClient } from './open-http-client.js';
