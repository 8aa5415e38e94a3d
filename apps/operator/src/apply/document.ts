import {
  checkFileName,
  type EntityType,
  entityTypes,
  type FileContent,
  maxFileNameLength,
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

/** A document (§2.20) with its content, or with the path of a local file that has it. */
class DocumentLine {
  @IdField() id?: Id;
  @OneOf(entityTypes) entityType?: EntityType;
  @IdField() entityId?: Id;
  @Name({ min: 1, max: 300 }) name?: string;
  @Name({ min: 1, max: maxFileNameLength, description: 'Defaults to the name of `file`.' }) fileName?: string;
  @Name({ min: 1, max: 100 }) type?: string;
  @Text({ pattern: mimeType, max: 300 }) mimeType?: string;
  @Name({
    min: 1,
    max: 4096,
    description: 'Path of the content on this machine, instead of `contentBase64`. Makes `fileName` optional.',
  })
  file?: string;
  @Text({ pattern: base64, max: 1_048_576, description: 'The content in base64.' }) contentBase64?: string;
}

/** Returns the content that a line gives, or undefined when it gives none. @throws DomainError `invalid` */
async function contentOf({ file, contentBase64 }: DocumentLine): Promise<FileContent | undefined> {
  if (file !== undefined && contentBase64 !== undefined) throw invalid('give either file or contentBase64');
  if (file !== undefined) return contentOfFile(file);
  return contentBase64 === undefined ? undefined : contentOfBase64(contentBase64);
}

/** A validated line whose content is in the document store. */
interface UploadedLine extends Omit<DocumentLine, 'file' | 'contentBase64'> {
  readonly sourceName?: string;
  readonly file?: StoredFile;
}

/** Puts a document of an order, a quote or a work order. Its content is uploaded before the transaction. */
export const putDocument: Handler = {
  line: DocumentLine,
  needs: ['entityType', 'entityId', 'fileName', 'contentBase64'],
  table: 'documents',
  async prepare(application, company, line: DocumentLine) {
    const sourceName = line.file === undefined ? undefined : basename(line.file);
    const fileName = line.fileName ?? sourceName;
    if (fileName !== undefined) checkFileName(fileName);
    const { file: _, contentBase64: __, ...fields } = line;
    const content = await contentOf(line);
    const upload = application.get(UploadFile);
    const file = content && (await upload.execute(company, content));
    return {
      fields: omitUndefined({ ...fields, sourceName, file }) satisfies UploadedLine,
      abandon: async () => file && upload.abandon(company, file.fileId),
    };
  },
  execute: (application, actor, fields) => application.get(PutDocument).execute(actor, fields),
};
