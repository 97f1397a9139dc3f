### Reminders: what is sent to people who are waited for.

remind-title =
    { $kind ->
        [begin] It’s your turn in Valdora
       *[left] { $left } left for your turn in Valdora
    }
remind-table = At the table: { $names }.
remind-waiting =
    { $names } { $count ->
        [one] is
       *[other] are
    } waiting for you.
remind-left = You have { $left } left. After that a bot plays for you until you are back.
remind-news = Since your last turn:
remind-open = Go to the table
remind-off-table = No more reminders of this table
remind-off-all = No more reminders at all
remind-confirm-title = Reminders from Valdora?
remind-confirm-text = Somebody, probably you, would like to be told here when it is their turn in Valdora. If that was not you, do nothing: nothing more will come.
remind-confirm-open = Yes, remind me
remind-trial-title = Reminders from Valdora
remind-trial-text = This is a trial: reminders reach you here.
remind-trial-open = To Valdora

## The page

reminders-title = Reminders
reminders-hint = When it is your turn and you are not at the table, you are told: at once, and in games over days again when half, a quarter and a twentieth of your time is left.
reminders-none = This server does not remind anyone. Whoever runs it can set that up.
reminders-push = In this browser
reminders-push-add = Remind me here
reminders-push-no = The browser does not allow it.
reminders-mail = By mail
reminders-mail-address = Mail address
reminders-webhook = By a program
reminders-webhook-url = Its address
reminders-webhook-shape = In the shape of
reminders-shape-plain = plain JSON
reminders-add = Add
reminders-channels = Where you are reminded
reminders-remove = Remove
reminders-unconfirmed = waits for your answer to the mail
reminders-inactive = turned off
reminders-quiet = Quiet hours
reminders-quiet-on = Not at night
reminders-quiet-from = From
reminders-quiet-to = To
reminders-muted = Tables you hear nothing of
reminders-unmute = Remind me again
reminders-mute = No reminders of this table
reminders-saved = Saved.
reminders-off-done = No more reminders will come.
reminders-off-table-done = No more reminders of this table will come.
reminders-on-done = You will be reminded.
reminders-on-again = Turn them on again
