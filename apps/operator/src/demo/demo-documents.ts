import type { INestApplicationContext } from '@nestjs/common';
import { type DocumentOwner, PutDocument, UploadFile } from '@partner/documents';
import { type Actor, type Id } from '@partner/kernel';
import { Readable } from 'node:stream';
import { demoPdf } from './demo-pdf.js';

/** A one-page document. */
export interface DemoDocument extends DocumentOwner {
  /** Defaults to a new id. */
  readonly id?: Id;
  readonly type: 'Contract' | 'Drawing';
  /** Without the file extension. */
  readonly name: string;
  readonly lines: readonly string[];
}

/** Adds a one-page document to a record of the demo company. @returns its id. */
export async function addDocument(
  application: INestApplicationContext,
  actor: Actor,
  { name, lines, ...document }: DemoDocument,
): Promise<Id> {
  const bytes = demoPdf([name, ...lines]);
  const content = { sizeBytes: bytes.length, open: () => Readable.from([bytes]) };
  const file = await application.get(UploadFile).execute(actor.company, content);
  const described = { name, fileName: `${name}.pdf`, mimeType: 'application/pdf', file };
  return application.get(PutDocument).execute(actor, { ...document, ...described });
}
