import { describeLargeFile } from './support/large-file.js';

describeLargeFile(60);
