import {
  checkFileName,
  type EntityType,
  entityTypes,
  type FileContent,
  longestFileName,
  PutDocument,
  type StoredFile,
  UploadFile,
} from '@partner/documents';
import { IdField, Name, OneOf, Text } from '@partner/http';
import { type Id, invalid, omitUndefined } from '@partner/kernel';
import { basename } from 'node:path';
import { contentOfBase64, contentOfFile } from './file-content.js';
import type { Handler } from './handler.js';

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;
const mimeType = /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}(?:; ?[\w-]{1,50}=(?:[\w.-]{1,100}|"[\w .-]{1,100}"))*$/;

/** A document (§2.20), with its content, or a path on this machine that leads to it. */
class DocumentLine {
  @IdField() id?: Id;
  @OneOf(entityTypes) entityType?: EntityType;
  @IdField() entityId?: Id;
  @Name({ min: 1, max: 300 }) name?: string;
  @Name({ min: 1, max: longestFileName, description: 'With `file`, its name unless given.' }) fileName?: string;
  @Name({ min: 1, max: 100 }) type?: string;
  @Text({ pattern: mimeType, max: 300 }) mimeType?: string;
  @Name({
    min: 1,
    max: 4096,
    description: 'The path of the content on this machine, in place of `contentBase64` and `fileName`.',
  })
  file?: string;
  @Text({ pattern: base64, max: 1_048_576, description: 'The content itself.' }) contentBase64?: string;
}

/** The content that a line gives; undefined when it gives none. @throws DomainError `invalid` */
async function contentOf({ file, contentBase64 }: DocumentLine): Promise<FileContent | undefined> {
  if (file !== undefined && contentBase64 !== undefined) throw invalid('give either file or contentBase64');
  if (file !== undefined) return contentOfFile(file);
  return contentBase64 === undefined ? undefined : contentOfBase64(contentBase64);
}

/** A line that was checked, and whose content is in the store. */
interface UploadedLine extends Omit<DocumentLine, 'file' | 'contentBase64'> {
  readonly sourceName?: string;
  readonly file?: StoredFile;
}

/** A document of an order, a quote or a work order: its content is uploaded ahead of the transaction. */
export const putDocument: Handler = {
  line: DocumentLine,
  needs: ['entityType', 'entityId', 'fileName', 'contentBase64'],
  table: 'documents',
  async prepare(application, company, line: DocumentLine) {
    const sourceName = line.file === undefined ? undefined : basename(line.file);
    const fileName = line.fileName ?? sourceName;
    if (fileName !== undefined) checkFileName(fileName);
    const { file: _, contentBase64: __, ...told } = line;
    const content = await contentOf(line);
    const upload = application.get(UploadFile);
    const file = content && (await upload.execute(company, content));
    return {
      fields: omitUndefined({ ...told, sourceName, file }) satisfies UploadedLine,
      abandon: async () => file && upload.abandon(company, file.fileId),
    };
  },
  execute: (application, actor, fields) => application.get(PutDocument).execute(actor, fields),
};
