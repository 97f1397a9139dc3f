"""Reminders: whoever is waited for and not there is told so, by push, mail or webhook.

What is due is decided by `valdora.table.notices` and stands in the outbox with the move itself
(`storage.outbox`). `Postman` takes it from there, of several processes one at a time; `letters`
writes it in the person's language; `webhooks`, `mails` and `pushes` carry it. Addresses are in
tables of their own (`addresses`), never in games, logs, exports or backups.
"""
