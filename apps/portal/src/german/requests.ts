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
  'after {milliseconds} ms': 'nach {milliseconds} ms',
  'Remaining requests': 'Verbleibende Anfragen',
  Warning: 'Warnung',
  'The response has no body.': 'Die Antwort hat keinen Body.',
  'Response body': 'Body der Antwort',
  'Only the first megabyte is shown.': 'Nur das erste Megabyte wird angezeigt.',
};
