### Erinnerungen: was denen geschickt wird, auf die gewartet wird.

remind-title =
    { $kind ->
        [begin] Du bist am Zug in Valdora
       *[left] Noch { $left } für deinen Zug in Valdora
    }
remind-table = Am Tisch: { $names }.
remind-waiting =
    { $names } { $count ->
        [one] wartet
       *[other] warten
    } auf dich.
remind-left = Du hast noch { $left }. Danach spielt ein Bot für dich, bis du wieder da bist.
remind-news = Seit deinem letzten Zug:
remind-open = Zum Tisch
remind-off-table = Keine Erinnerungen mehr an diesen Tisch
remind-off-all = Gar keine Erinnerungen mehr
remind-confirm-title = Erinnerungen von Valdora?
remind-confirm-text = Jemand, vermutlich du, möchte hier erfahren, wann er in Valdora am Zug ist. Warst du es nicht, so tu nichts: Es kommt nichts weiter.
remind-confirm-open = Ja, erinnert mich
remind-trial-title = Erinnerungen von Valdora
remind-trial-text = Dies ist eine Probe: Erinnerungen erreichen dich hier.
remind-trial-open = Zu Valdora

## Die Seite

reminders-title = Erinnerungen
reminders-hint = Wenn du am Zug bist und nicht am Tisch sitzt, erfährst du es: sofort, und bei Spielen über Tage noch einmal, wenn die Hälfte, ein Viertel und ein Zwanzigstel deiner Zeit übrig ist.
reminders-none = Dieser Server erinnert niemanden. Wer ihn betreibt, kann das einrichten.
reminders-push = In diesem Browser
reminders-push-add = Hier erinnern
reminders-push-no = Der Browser lässt es nicht zu.
reminders-mail = Per Mail
reminders-mail-address = Mailadresse
reminders-webhook = Durch ein Programm
reminders-webhook-url = Seine Adresse
reminders-webhook-shape = In der Form von
reminders-shape-plain = einfachem JSON
reminders-add = Hinzufügen
reminders-channels = Wo du erinnert wirst
reminders-remove = Entfernen
reminders-unconfirmed = wartet auf deine Antwort auf die Mail
reminders-inactive = ausgeschaltet
reminders-quiet = Ruhezeiten
reminders-quiet-on = Nicht nachts
reminders-quiet-from = Von
reminders-quiet-to = Bis
reminders-muted = Tische, von denen du nichts hörst
reminders-unmute = Wieder erinnern
reminders-mute = Keine Erinnerungen an diesen Tisch
reminders-saved = Gespeichert.
reminders-off-done = Es kommen keine Erinnerungen mehr.
reminders-off-table-done = An diesen Tisch wirst du nicht mehr erinnert.
reminders-on-done = Du wirst erinnert.
reminders-on-again = Wieder einschalten
