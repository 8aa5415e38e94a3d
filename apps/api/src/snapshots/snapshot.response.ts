import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';

/** The last line of a snapshot (R84). */
export class SnapshotTrailer {
  @ApiProperty({
    example: '65f0c0ffee0000000000e001',
    description: 'The `cursor` with which the event feed goes on right behind the snapshot.',
  })
  nextCursor!: string;
  @ApiProperty({ type: 'integer', example: 128, description: 'How many items came before this line.' }) count!: number;
}

/** What is true of every snapshot. */
export const snapshotNotes = [
  'The last line is the trailer: behind its `nextCursor` the event feed has exactly what changed since.',
  'An answer without a trailer broke off: ask again.',
  'Take what is sent; after 30 seconds without progress it is cut off.',
  '503 while two snapshots of your company are under way.',
].join(' ');

/** Documents that a route answers a line of JSON for each item, and the trailer (R84). */
export const ApiSnapshot = (model: Type, description: string): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(model, SnapshotTrailer),
    ApiResponse({
      status: 200,
      description: `${description}, each as a line of JSON, oldest first; the last line is the trailer`,
      content: {
        'application/x-ndjson': {
          schema: { oneOf: [{ $ref: getSchemaPath(model) }, { $ref: getSchemaPath(SnapshotTrailer) }] },
        },
      },
    }),
  );
