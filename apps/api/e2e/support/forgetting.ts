import type { Database } from '@partner/postgres';
import type { Sql } from 'sql-template-tag';

const condition = /(?:\b\w+\.)?"?\bcompany_id"? = \$(\d+)/g;
const join = /\bt\.company_id = w\.company_id\b/g;

/** Removes the company conditions from a statement. Its values stay. */
export function withoutCompany({ text, values }: Sql): Sql {
  const forgotten = text.replaceAll(condition, '$$$1::text is not null').replaceAll(join, 'true');
  return { text: forgotten, values } as unknown as Sql;
}

/** Makes a process forget the company condition in all its queries. @returns the changed statements. */
export function forgetCompanies(database: Database): Sql[] {
  const read: Sql[] = [];
  const connect = database.connect.bind(database);
  database.connect = async (): ReturnType<typeof database.connect> => {
    const connection = await connect();
    return {
      release: (broken) => connection.release(broken),
      run: (statements) =>
        connection.run(
          statements.map((statement) => {
            if (!statement.text.includes('company_id')) return statement;
            const forgotten = withoutCompany(statement);
            read.push(forgotten);
            return forgotten;
          }),
        ),
    };
  };
  return read;
}
