"""Client of the Partner API: typed operations, retries, the event feed and webhook signatures."""

from .client import Client as Client
from .client import PartnerWarning as PartnerWarning
from .errors import PartnerApiError as PartnerApiError
from .errors import PartnerConflictError as PartnerConflictError
from .errors import PartnerConnectionError as PartnerConnectionError
from .errors import PartnerError as PartnerError
from .errors import PartnerNotFoundError as PartnerNotFoundError
from .errors import PartnerRateLimitError as PartnerRateLimitError
from .errors import PartnerTimeoutError as PartnerTimeoutError
from .errors import PartnerValidationError as PartnerValidationError
from .errors import WebhookSignatureError as WebhookSignatureError
from .paging import CursorFile as CursorFile
from .paging import CursorStore as CursorStore
from .paging import Items as Items
from .paging import Snapshot as Snapshot
from .webhooks import verify_webhook as verify_webhook
