export { destinationProblem, type DestinationRules } from './destination.js';
export { HttpClient, openHttpClient } from './http-client.js';
