import { AddLine } from './add-line.js';
import { RemoveLine } from './remove-line.js';

export class AddOrderLine extends AddLine {}

export class RemoveOrderLine extends RemoveLine {}

export class AddQuoteLine extends AddLine {}

export class RemoveQuoteLine extends RemoveLine {}
