import type pg from 'pg';

type Row = Record<string, never>;

const orderColumns =
  `t.id, t.number, t.status, t.status_changed_at, t.customer_name, t.customer_email, ` +
  `t.customer_phone,
  t.sales_source, t.source_metadata, t.external_references, t.version, t.created_at, t.updated_at, t.subtotal, t.total,
  t.payment_type, t.total_paid, t.serial_number, u.id as u_id, u.first_name, u.last_name, u.email as u_email,
  l.id as l_id, l.name as l_name, l.slug as l_slug`;
const orderJoins = `left join users u on u.company_id = t.company_id and u.id = t.salesperson_id
  left join locations l on l.company_id = t.company_id and l.id = t.location_id`;
const shown = `t.company_id = $1 and t.status <> 'Deleted' and (t.location_id is null or exists (select 1
  from locations h
  where h.company_id = t.company_id and h.id = t.location_id and h.hide_from_partner_api = false))`;

/** Returns fifty orders and their exact total with the API's query and count, converting rows to objects. */
export async function ordersPage(pool: pg.Pool, company: string, query: Record<string, string>): Promise<object> {
  const until = query['createdTo'] ?? '2999-01-01';
  const [rows, count] = await Promise.all([
    pool.query<Row>({
      name: 'orders',
      text: `select ${orderColumns} from (select t.* from orders t where ${shown} and t.created_at <= $2
        order by t.created_at desc, t.id desc limit 50) t ${orderJoins} order by t.created_at desc, t.id desc`,
      values: [company, until],
    }),
    pool.query<{ n: number }>({
      name: 'count',
      text: `select count(*)::int as n from orders t where ${shown} and t.created_at <= $2`,
      values: [company, until],
    }),
  ]);
  return { data: rows.rows.map(orderOf), page: 1, limit: 50, total: count.rows[0]!.n };
}

/** Returns one order. */
export async function orderItem(pool: pg.Pool, company: string, id: string): Promise<object> {
  const { rows } = await pool.query<Row>({
    name: 'order',
    text: `select ${orderColumns} from orders t ${orderJoins} where ${shown} and t.id = $2`,
    values: [company, id],
  });
  return orderOf(rows[0]!);
}

function orderOf(row: Row): object {
  return {
    id: row['id'],
    orderNumber: row['number'],
    status: row['status'],
    statusChangedAt: row['status_changed_at'],
    customer: { name: row['customer_name'], email: row['customer_email'], phone: row['customer_phone'] },
    salesperson: { id: row['u_id'], name: `${row['first_name']} ${row['last_name']}`, email: row['u_email'] },
    location: { id: row['l_id'], name: row['l_name'], slug: row['l_slug'] },
    salesSource: row['sales_source'],
    sourceMetadata: row['source_metadata'],
    externalReferences: row['external_references'],
    pricing: { subtotal: Number(row['subtotal']), total: Number(row['total']), paymentType: row['payment_type'] },
    deposits: { totalPaid: Number(row['total_paid']), balance: Number(row['total']) - Number(row['total_paid']) },
    serialNumber: row['serial_number'],
    version: row['version'],
    createdAt: row['created_at'],
    updatedAt: row['updated_at'],
  };
}
