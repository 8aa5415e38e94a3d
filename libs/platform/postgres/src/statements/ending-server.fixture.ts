import { TcpProxy } from '@partner/testing';

/** Bytes of the message by which the server says that it is ready for the next batch. */
const readyLength = 6;

const fatal = ['SFATAL', 'VFATAL', 'C57P01', 'Mterminating connection due to administrator command', '', ''].join('\0');
const header = Buffer.from('E\0\0\0\0');
header.writeInt32BE(4 + fatal.length, 1);
const terminated = Buffer.concat([header, Buffer.from(fatal)]);

/**
 * A server that is stopped between two messages: it has answered what ends with `tag`, such as `COMMIT`, and its next
 * word is that it ends, instead of that it is ready.
 */
export async function endingBehind(url: string, tag: string): Promise<TcpProxy> {
  const proxy = await TcpProxy.to(url);
  proxy.endWith = (sent) => {
    const answered = sent.subarray(0, -readyLength);
    return answered.toString('latin1').endsWith(`${tag}\0`) ? Buffer.concat([answered, terminated]) : undefined;
  };
  return proxy;
}
