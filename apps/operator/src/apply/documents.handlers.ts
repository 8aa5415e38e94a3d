import {
  DeleteDocument,
  checkFileName,
  type EntityType,
  entityTypes,
  type FileContent,
  maxFileNameLength,
  PutDocument,
  type PutDocumentCommand,
  UploadFile,
} from '@partner/documents';
import { IdField, Name, OneOf, Text } from '@partner/http';
import { type Id, invalid, omitUndefined } from '@partner/kernel';
import { basename } from 'node:path';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ContextHandlers, Handler } from './handler.js';

/** Maximum file size in bytes (R70): the limit of a single upload to an S3-compatible bucket. */
const maxFileBytes = 5 * 1024 ** 3;

/** Content of a local file. @throws DomainError `invalid` when the file is missing, empty or too large. */
async function contentOfFile(path: string): Promise<FileContent> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw invalid(`file: there is no file ${JSON.stringify(path)}`);
  checkSize(found.size);
  return { sizeBytes: found.size, open: () => createReadStream(path) };
}

/** Content given in the line itself. @throws DomainError `invalid` when it is empty or too large. */
function contentOfBase64(text: string): FileContent {
  const bytes = Buffer.from(text, 'base64');
  checkSize(bytes.length);
  return { sizeBytes: bytes.length, open: () => Readable.from([bytes]) };
}

function checkSize(bytes: number): void {
  if (bytes === 0) throw invalid('the content is empty');
  if (bytes > maxFileBytes) throw invalid(`the content is larger than ${maxFileBytes} bytes`);
}

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
  @Text({ pattern: mimeType, form: 'a MIME type, such as image/png', max: 300 }) mimeType?: string;
  @Name({
    min: 1,
    max: 4096,
    description: 'Path of the content on this machine, instead of `contentBase64`. Makes `fileName` optional.',
  })
  file?: string;
  @Text({ pattern: base64, form: 'in base64', max: 1_048_576, description: 'The content in base64.' })
  contentBase64?: string;
}

/** Returns the content that a line gives, or undefined when it gives none. @throws DomainError `invalid` */
async function contentOf({ file, contentBase64 }: DocumentLine): Promise<FileContent | undefined> {
  if (file !== undefined && contentBase64 !== undefined) throw invalid('give either file or contentBase64');
  if (file !== undefined) return contentOfFile(file);
  return contentBase64 === undefined ? undefined : contentOfBase64(contentBase64);
}

/** Puts a document of an order, a quote or a work order. Its content is uploaded before the transaction. */
const putDocument: Handler = {
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
      fields: omitUndefined({ ...fields, sourceName, file }) satisfies PutDocumentCommand,
      abandon: async () => file && upload.abandon(company, file.fileId),
    };
  },
  execute: (application, actor, fields) => application.get(PutDocument).execute(actor, fields),
};

export const documentsHandlers: ContextHandlers = {
  puts: { document: putDocument },
  deletes: { document: DeleteDocument },
};
