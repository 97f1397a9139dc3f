"""Tables on one device, without a server: in a worker of a browser's page, under Pyodide.

`Device` is a host of tables as the server is one, with the same rooms, bots and reviews, one key
for whoever sits there, and no network. What only a browser can do it is handed over: a `Store` that
keeps rows (IndexedDB) and an `Engine` that runs valdora.wasm in threads of its own. `page` is what
the worker's JavaScript talks to.

Imports `valdora.table`, `valdora.bots` and of `valdora.server` what needs no server: rooms, their
bots, the live channel, reviews. Never NumPy, wasmtime, a database, a thread or HTTP.
"""

from valdora.device.host import Device
from valdora.device.storage import DeviceStorage, Store
from valdora.device.thoughts import Engine

__all__ = ["Device", "DeviceStorage", "Engine", "Store"]
