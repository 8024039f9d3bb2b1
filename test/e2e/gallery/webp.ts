/** An animated WebP of still ones: the container alone is written here, the pictures come from the browser as they are. */

export interface Frame {
  /** A still WebP file. */
  readonly file: Buffer;
  readonly milliseconds: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Joins frames of one size into a WebP that plays for ever.
 * Source: the WebP container specification, chunks VP8X, ANIM and ANMF.
 */
export function animated({ width, height }: Size, frames: readonly Frame[]): Buffer {
  const ANIMATION = 0x02;
  const header = chunk('VP8X', Buffer.concat([uint(ANIMATION, 4), uint(width - 1, 3), uint(height - 1, 3)]));
  // No background, and no end.
  const forever = chunk('ANIM', Buffer.concat([uint(0, 4), uint(0, 2)]));
  const whole = Buffer.concat([
    Buffer.from('WEBP'),
    header,
    forever,
    ...frames.map((frame) => frameOf({ width, height }, frame)),
  ]);
  return chunk('RIFF', whole);
}

function frameOf({ width, height }: Size, { file, milliseconds }: Frame): Buffer {
  const NO_BLENDING = 0x02;
  return chunk(
    'ANMF',
    Buffer.concat([
      uint(0, 3),
      uint(0, 3),
      uint(width - 1, 3),
      uint(height - 1, 3),
      uint(Math.round(milliseconds), 3),
      uint(NO_BLENDING, 1),
      pictureIn(file),
    ]),
  );
}

/** The chunks of a still file that are its picture: all but the header of the extended format and what is told about it. */
function pictureIn(file: Buffer): Buffer {
  const picture: Buffer[] = [];
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const end = at + 8 + padded(file.readUInt32LE(at + 4));
    if (['ALPH', 'VP8 ', 'VP8L'].includes(name)) picture.push(file.subarray(at, end));
    at = end;
  }
  if (picture.length === 0) throw new Error('a frame is no WebP picture');
  return Buffer.concat(picture);
}

function chunk(name: string, data: Buffer): Buffer {
  const room = Buffer.alloc(padded(data.length));
  data.copy(room);
  return Buffer.concat([Buffer.from(name), uint(data.length, 4), room]);
}

const padded = (length: number) => length + (length % 2);

function uint(value: number, bytes: number): Buffer {
  const room = Buffer.alloc(bytes);
  room.writeUIntLE(value, 0, bytes);
  return room;
}
