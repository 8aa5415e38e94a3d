import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';

/** Last line of a snapshot (R84). */
export class SnapshotTrailer {
  @ApiProperty({
    example: '65f0c0ffee0000000000e001',
    description: 'Cursor at which the event feed continues after the snapshot.',
  })
  nextCursor!: string;
  @ApiProperty({ type: 'integer', example: 128, description: 'Number of items before this line.' }) count!: number;
}

/** Common description of snapshots. */
export const snapshotNotes = [
  'The last line is the trailer. Pass its `nextCursor` to the event feed to get all later changes.',
  'A response without a trailer is incomplete: request a new snapshot.',
  'Read without pausing: the response is aborted after 30 seconds without progress.',
  'Returns 503 while two snapshots of your company are running.',
].join(' ');

/** Documents a response with one JSON line per item, and the trailer (R84). */
export const ApiSnapshot = (model: Type, description: string): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(model, SnapshotTrailer),
    ApiResponse({
      status: 200,
      description: `${description} as JSON lines, oldest first. The last line is the trailer`,
      content: {
        'application/x-ndjson': {
          schema: { oneOf: [{ $ref: getSchemaPath(model) }, { $ref: getSchemaPath(SnapshotTrailer) }] },
        },
      },
    }),
  );
