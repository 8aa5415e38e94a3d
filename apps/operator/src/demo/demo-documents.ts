import type { INestApplicationContext } from '@nestjs/common';
import { type DocumentOwner, PutDocument, UploadFile } from '@partner/documents';
import type { Actor, Id } from '@partner/kernel';
import { Readable } from 'node:stream';

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

/**
 * Renders a page of text as PDF 1.4 in letter format, with a font that every reader has.
 * @param lines at most 40 ASCII lines; the first is the title.
 */
function demoPdf(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, index) => `/F1 ${index === 0 ? 18 : 11} Tf (${line.replaceAll(/[\\()]/g, '\\$&')}) Tj 0 -18 Td`)
    .join('\n');
  const page = `BT 72 700 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  let [file, table] = ['%PDF-1.4\n', `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`];
  for (const object of objects) {
    table += `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += object;
  }
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}
