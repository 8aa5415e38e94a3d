import { randomUUID } from 'node:crypto';

/** Creates, changes and merges records of every kind through the API, until it is stopped. */
export class Changes {
  #going = true;

  static async of(client) {
    const changes = new Changes();
    changes.client = client;
    const { id: locationId } = await client.createLocation({ body: { name: 'Lot', address: '1 Main St' } });
    const { id: productId } = await client.createProduct({ body: { name: 'Barn', price: 5_000 } });
    const { id: sizeId } = await client.createProductSize({
      id: productId,
      body: { width: 10, length: 16, price: 5_500 },
    });
    return Object.assign(changes, { locationId, sizeId });
  }

  /** Resolves after `stop`, when the last change is made. */
  async start(writers) {
    const write = async () => {
      while (this.#going) await this.#sale();
    };
    await Promise.all(Array.from({ length: writers }, write));
  }

  stop() {
    this.#going = false;
  }

  async #sale() {
    const { client, locationId, sizeId } = this;
    const customer = { name: 'Ada', email: `${randomUUID()}@example.com` };
    const lead = await client.createLead({ body: { locationId, customer } });
    await client.updateLead({ id: lead.id, body: { salesSource: 'Website' } });
    await client.changeLeadStatus({ id: lead.id, body: { status: 'Lost' } });
    const { id: workOrderId } = await client.createWorkOrder({
      body: { locationId, workOrderType: 'lot-stock', serialNumber: randomUUID(), sizeId },
    });
    const quote = await client.createQuote({ body: { workOrderId, customer } });
    const order = await client.convertQuote({ id: quote.id, body: {} });
    await client.update('order', order.id, ({ version }) => ({ externalReferences: { erp: `v${version}` } }));
    await client.createOrderPayment({ id: order.id, body: { amount: 100, method: 'cash' } });
    const survivor = await client.createCustomer({ body: { name: 'Eve', email: `${randomUUID()}@example.com` } });
    const merged = await client.createCustomer({ body: { name: 'Eva', email: `${randomUUID()}@example.com` } });
    await client.mergeCustomers({ id: merged.id, body: { survivorId: survivor.id } });
  }
}
