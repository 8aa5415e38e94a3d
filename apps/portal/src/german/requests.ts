/** Texts about requests, their traces, their counts and the explorer. */
export const requests = {
  Requests: 'Anfragen',
  Request: 'Anfrage',
  'Request ID': 'Anfrage-ID',
  'Request trace': 'Anfrageverlauf',
  Response: 'Antwort',
  'Succeeded (2xx)': 'Erfolgreich (2xx)',
  'Redirected (3xx)': 'Umgeleitet (3xx)',
  'Rejected (4xx)': 'Abgelehnt (4xx)',
  'Rate limited (429)': 'Gedrosselt (429)',
  'Failed (5xx)': 'Fehlgeschlagen (5xx)',
  Explorer: 'Explorer',
  'Sends requests with a token of 10 minutes that has only the scope of the operation.':
    'Sendet Anfragen mit einem Token, das 10 Minuten gilt und nur den Scope der Operation hat.',
  'This is production: requests change real data. Each write asks first.':
    'Das ist die Produktion: Anfragen ändern echte Daten. Vor jeder Änderung wird nachgefragt.',
  'You cannot send requests': 'Sie können keine Anfragen senden',
  'Your role does not allow you to manage credentials, from which the explorer derives its tokens.':
    'Ihre Rolle darf keine Zugangsdaten verwalten, von denen der Explorer seine Token ableitet.',
  'No credential yet': 'Noch keine Zugangsdaten',
  '<link>Create a credential</link> first. The explorer derives its tokens from it.':
    '<link>Legen Sie zuerst Zugangsdaten an.</link> Der Explorer leitet seine Token davon ab.',
  Operation: 'Operation',
  'Choose an operation': 'Operation wählen',
  'Start with one of these, or open a request of the log here:':
    'Beginnen Sie mit einer von diesen, oder öffnen Sie hier eine Anfrage aus dem Protokoll:',
  choice: 'Auswahl',
  'A JSON field is malformed: {error}': 'Ein JSON-Feld ist fehlerhaft: {error}',
  'The credential {name} does not have the scope {scope}.': 'Die Zugangsdaten {name} haben den Scope {scope} nicht.',
  'Send request': 'Anfrage senden',
  'Fill in the example': 'Beispiel einsetzen',
  'Change data in production?': 'Daten in der Produktion ändern?',
  '{method} {url} changes real data of {name}.': '{method} {url} ändert echte Daten von {name}.',
  'after {milliseconds, number} ms': 'nach {milliseconds, number} ms',
  'Remaining requests': 'Verbleibende Anfragen',
  Warning: 'Warnung',
  'The response has no body.': 'Die Antwort hat keinen Body.',
  'Response body': 'Body der Antwort',
  'Only the first megabyte is shown.': 'Nur das erste Megabyte wird angezeigt.',
  'API requests of the last seven days, newest first, with their responses.':
    'API-Anfragen der letzten sieben Tage mit ihren Antworten, die neuesten zuerst.',
  'View usage over time': 'Nutzung im Zeitverlauf',
  'Requests are not logged. The operator of this service has disabled the request log.':
    'Anfragen werden nicht protokolliert. Der Betreiber dieses Dienstes hat das Protokoll abgeschaltet.',
  'Filter requests': 'Anfragen filtern',
  'Duration (ms)': 'Dauer (ms)',
  'No requests match these filters. Clear them to see all requests.':
    'Keine Anfrage passt zu diesen Filtern. Setzen Sie sie zurück, um alle zu sehen.',
  'Bodies of requests': 'Bodys von Anfragen',
  'Bodies of requests and responses are not kept.': 'Bodys von Anfragen und Antworten werden nicht aufbewahrt.',
  'Bodies of requests and responses are kept for seven days, since {time}.':
    'Bodys von Anfragen und Antworten werden sieben Tage aufbewahrt, seit {time}.',
  'Start keeping': 'Aufbewahren',
  bodies: 'Bodys',
  'Stop keeping': 'Nicht mehr aufbewahren',
  'Bodies of requests and responses contain personal data of your customers.':
    'Bodys von Anfragen und Antworten enthalten personenbezogene Daten Ihrer Kunden.',
  'They are kept for seven days, up to 64 KB each, with secrets masked.':
    'Sie werden sieben Tage aufbewahrt, je bis 64 KB, Geheimnisse unkenntlich.',
  'Everyone who may open the portal can read them.': 'Alle, die das Portal öffnen dürfen, können sie lesen.',
  'All kept bodies are deleted. This cannot be undone. New requests are logged without bodies.':
    'Alle Bodys werden unwiderruflich gelöscht. Neue Anfragen werden ohne Bodys protokolliert.',
  'The bodies of this request are not kept.': 'Die Bodys dieser Anfrage werden nicht aufbewahrt.',
  'Owners and administrators can switch that on in the <link>list of requests</link>.':
    'Inhaber und Administratoren können das in der <link>Liste der Anfragen</link> einschalten.',
  'Only the first 64 KB are kept.': 'Nur die ersten 64 KB werden aufbewahrt.',
  'No requests in the last seven days.': 'Keine Anfragen in den letzten sieben Tagen.',
  'Create a key under <keys>Credentials</keys>, or send one from the <explorer>Explorer</explorer>.':
    'Legen Sie unter <keys>Zugangsdaten</keys> einen Schlüssel an, oder nutzen Sie den <explorer>Explorer</explorer>.',
  'Sample: 1 of {rate}': 'Stichprobe: 1 von {rate}',
  Jobs: 'Aufgaben',
  Job: 'Aufgabe',
  'Last error': 'Letzter Fehler',
  'Copy as code': 'Als Code kopieren',
  'Copy as {language}': 'Als {language} kopieren',
  'Copy as curl': 'Als curl kopieren',
  Path: 'Pfad',
  Method: 'Methode',
  'Part of path or query': 'Teil von Pfad oder Query',
  'Error code': 'Fehlercode',
  'X-Request-Id of the response': 'X-Request-Id der Antwort',
  Duration: 'Dauer',
  Size: 'Größe',
  '{bytes, number} bytes': '{bytes, number} Bytes',
  'User agent': 'User-Agent',
  Address: 'Adresse',
  'Open in the explorer': 'Im Explorer öffnen',
  Succeeded: 'Erfolgreich',
  'Time span': 'Zeitraum',
  '7 days': '7 Tage',
  '30 days': '30 Tage',
  'Requests by response': 'Anfragen nach Antwort',
  'Requests by resource': 'Anfragen nach Ressource',
  Resource: 'Ressource',
  Unsuccessful: 'Erfolglos',
  'Average duration (ms)': 'Mittlere Dauer (ms)',
  'What it changed is below.': 'Was sie geändert hat, steht unten.',
  'No changes: the request only read, or was rejected. Its response says why.':
    'Keine Änderungen: Die Anfrage hat nur gelesen, oder wurde abgelehnt. Die Antwort sagt, warum.',
  'No events: they come with changes, and only for records that your partners see.':
    'Keine Ereignisse: Sie entstehen bei Änderungen, und nur für Datensätze, die Ihre Partner sehen.',
  'No endpoint received this event type. Choose it in one of your <link>endpoints</link>.':
    'Kein Endpunkt hat diesen Ereignistyp empfangen. Wählen Sie ihn in einem Ihrer <link>Endpunkte</link>.',
  'Only 200 entries of each kind are shown.': 'Je Art werden nur 200 Einträge angezeigt.',
  'The request is not in the log: it is older than seven days or was not sampled.':
    'Die Anfrage ist nicht im Protokoll: Sie ist älter als sieben Tage, oder nicht in der Stichprobe.',
  'Unfinished jobs': 'Unerledigte Aufgaben',
  'View requests': 'Anfragen anzeigen',
  '{name} (revoked)': '{name} (widerrufen)',
  '{total, number} requests over time': '{total, number} Anfragen im Zeitverlauf',
  'Requests, latency, errors and limits of your credentials. Counts are exact even if the list is sampled.':
    'Anfragen, Latenz, Fehler und Grenzen Ihrer Zugangsdaten. Die Zahlen sind exakt, auch bei einer Stichprobe.',
  'Requests and limits by credential': 'Anfragen und Grenzen je Zugangsdaten',
  'Over the limit': 'Über der Grenze',
  'Errors by code': 'Fehler nach Code',
  'No request failed.': 'Keine Anfrage ist fehlgeschlagen.',
  '{requests, plural, one {# request} other {# requests}}': '{requests, plural, one {# Anfrage} other {# Anfragen}}',
  Latency: 'Latenz',
  'No request of this period is in the log, which has the last 7 days.':
    'Keine Anfrage dieses Zeitraums ist im Protokoll, das 7 Tage umfasst.',
  'Half of the requests are answered within this time, and 95 % within {p95, number} ms.':
    'Die Hälfte der Anfragen ist binnen dieser Zeit beantwortet, 95 % binnen {p95, number} ms.',
  'Latency and errors cover the last 7 days.': 'Latenz und Fehler umfassen die letzten 7 Tage.',
  'Peak per minute': 'Spitze pro Minute',
  Headroom: 'Frei',
  'Each credential may send {perMinute, number} requests per minute, and {burst, number} at once.':
    'Je Zugangsdaten sind {perMinute, number} Anfragen pro Minute erlaubt, und {burst, number} auf einmal.',
  'Peak and headroom are of the last hour.': 'Spitze und freier Rest gelten für die letzte Stunde.',
  'No requests in this period. Choose a longer one, or send a request from the <link>Explorer</link>.':
    'Keine Anfragen in diesem Zeitraum. Wählen Sie einen längeren, oder senden Sie eine im <link>Explorer</link>.',
};
