import { AddLine } from './add-line.js';
import { RemoveLine } from './remove-line.js';

/** Adds a line to a quote. */
export class AddQuoteLine extends AddLine {}

/** Removes a line from a quote. */
export class RemoveQuoteLine extends RemoveLine {}
