/** Texts about endpoints, deliveries, events and signatures. */
export const webhooks = {
  'Webhook endpoints': 'Webhook-Endpunkte',
  Endpoint: 'Endpunkt',
  Enabled: 'Aktiv',
  Failing: 'Gestört',
  Disabled: 'Deaktiviert',
  'Your events are sent to these endpoints as they occur. Failed deliveries are retried for 24 hours.':
    'Ihre Ereignisse werden sofort an diese Endpunkte gesendet, bei Fehlschlägen 24 Stunden lang wiederholt.',
  'New endpoint': 'Neuer Endpunkt',
  'No endpoints yet. Create one to receive events as they occur.':
    'Noch keine Endpunkte. Legen Sie einen an, um Ereignisse sofort zu erhalten.',
  'will be disabled {time}': 'wird {time} deaktiviert',
  '{count} types': '{count} Typen',
  'Edit endpoint': 'Endpunkt bearbeiten',
  'New webhook endpoint': 'Neuer Webhook-Endpunkt',
  'Events are sent here as POST requests, signed with the secret of this endpoint.':
    'Ereignisse werden als POST-Anfragen hierher gesendet, signiert mit dem Schlüssel dieses Endpunkts.',
  'Shown here instead of the URL.': 'Wird hier statt der URL angezeigt.',
  'Who looks after it, and what to do when it fails.': 'Wer ihn betreut, und was bei einer Störung zu tun ist.',
  'Event types': 'Ereignistypen',
  'Leave empty to receive every event type, including new ones.':
    'Lassen Sie das Feld leer, um alle Ereignistypen zu erhalten, auch neue.',
  'Create endpoint': 'Endpunkt anlegen',
  'Signing secret of the endpoint': 'Signaturschlüssel des Endpunkts',
  'Signing secret': 'Signaturschlüssel',
  'Use it to verify requests to {url}. The key is the whole text, including whsec_.':
    'Prüfen Sie damit Anfragen an {url}. Der Schlüssel ist der ganze Text, einschließlich whsec_.',
  Deliveries: 'Zustellungen',
  Pending: 'Ausstehend',
  Delivered: 'Zugestellt',
  Failed: 'Fehlgeschlagen',
  Cancelled: 'Abgebrochen',
  Retrying: 'Wird wiederholt',
  'Deliveries of each event to each endpoint, newest first:':
    'Zustellungen der Ereignisse an die Endpunkte, die neuesten zuerst:',
  'the response, the reason of a failure, and the time of the next attempt.':
    'mit Antwort, Fehlergrund und Zeit des nächsten Versuchs.',
  'Filter deliveries': 'Zustellungen filtern',
  'No deliveries match these filters. Clear them to see all deliveries.':
    'Keine Zustellungen passen zu diesen Filtern. Entfernen Sie sie, um alle zu sehen.',
  'No deliveries yet. Each event of the chosen types leads to one, as soon as it occurs.':
    'Noch keine Zustellungen. Jedes Ereignis der gewählten Typen führt zu einer, sobald es eintritt.',
  Attempts: 'Versuche',
  'Last response': 'Letzte Antwort',
  'Expired event': 'Abgelaufenes Ereignis',
  Event: 'Ereignis',
  Events: 'Ereignisse',
  'Event catalogue': 'Ereigniskatalog',
  'Types of events in the feed and in deliveries. Ignore types that you do not know: new ones can appear.':
    'Typen der Ereignisse in Feed und Zustellungen. Ignorieren Sie unbekannte Typen: Es können neue hinzukommen.',
  'View events': 'Ereignisse anzeigen',
  'View events of this type': 'Ereignisse dieses Typs anzeigen',
  'Fields of {type}': 'Felder von {type}',
  'Example of {type}': 'Beispiel für {type}',
  'Find a type': 'Typ suchen',
  'No event type contains this text. Enter part of a name, such as lead or order.':
    'Kein Ereignistyp enthält diesen Text. Geben Sie einen Teil eines Namens ein, etwa lead oder order.',
  Field: 'Feld',
  Meaning: 'Bedeutung',
  'one of': 'eines von',
  always: 'immer',
  'Fields of this type': 'Felder dieses Typs',
  Redeliver: 'Erneut zustellen',
  'Nothing was queued.': 'Es wurde nichts eingereiht.',
  'No enabled endpoint receives this event type, or its deliveries are already pending.':
    'Kein aktiver Endpunkt empfängt diesen Ereignistyp, oder die Zustellungen stehen bereits aus.',
  'Queued for {count, plural, one {# endpoint} other {# endpoints}}.':
    'Eingereiht für {count, plural, one {# Endpunkt} other {# Endpunkte}}.',
  'version {version}': 'Version {version}',
  'Caused by': 'Verursacht durch',
  'Event data': 'Ereignisdaten',
  'Event as it appears in the feed': 'Ereignis, wie es im Feed steht',
  'Changes to your data, newest first, as in the feed. See the <link>event catalogue</link>.':
    'Änderungen Ihrer Daten wie im Feed, die neuesten zuerst. Siehe <link>Ereigniskatalog</link>.',
  'Filter events': 'Ereignisse filtern',
  'No events match these filters. Clear them to see all events.':
    'Keine Ereignisse passen zu diesen Filtern. Entfernen Sie sie, um alle zu sehen.',
  'No events yet. Create a record with your key, or in the explorer, and it appears here.':
    'Noch keine Ereignisse. Legen Sie mit Ihrem Schlüssel oder im Explorer einen Datensatz an: Er erscheint dann hier.',
  'Signature debugger': 'Signaturprüfung',
  'Paste a webhook request that your server received to see which step of the check fails.':
    'Fügen Sie eine empfangene Webhook-Anfrage ein, um zu sehen, welcher Schritt der Prüfung fehlschlägt.',
  'The check runs in your browser: nothing is sent or stored.':
    'Die Prüfung läuft in Ihrem Browser: Nichts wird gesendet oder gespeichert.',
  'The signature header of the request.': 'Der Signatur-Header der Anfrage.',
  Body: 'Body',
  'The exact bytes as they arrived, before any parsing.': 'Genau die empfangenen Bytes, vor jeder Verarbeitung.',
  'The secret of the endpoint. It never leaves this page.':
    'Der Schlüssel des Endpunkts. Er verlässt diese Seite nicht.',
  'This is an old delivery: check it as of the time it was signed':
    'Alte Zustellung: zum Zeitpunkt ihrer Signatur prüfen',
  'Check signature': 'Signatur prüfen',
  'The signature is valid': 'Die Signatur ist gültig',
  'The check failed': 'Die Prüfung ist fehlgeschlagen',
  'A receiver that runs this check accepts the webhook.': 'Ein Empfänger mit dieser Prüfung nimmt den Webhook an.',
  'The first failed step shows the reason.': 'Der erste fehlgeschlagene Schritt zeigt den Grund.',
  Passed: 'Bestanden',
  Header: 'Header',
  'The header has no time. Expected format: t=1767225600,v1=5257a869….':
    'Der Header enthält keine Zeit. Erwartetes Format: t=1767225600,v1=5257a869….',
  'The time is {seconds}, with {count, plural, one {# signature} other {# signatures}}.':
    'Die Zeit ist {seconds}, mit {count, plural, one {# Signatur} other {# Signaturen}}.',
  'The header has no v1= with 64 hex digits.': 'Der Header enthält kein v1= mit 64 Hexadezimalziffern.',
  'Signed at {signedAt}, {seconds} seconds in the future.':
    'Signiert um {signedAt}, {seconds} Sekunden in der Zukunft.',
  'Signed at {signedAt}, {seconds} seconds ago.': 'Signiert um {signedAt}, vor {seconds} Sekunden.',
  'The limit is {tolerance} seconds. A receiver rejects it now, as expected for an old delivery.':
    'Die Grenze sind {tolerance} Sekunden. Ein Empfänger lehnt sie jetzt ab, wie bei alten Zustellungen üblich.',
  'The format is valid. The key is the whole text, including whsec_.':
    'Das Format ist gültig. Der Schlüssel ist der ganze Text, einschließlich whsec_.',
  'This is an API credential. The signing secret of an endpoint starts with whsec_.':
    'Das sind API-Zugangsdaten. Der Signaturschlüssel eines Endpunkts beginnt mit whsec_.',
  'A signing secret is whsec_ followed by 43 characters. Check for spaces, quotes or a missing part.':
    'Ein Signaturschlüssel ist whsec_ mit 43 weiteren Zeichen. Achten Sie auf Leerzeichen und fehlende Teile.',
  Secret: 'Secret',
  Signature: 'Signatur',
  'Signature {index} of {count} matches.': 'Signatur {index} von {count} stimmt überein.',
  'The body was signed with this secret.': 'Der Body wurde mit diesem Schlüssel signiert.',
  'It matches without the white space around the body. Paste the body without it.':
    'Sie stimmt ohne die Leerzeichen um den Body. Fügen Sie den Body ohne sie ein.',
  'It matches with a line break at the end. Your framework removes it before your check.':
    'Sie stimmt mit einem Zeilenumbruch am Ende. Ihr Framework entfernt ihn vor der Prüfung.',
  'It matches the body as compact JSON: your code parsed and serialized it again.':
    'Sie stimmt für den Body als kompaktes JSON: Ihr Code hat ihn gelesen und neu geschrieben.',
  'Check the bytes as they arrived.': 'Prüfen Sie die Bytes, wie sie angekommen sind.',
  'It matches the body without the time. The signed text is the time, a full stop and the body.':
    'Sie stimmt für den Body ohne die Zeit. Signiert werden die Zeit, ein Punkt und der Body.',
  'It matches without whsec_. The prefix is part of the key.':
    'Sie stimmt ohne whsec_. Das Präfix gehört zum Schlüssel.',
  'No signature was made with this secret.': 'Keine Signatur wurde mit diesem Schlüssel erstellt.',
  'It belongs to another endpoint, or was rotated more than 24 hours ago, or the body is different.':
    'Er gehört zu einem anderen Endpunkt, wurde vor über 24 Stunden erneuert, oder der Body ist ein anderer.',
  'No deliveries yet. Create a <link>webhook endpoint</link>, and send it a test event.':
    'Noch keine Zustellungen. Legen Sie einen <link>Webhook-Endpunkt</link> an, und senden Sie ihm ein Testereignis.',
  'Deliver now': 'Jetzt zustellen',
  Delivery: 'Zustellung',
  'Next attempt': 'Nächster Versuch',
  'Test event (not in the event feed)': 'Testereignis (nicht im Ereignis-Feed)',
  'Request headers': 'Header der Anfrage',
  'Request body': 'Body der Anfrage',
  'No response': 'Keine Antwort',
  'no response': 'keine Antwort',
  'Webhook endpoint': 'Webhook-Endpunkt',
  'All, including new types': 'Alle, auch neue Typen',
  Disable: 'Deaktivieren',
  'the endpoint': 'Endpunkt',
  'Pending deliveries wait until you enable it. Events that occur until then are not sent to it.':
    'Ausstehende Zustellungen warten, bis Sie ihn aktivieren. Neue Ereignisse bis dahin erhält er nicht.',
  'Rotate secret': 'Schlüssel erneuern',
  'of the endpoint': 'Endpunkt',
  'A new secret is created. For 24 hours, events are signed with both the old and the new secret.':
    'Ein neuer Schlüssel wird erzeugt. 24 Stunden lang wird mit dem alten und dem neuen signiert.',
  'Its pending deliveries are cancelled. This cannot be undone.':
    'Ausstehende Zustellungen werden abgebrochen. Das kann nicht rückgängig gemacht werden.',
  'All recent deliveries failed': 'Alle letzten Zustellungen sind fehlgeschlagen',
  'Disabled automatically': 'Automatisch deaktiviert',
  'Two signing secrets are in use': 'Zwei Signaturschlüssel gelten',
  'Replay events': 'Ereignisse erneut senden',
  Progress: 'Fortschritt',
  'Attempt {attempt}': 'Versuch {attempt}',
  'Delivery of {type}': 'Zustellung von {type}',
  'Delivery of an expired event': 'Zustellung eines abgelaufenen Ereignisses',
  'The delivery is queued.': 'Die Zustellung ist eingereiht.',
  'The event has expired or is no longer visible.': 'Das Ereignis ist abgelaufen oder nicht mehr sichtbar.',
  'Each attempt has its own signature of the same body.': 'Jeder Versuch hat eine eigene Signatur desselben Bodys.',
  'Error: {error}': 'Fehler: {error}',
  'Response to attempt {attempt}': 'Antwort auf Versuch {attempt}',
  'Send test event': 'Testereignis senden',
  Enable: 'Aktivieren',
  'Latest deliveries': 'Neueste Zustellungen',
  'View all deliveries of this endpoint': 'Alle Zustellungen dieses Endpunkts anzeigen',
  'Every delivery has failed since {time}.': 'Seit {time} ist jede Zustellung fehlgeschlagen.',
  'If this continues, the endpoint will be disabled on {time}. Open a delivery to see why.':
    'Wenn das anhält, wird der Endpunkt {time} deaktiviert. Eine Zustellung zeigt den Grund.',
  'Reason: {reason}. Disabled on {time}.': 'Grund: {reason}. Deaktiviert: {time}.',
  'Fix your server, enable the endpoint and send a test event. Pending deliveries are then sent.':
    'Reparieren Sie Ihren Server, aktivieren Sie den Endpunkt, und senden Sie ein Testereignis.',
  'Events are also signed with the previous secret until {time}.':
    'Ereignisse werden auch mit dem bisherigen Schlüssel signiert, bis {time}.',
  'Replay…': 'Erneut senden…',
  'Every matching event is sent again to each enabled endpoint that receives its type.':
    'Jedes passende Ereignis geht erneut an jeden aktiven Endpunkt, der seinen Typ empfängt.',
  'Delivered ones are sent too, pending deliveries are not sent twice.':
    'Auch Zugestelltes wird gesendet; ausstehende Zustellungen nicht doppelt.',
  'All stored events': 'Alle gespeicherten Ereignisse',
  'Type {total} to confirm': 'Zur Bestätigung {total} eingeben',
  Stop: 'Anhalten',
  'Resend {count, plural, one {# delivery} other {# deliveries}}':
    '{count, plural, one {# Zustellung} other {# Zustellungen}} erneut senden',
  'No attempts yet. The first follows within seconds, and appears here by itself.':
    'Noch keine Versuche. Der erste folgt binnen Sekunden, und erscheint hier von selbst.',
  'Success rate and latency': 'Erfolgsquote und Latenz',
  'No attempts in this period. Send a test event to see the first one.':
    'Keine Versuche in diesem Zeitraum. Senden Sie ein Testereignis, um den ersten zu sehen.',
  'of the attempts succeeded': 'der Versuche waren erfolgreich',
  'median response time': 'mittlere Antwortzeit (Median)',
  '95th percentile': '95. Perzentil',
  'Only the newest {count, number} attempts of this period are counted.':
    'Nur die neuesten {count, number} Versuche dieses Zeitraums sind gezählt.',
  'Attempts by result': 'Versuche nach Ergebnis',
  'Attempts over time by result': 'Versuche im Zeitverlauf nach Ergebnis',
  'Response times': 'Antwortzeiten',
  'Response times over time': 'Antwortzeiten im Zeitverlauf',
  'Median in ms': 'Median in ms',
  '95th percentile in ms': '95. Perzentil in ms',
  'Show the numbers as a table': 'Zahlen als Tabelle zeigen',
  'Attempts over time': 'Versuche im Zeitverlauf',
  'Success rate': 'Erfolgsquote',
  Median: 'Median',
  'Counting: {count, plural, one {# delivery} other {# deliveries}} so far…':
    'Zählung: bisher {count, plural, one {# Zustellung} other {# Zustellungen}}…',
  '{count, plural, one {# delivery} other {# deliveries}} to send.':
    '{count, plural, one {# Zustellung} other {# Zustellungen}} zu senden.',
  '{count, plural, one {# delivery} other {# deliveries}} queued':
    '{count, plural, one {# Zustellung} other {# Zustellungen}} eingereiht',
  '{pending, number} already pending': '{pending, number} stehen schon aus',
  'Stopped: {sent}': 'Angehalten: {sent}',
  'Done: {sent}': 'Fertig: {sent}',
};
