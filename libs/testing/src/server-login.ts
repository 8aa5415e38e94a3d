import pg from 'pg';

const login = 'partner_test_login';
const password = 'of a server';

/**
 * The address of a migrated database for a login as docs/operations.md recommends it for servers: it owns nothing,
 * inherits nothing, and is a member of the two roles.
 */
export async function asServerLogin(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(making).finally(() => client.end());
  const own = new URL(url);
  [own.username, own.password] = [login, encodeURIComponent(password)];
  return own.href;
}

const making = `do $$ begin
    create role ${login} login noinherit nosuperuser nobypassrls password ${pg.escapeLiteral(password)};
  exception when duplicate_object or unique_violation then null;
  end $$;
  grant partner_server, partner_cross_company to ${login}`;
