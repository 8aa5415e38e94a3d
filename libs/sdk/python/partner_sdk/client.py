"""Client of the Partner API."""

from __future__ import annotations

import http.client
import json
import re
import socket
import threading
import time
import uuid
import warnings
from collections.abc import Callable, Iterator
from typing import Any, NoReturn, TypeVar, cast
from urllib import error, parse, request

from .errors import (
    PartnerApiError,
    PartnerConnectionError,
    PartnerError,
    PartnerNotFoundError,
    PartnerTimeoutError,
    by_status,
)
from .limits import Limiter, delay_before_retry, is_undone
from .paging import Items, Snapshot
from .resources import OPERATIONS, Resources


T = TypeVar("T")
#: The claim of a request that died expires after 35 seconds (I3).
MAX_KEY_POLLS = 35


class PartnerWarning(UserWarning):
    """A hint of the API about a request that it accepted, such as a misspelled parameter."""


class Client(Resources):
    """A client of the Partner API with a method for each operation. Without a key, it has those that need none.

    `timeout` is the seconds of one attempt, or of the silence of a snapshot, `retries` the maximum number of retries.
    `on_retry(operation, delay, error)` is called before each retry, `on_warning(operation, message)` for hints of the
    API; by default, these are Python warnings. Threads may share a client.
    """

    def __init__(
        self,
        key: str | None,
        base_url: str,
        *,
        timeout: float = 60.0,
        retries: int = 4,
        on_retry: Callable[[str, float, PartnerError], object] | None = None,
        on_warning: Callable[[str, str], object] | None = None,
    ) -> None:
        _check(key, base_url)
        self._base_url = base_url.rstrip("/")
        # A function hides the key from everything that prints the attributes.
        self._authorization = lambda: f"Bearer {_given(key)}"
        self._timeout = timeout
        self._retries = retries
        self._on_retry = on_retry
        self._on_warning = on_warning or _warn
        self._limiter = Limiter()
        self._tried = threading.local()
        # Neither redirects nor errors are handled by the opener.
        self._opener = request.build_opener(_AsIs)
        super().__init__(self._call, timeout)

    def __repr__(self) -> str:
        return f"Client(base_url={self._base_url!r})"

    def dry_run(self, writes: Callable[[], T]) -> tuple[T, dict[str, Any] | None]:
        """Tries the writes of a function without changing anything: `client.dry_run(lambda: client.leads.create(…))`.

        Only those of this thread. Returns the result, whose ids, numbers and times are provisional, and the effects of
        the last write: None if its idempotency key was used before. Raises PartnerError if the API has no dry runs: then
        it executed the request.
        """
        # The function may be part of another dry run.
        was_on = getattr(self._tried, "is_on", False)
        self._tried.is_on, self._tried.effects = True, None
        try:
            return writes(), self._tried.effects
        finally:
            self._tried.is_on = was_on

    def _call(self, id: str, *positional: Any, **given: Any) -> Any:
        operation = OPERATIONS[id]
        path, body = _filled(id, operation, positional)
        query = {name.rstrip("_"): value for name, value in given.items() if name not in ("idempotency_key", "if_match")}
        for name in query.keys() - set(operation.get("query", [])):
            raise TypeError(f"{id} has no parameter {name}: it has {', '.join(operation.get('query', [])) or 'none'}")
        headers: dict[str, str] = {} if operation.get("open") else {"Authorization": self._authorization()}
        if operation.get("idempotent"):
            headers["Idempotency-Key"] = given.get("idempotency_key") or str(uuid.uuid4())
        if given.get("if_match") is not None:
            headers["If-Match"] = f'"{given["if_match"]}"'
        if operation["method"] != "GET" and getattr(self._tried, "is_on", False):
            headers["Partner-Dry-Run"] = "true"
        content: bytes | None = None
        if body is not None:
            is_form = operation.get("form")
            headers["Content-Type"] = "application/x-www-form-urlencoded" if is_form else "application/json"
            content = _search(body).encode() if is_form else json.dumps(body, allow_nan=False).encode()

        def send(more: dict[str, Any], read: Callable[[Any, float], Any] = _content) -> Any:
            search = _search({**query, **more})
            url = f"{self._base_url}{path}{'?' if search else ''}{search}"
            return self._retried(id, lambda: request.Request(url, content, headers, method=operation["method"]), read)

        if operation.get("list"):
            size = {"limit": query.get("limit") or 100}
            return Items[Any](
                lambda number: send({} if number is None else {**size, "page": number}), int(query.get("page") or 1)
            )
        return Snapshot[Any](lambda: send({}, _lines)) if operation.get("lines") else send({})

    def _retried(self, id: str, prepared: Callable[[], request.Request], read: Callable[[Any, float], Any]) -> Any:
        operation = OPERATIONS[id]
        method = operation["method"]
        is_change = method == "PATCH" and not prepared().has_header("If-match")
        is_tried = prepared().has_header("Partner-dry-run")
        is_safe = is_tried or is_change or operation.get("idempotent") or operation.get("form") or method not in ("POST", "PATCH")
        may_be_done = False
        for failed in range(self._retries + 1):
            try:
                return self._attempt(id, prepared(), read)
            except PartnerError as problem:
                # The record is gone: an earlier attempt deleted it, and its response was lost.
                if method == "DELETE" and may_be_done and isinstance(problem, PartnerNotFoundError):
                    return None
                may_be_done = may_be_done or not (is_tried or is_undone(problem))
                delay = delay_before_retry(problem, failed, bool(is_safe)) if failed < self._retries else None
                if delay is None:
                    raise
                if isinstance(problem, PartnerApiError) and problem.status == 429:
                    self._limiter.pause(delay)
                is_lost = isinstance(problem, (PartnerConnectionError, PartnerTimeoutError))
                if is_lost and operation.get("idempotent") and not is_tried and self._is_stored(prepared()):
                    delay = 0.0
                if self._on_retry:
                    self._on_retry(id, delay, problem)
                time.sleep(delay)

    def _is_stored(self, lost: request.Request) -> bool:
        """Looks up the idempotency key of a request whose response was lost, until the request no longer runs.

        Returns true if the response is stored, so that a retry gets it.
        """
        key = parse.quote(str(lost.get_header("Idempotency-key")), safe="")
        url = self._base_url + OPERATIONS["getIdempotencyKey"]["path"].replace("{key}", key)
        headers = {"Authorization": str(lost.get_header("Authorization"))}
        for _ in range(MAX_KEY_POLLS):
            try:
                found: Any = self._attempt("getIdempotencyKey", request.Request(url, headers=headers), _content)
                states = [
                    one["status"]
                    for one in found["data"]
                    if one["method"] == lost.get_method() and lost.full_url.endswith(one["path"])
                ]
            except (PartnerError, LookupError, TypeError):
                return False
            if states != ["running"]:
                return bool(states)
            time.sleep(1)
        return False

    def _attempt(self, id: str, prepared: request.Request, read: Callable[[Any, float], Any]) -> Any:
        operation = OPERATIONS[id]
        prepared.add_header("User-Agent", "partner-sdk-python")
        response: Any = None
        if not operation.get("open"):
            self._limiter.take()
        end = time.monotonic() + self._timeout
        try:
            try:
                response = self._opener.open(prepared, timeout=self._timeout)
            finally:
                if not operation.get("open"):
                    self._limiter.answered(response.headers if response else None)
            warning = response.headers.get("partner-warning")
            if warning:
                self._on_warning(id, warning)
            if 300 <= response.status < 400:
                target = response.headers.get("location")
                if operation.get("redirect"):
                    return target
                raise PartnerError(f"the request was redirected to {target}: is base_url the address of the API?")
            if response.status >= 400:
                raise by_status.get(response.status, PartnerApiError)(
                    response.status, response.headers, _parsed(_bytes(response, end))
                )
            if prepared.has_header("Partner-dry-run"):
                if response.headers.get("partner-dry-run") != "true":
                    raise PartnerError("the API has no dry run of this operation, and executed the request")
                self._tried.effects = json.loads(response.headers.get("partner-effects") or "null")
            if operation.get("result") == "bytes":
                return _bytes(response, end)
            is_json = response.headers.get_content_type() in ("application/json", "application/x-ndjson")
            has_content = not operation.get("open") and response.status != 204
            content = read(response, end) if is_json or not has_content else None
            if has_content and not _is_of_api(operation, content):
                raise PartnerError("the response is not the API's: is base_url the address of the API?")
            return content
        except (OSError, http.client.HTTPException, json.JSONDecodeError, UnicodeDecodeError) as problem:
            _fail(problem, self._timeout)


class _AsIs(request.HTTPErrorProcessor):
    def http_response(self, request: Any, response: Any) -> Any:
        return response

    https_response = http_response


def _is_of_api(operation: dict[str, Any], content: Any) -> bool:
    if operation.get("lines"):
        return content is not None
    if not isinstance(content, dict):
        return False
    return not operation.get("list") or isinstance(cast("dict[str, Any]", content).get("data"), list)


def _fail(problem: Exception, timeout: float) -> NoReturn:
    reason = problem.reason if isinstance(problem, error.URLError) else problem
    if isinstance(reason, socket.timeout):
        raise PartnerTimeoutError(f"no response within {timeout} s") from problem
    raise PartnerConnectionError(f"the connection failed: {reason}") from problem


def _bytes(response: Any, end: float) -> bytes:
    """Reads a body, which may arrive slowly. Raises socket.timeout after the end."""
    content = bytearray()
    while part := response.read1(65536):
        content += part
        if time.monotonic() > end:
            raise socket.timeout
    if response.length:
        raise http.client.IncompleteRead(bytes(content), response.length)
    return bytes(content)


def _content(response: Any, end: float) -> Any:
    """Reads JSON, the bytes of a file, or None for an empty body."""
    content = _bytes(response, end)
    if response.headers.get_content_type() == "application/json":
        return json.loads(content)
    return content or None


def _lines(response: Any, _: float) -> Iterator[bytes]:
    try:
        yield from response
    except (OSError, http.client.HTTPException) as problem:
        raise PartnerConnectionError("the connection was interrupted") from problem


def _parsed(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError:
        return None


def _filled(id: str, operation: dict[str, Any], positional: tuple[Any, ...]) -> tuple[str, Any]:
    """Returns the path with its values, and the body. Both are given by position, as in the path."""
    names: list[str] = re.findall(r"\{(\w+)\}", operation["path"])
    most = len(names) + ("body" in operation)
    least = most - (1 if operation.get("isBodyOptional") else 0)
    if not least <= len(positional) <= most:
        wanted = ", ".join([*names, *(["body"] if "body" in operation else [])]) or "none"
        raise TypeError(f"{id} has {len(positional)} positional arguments instead of: {wanted}")
    path = operation["path"]
    for name, value in zip(names, positional):
        # An empty value, or one that a URL resolves, would produce the path of another operation.
        if not isinstance(value, str) or value in ("", ".", ".."):
            raise TypeError(f"{name} must be a string, and neither empty nor a dot")
        path = path.replace(f"{{{name}}}", parse.quote(value, safe=""))
    return path, positional[len(names)] if len(positional) > len(names) else None


def _search(values: dict[str, Any]) -> str:
    """Omits None and joins lists with commas."""

    def text(value: Any) -> str:
        if isinstance(value, (list, tuple)):
            return ",".join(map(text, value))  # pyright: ignore[reportUnknownArgumentType]
        return str(value).lower() if isinstance(value, bool) else str(value)

    return parse.urlencode({name: text(value) for name, value in values.items() if value is not None})


def _check(key: Any, base_url: Any) -> None:
    """Checks what is often wrong. Raises ValueError that names the remedy."""
    if not isinstance(base_url, str) or not re.match("https?://[^/]", base_url):
        raise ValueError("base_url must be the address of the API, such as https://api.example.com")
    if parse.urlsplit(base_url).username or re.search(r"[?#]|/partner/v1/?$", base_url):
        raise ValueError("base_url must have neither user nor query, and end before /partner/v1")
    if key is None:
        return
    if re.search(r"\s", _given(key)):
        raise ValueError('key must not contain spaces or line breaks, nor start with "Bearer "')
    if re.match("(whsec|cs|ci)_", key):
        raise ValueError("key must be an API key, pk_…, and neither a signing secret nor part of an OAuth client")


def _given(key: str | None) -> str:
    if not key:
        raise ValueError("key is missing: is the environment variable set that it comes from?")
    return key


def _warn(operation: str, message: str) -> None:
    warnings.warn(f"{operation}: {message}", PartnerWarning, stacklevel=6)
