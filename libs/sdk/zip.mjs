import { crc32 } from 'node:zlib';

/** 1 January 1980, the first date of the format: equal files make equal archives. */
const date = 0x0021;

/** Packs files, uncompressed, so that the bytes depend on nothing but the files. @param files contents by path */
export function zip(files) {
  const [parts, directory] = [[], []];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(0x0800, 2);
    header.writeUInt16LE(date, 8);
    header.writeUInt32LE(crc32(content), 10);
    header.writeUInt32LE(content.length, 14);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    // A regular file that everybody may read.
    place.writeUInt32LE((0o100644 << 16) >>> 0, 6);
    place.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\x03\x04'), header, name, content);
    // Made on Unix, whose modes the archive has.
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), header, place, name);
    offset += 30 + name.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** Returns the files of an archive that `zip` made. */
export function unzip(archive) {
  const files = [];
  for (let at = 0; archive.toString('latin1', at, at + 4) === 'PK\x03\x04';) {
    const [length, nameLength] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)];
    const start = at + 30 + nameLength;
    files.push([archive.toString('utf8', at + 30, start), archive.subarray(start, start + length)]);
    at = start + length;
  }
  return files;
}
