/** Requests that are malformed or not supported by any server, by their defect. Each closes its connection. */
export const malformedRequests: Readonly<Record<string, string>> = {
  'a path that cannot be decoded': get('/%zz'),
  'half an escape': get('/api/credentials/%'),
  'an escape that is not UTF-8': get('/%ff%fe'),
  'NUL in the path': get('/%00'),
  'half a character in the path': get('/%ed%a0%80'),
  'an escape in the query': get('/?a=%zz'),
  'a parameter that is too long': get(`/api/credentials/${'a'.repeat(300)}`),
  'a path that is too long': get(`/${'a'.repeat(12_000)}`),
  'a target that is too long for any header': get(`/${'a'.repeat(40_000)}`),
  'a path up': get('/../../etc/passwd'),
  'no path': get('things'),
  'the target of a proxy': get('http://other.example.com/'),
  'an unknown method': 'BREW / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'a method without a route': 'PUT / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  TRACE: 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  OPTIONS: 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'no Host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'an invalid Host': 'GET /nowhere/%zz HTTP/1.1\r\nHost: a b\\c\r\nConnection: close\r\n\r\n',
  'a header that is too large': `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(20_000)}\r\n\r\n`,
  'an invalid header': 'GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n',
  'a header with NUL': 'GET / HTTP/1.1\r\nHost: x\r\nX-Nul: a\0b\r\n\r\n',
  'an unknown expectation': 'GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
  'two lengths': 'POST /api/sign-in HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
  'a length and chunks':
    'POST /api/sign-in HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'another protocol': 'GET / HTTP/3.0\r\nHost: x\r\n\r\n',
  'not HTTP': 'nonsense\r\n\r\n',
};

function get(target: string): string {
  return `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
}
