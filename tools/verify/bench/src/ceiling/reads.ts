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

const unit = `t.company_id = $1 and t.work_order_type in ('lot-stock', 'rental-return', 'immediate-sale')
  and t.serial_number <> ''
  and t.status not in ('Template', 'Cancelled', 'Deleted') and t.quote_id is null and (t.order_id is null
    or t.store_expiration_anchor_at is not null)
  and t.location_id in (select id from locations where company_id = $1 and region = $2
    and hide_from_partner_api = false)
  and lower(t.serial_number || chr(10) || coalesce(t.title, '')) || '' like $3`;

/** Returns lot stock by region and substring. */
export async function lotStockPage(pool: pg.Pool, company: string, query: Record<string, string>): Promise<object> {
  const limit = Number(query['limit']);
  const values = [company, query['region'], `%${query['search']?.toLowerCase()}%`];
  const [rows, count] = await Promise.all([
    pool.query<Row>({
      name: 'units',
      text: `select t.*, l.name as l_name, l.slug as l_slug from (select t.* from work_orders t where ${unit}
        order by t.created_at desc, t.id desc limit $4) t
        left join locations l on l.company_id = t.company_id and l.id = t.location_id
          order by t.created_at desc, t.id desc`,
      values: [...values, limit],
    }),
    pool.query<{ n: number }>({
      name: 'unit count',
      text: `select count(*)::int as n from work_orders t where ${unit}`,
      values,
    }),
  ]);
  const data = rows.rows.map((row) => ({
    id: row['id'],
    workOrderId: row['id'],
    serialNumber: row['serial_number'],
    title: row['title'],
    purchaseType: 'Lot Stock',
    basePrice: Number(row['base_price']),
    price: Number(row['base_price']) + Number(row['upgrades_price']) - Number(row['removed_price']),
    locationId: row['location_id'],
    locationName: row['l_name'],
    locationSlug: row['l_slug'],
    images: row['images'],
    heroImages: [],
    frontImages: [],
    backImages: [],
    leftImages: [],
    rightImages: [],
    exteriorImages: [],
    interiorImages: [],
    attributes: row['configuration'],
    sold: false,
    storeExpirationDays: 30,
    showWhenExpired: row['show_when_expired'],
  }));
  return { data, page: 1, limit, total: count.rows[0]!.n };
}

const ownDocuments = `t.company_id = $1 and t.entity_type = $2 and t.entity_id = $3 and t.deleted_at is null`;

/** Returns the documents of a visible order, and their exact total. */
export async function documentsPage(pool: pg.Pool, company: string, query: Record<string, string>): Promise<object> {
  const [entityType, entityId, limit] = [query['entityType'], query['entityId'], Number(query['limit'])];
  const values = [company, entityType, entityId];
  const [owner, rows, count] = await Promise.all([
    pool.query({
      name: 'owner',
      text: `select 1 from orders t where ${shown} and t.id = $2`,
      values: [company, entityId],
    }),
    pool.query<Row>({
      name: 'documents',
      text: `select t.* from documents t where ${ownDocuments} order by t.created_at desc, t.id desc limit $4`,
      values: [...values, limit],
    }),
    pool.query<{ n: number }>({
      name: 'document count',
      text: `select count(*)::int as n from documents t where ${ownDocuments}`,
      values,
    }),
  ]);
  if (owner.rowCount !== 1) throw new Error('no such order');
  const data = rows.rows.map((row) => ({
    id: row['id'],
    name: row['name'],
    fileName: row['file_name'],
    type: row['type'],
    mimeType: row['mime_type'],
    sizeBytes: Number(row['size_bytes']),
    createdAt: row['created_at'],
  }));
  return { data, page: 1, limit, total: count.rows[0]!.n };
}

/** Returns the first two hundred events. */
export async function eventsPage(pool: pg.Pool, company: string): Promise<object> {
  const { rows } = await pool.query<Row>({
    name: 'events',
    text: `select t.* from events t left join locations l on l.company_id = t.company_id and l.id = t.location_id
      where t.company_id = $1 and t.seq > 0 order by t.seq limit 201`,
    values: [company],
  });
  const data = rows.slice(0, 200).map((row) => ({
    id: row['id'],
    type: row['type'],
    occurredAt: row['occurred_at'],
    resourceType: row['resource_type'],
    resourceId: row['resource_id'],
    resourceVersion: row['resource_version'],
    resourceUrl: `/partner/v1/leads/${row['resource_id']}`,
    data: row['data'],
  }));
  return { data, nextCursor: data.at(-1)?.id, hasMore: rows.length > 200 };
}
