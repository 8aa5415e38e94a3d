"""Drives the Python client: reads a command per line, and writes its outcome."""

import itertools
import json
import re
import sys

from partner_sdk import Client, CursorFile, PartnerError, verify_webhook


def outcome_of(command, seen):
    what = command.get("do", "call")
    if what == "verify":
        body, signature, secret = command["body"], command["signature"], command["secret"]
        return verify_webhook(body.encode(), signature, secret, now=command["now"])
    client = Client(
        command["key"],
        command["baseUrl"],
        timeout=command.get("timeout", 60),
        retries=command.get("retries", 4),
        on_retry=lambda operation, delay, error: seen["delays"].append(delay),
        on_warning=lambda operation, message: seen["warnings"].append(message),
    )
    most = command.get("most", 1000)
    if what == "show":
        return f"{client} {client!r} {vars(client)} {vars(client.leads)}"
    if what == "follow":
        events = client.events.follow(CursorFile(command["store"]), until_caught_up=True)
        return [event["id"] for event in itertools.islice(events, most)]
    call = client
    for name in command["operation"].split("."):
        call = getattr(call, re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name))
    given = {**command.get("query", {})}
    for name, option in (("idempotency_key", "idempotencyKey"), ("if_match", "ifMatch")):
        if option in command:
            given[name] = command[option]
    positional = [*command.get("path", {}).values(), *([command["body"]] if "body" in command else [])]
    if what == "snapshot":
        snapshot = call()
        return {"ids": [item["id"] for item in snapshot], "hasCursor": isinstance(snapshot.cursor, str)}
    if what == "dryRun":
        # A dry run within a dry run does not end it.
        data, effects = client.dry_run(lambda: [client.dry_run(lambda: None), call(*positional, **given)][1])
        return {"data": data, "effects": effects}
    for _ in range(command.get("times", 1)):
        result = call(*positional, **given)
    return [item["id"] for item in itertools.islice(result, most)] if what == "list" else result


def failure_of(error):
    name = type(error).__name__ if isinstance(error, PartnerError) else "usage"
    names = {"status": "status", "code": "code", "field": "field", "is_version_conflict": "isVersionConflict"}
    return {"class": name, "message": str(error), **{to: getattr(error, own, None) for own, to in names.items()}}


for line in sys.stdin:
    seen = {"delays": [], "warnings": []}
    try:
        seen["result"] = outcome_of(json.loads(line), seen)
    except (PartnerError, TypeError, ValueError) as problem:
        seen["error"] = failure_of(problem)
    print(json.dumps(seen, default=bytes.decode), flush=True)
