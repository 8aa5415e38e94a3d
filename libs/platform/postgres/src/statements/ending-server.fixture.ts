import { TcpProxy } from '@partner/testing';

/** Length in bytes of the `ReadyForQuery` message. */
const readyLength = 6;

const fatal = ['SFATAL', 'VFATAL', 'C57P01', 'Mterminating connection due to administrator command', '', ''].join('\0');
const header = Buffer.from('E\0\0\0\0');
header.writeInt32BE(4 + fatal.length, 1);
const terminated = Buffer.concat([header, Buffer.from(fatal)]);

/**
 * Proxies a server that shuts down between two messages: after the response that ends with the command tag `tag`, such
 * as `COMMIT`, it sends a shutdown error instead of `ReadyForQuery`.
 */
export async function serverEndingAfter(url: string, tag: string): Promise<TcpProxy> {
  const proxy = await TcpProxy.to(url);
  proxy.endWith = (sent) => {
    const answered = sent.subarray(0, -readyLength);
    return answered.toString('latin1').endsWith(`${tag}\0`) ? Buffer.concat([answered, terminated]) : undefined;
  };
  return proxy;
}
