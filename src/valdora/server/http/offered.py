"""All that `/api/v1` offers: what every host of tables does, and what only a server can."""

from typing import Final

from valdora.server import devices
from valdora.server.reminders import service as reminders
from valdora.table import api

ENDPOINTS: Final = (*api.ENDPOINTS, *reminders.ENDPOINTS, *devices.ENDPOINTS)
