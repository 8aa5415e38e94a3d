"""A program whose types are checked, and mistakes that the types must refuse."""

from partner_sdk import Client, CursorFile, PartnerNotFoundError, verify_webhook
from partner_sdk.types import CreateLeadRequest, LeadItem

client = Client("pk_test_1_x", "https://api.example.com", timeout=10, on_warning=print)
body: CreateLeadRequest = {"locationId": "a", "customer": {"email": "ada@example.com"}}
lead: LeadItem = client.leads.create(body, idempotency_key="form-1")
print(lead["id"].upper(), client.leads.list(limit=10).page()["total"])
for one in client.leads.list(status="Open", page=2):
    print(one["orderNumber"] + 1, one["status"])
for event in client.events.follow(CursorFile("cursor"), types=["lead.created"]):
    if event["type"] == "lead.created":
        print(event["data"]["orderNumber"])
snapshot = client.snapshots.work_orders()
print([order["id"] for order in snapshot], snapshot.cursor)
try:
    client.quotes.update("a", {"salespersonName": None}, if_match=3)
except PartnerNotFoundError as error:
    print(error.status, error.code)
print(verify_webhook(b"{}", "t=1", ["whsec_a", "whsec_b"])["id"])

client.leads.create({"location": "a"})  # pyright: ignore[reportArgumentType]
client.leads.list(colour="a")  # pyright: ignore[reportCallIssue]
client.leads.get(1)  # pyright: ignore[reportArgumentType]
client.leads.get("a", if_match=1)  # pyright: ignore[reportCallIssue]
client.leads.get("a")["colour"]  # pyright: ignore
client.sheds  # pyright: ignore
