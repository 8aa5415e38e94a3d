/** Id of no record. */
const id = '0'.repeat(24);

/** Values that no link and no id can have, encoded for a path or a query. */
export const invalidValues: readonly string[] = [
  '%00',
  'a%00b',
  '65f0c0ffee0000000000a001%00',
  '%ed%a0%80',
  '%ff',
  '%zz',
  '%',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '..%5c..%5cpackage.json',
  '%27%20or%20true%20--',
  '%0d%0aSet-Cookie:%20a=b',
  '__proto__',
  'constructor',
  '%F0%9F%98%80'.repeat(10),
  'a'.repeat(200),
  'a'.repeat(3_000),
  '0'.repeat(24),
  '-1',
];

/** Bodies that no client sends, with their content type. */
export const invalidBodies: readonly (readonly [type: string, body: string])[] = [
  ...['', '{}', '[]', 'null', '"a"', '{', '{"email":"a\\u0000@example.com"}', '{"email":"a\\ud800@example.com"}'],
  '{"email":["a@example.com"]}',
  `{"email":"${'a'.repeat(5_000)}@example.com"}`,
  '{"token":"\\u0000","kind":"link"}',
  `{"token":"${'a'.repeat(43)}","kind":"constructor"}`,
  '{"__proto__":{"email":"a@example.com"}}',
  '['.repeat(100_000),
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
]
  .flatMap((body) => ['application/json', 'text/plain'].map((type) => [type, body] as const))
  .concat(
    [
      'grant_type=client_credentials',
      'grant_type=client_credentials&client_id=%00&client_secret=%00',
      'grant_type=client_credentials&client_id=%ED%A0%80&client_secret=a',
      `grant_type=client_credentials&client_id=ci_test_${id}_${id}&client_secret=%00`,
      `grant_type=client_credentials&client_id=ci_test_${id}_${id}%00&client_secret=a&scope=%00`,
      `grant_type=client_credentials&client_id=${'a'.repeat(5_000)}&client_secret=a`,
      'grant_type=a&grant_type=b',
      '%zz=%zz',
      '='.repeat(5_000),
    ].map((body) => ['application/x-www-form-urlencoded', body] as const),
  );
