/** Texts of the home page, alerts and the audit trail. */
export const overview = {
  Alerts: 'Warnungen',
  'Endpoint is failing': 'Endpunkt gestört',
  'Credential expires': 'Zugangsdaten laufen ab',
  'Many requests are rejected': 'Viele Anfragen werden abgelehnt',
  'Mail and webhooks when the integration needs attention: daily per condition, and when it is over.':
    'Mails und Webhooks, wenn die Integration Aufmerksamkeit braucht: täglich je Ursache, und am Ende.',
  'Nothing needs attention. Alerts appear here when one of the conditions below holds.':
    'Alles in Ordnung. Warnungen erscheinen hier, wenn eine der Bedingungen unten zutrifft.',
  'Current and past alerts': 'Aktuelle und frühere Warnungen',
  Alert: 'Warnung',
  About: 'Betrifft',
  Since: 'Seit',
  'Over since': 'Beendet',
  Over: 'Beendet',
  Open: 'Offen',
  '{name} of the hour’s requests': '{name} der Anfragen der Stunde',
  Off: 'Aus',
  'Email addresses': 'E-Mail-Adressen',
  'At most 10. Press Enter after each one.': 'Höchstens 10. Drücken Sie nach jeder die Eingabetaste.',
  'Not confirmed: {emails}': 'Nicht bestätigt: {emails}',
  'They get alerts once they follow the link in their email. Save the alerts to replace an expired link.':
    'Sie erhalten Warnungen nach einem Klick auf den Link in ihrer E-Mail. Speichern ersetzt einen abgelaufenen Link.',
  'Alerts about an API integration': 'Warnungen zu einer API-Anbindung',
  'Confirm that you want alerts by email. The company that asked you is in its email.':
    'Bestätigen Sie, dass Sie Warnungen per E-Mail möchten. Die Firma, die Sie fragt, steht in der E-Mail.',
  'Confirm address': 'Adresse bestätigen',
  'Your address is confirmed': 'Ihre Adresse ist bestätigt',
  'It gets alerts from now on. You can close this page.':
    'Sie erhält ab jetzt Warnungen. Sie können diese Seite schließen.',
  'Webhook URL': 'Webhook-URL',
  'Alerts are also sent there, signed like events. A new URL gets a new signing secret.':
    'Warnungen werden auch dorthin gesendet, signiert wie Ereignisse. Eine neue URL erhält einen neuen Schlüssel.',
  'An empty field switches its alert off.': 'Ein leeres Feld schaltet seine Warnung aus.',
  'Endpoint fails for this many minutes': 'Endpunkt gestört seit so vielen Minuten',
  'Days before a credential expires': 'Tage vor Ablauf von Zugangsdaten',
  'Percentage of rejected requests (4xx) in an hour': 'Anteil abgelehnter Anfragen (4xx) in einer Stunde, in Prozent',
  'With at least 50 requests.': 'Bei mindestens 50 Anfragen.',
  'Save alerts': 'Warnungen speichern',
  'Signing secret of the alerts': 'Signaturschlüssel der Warnungen',
  'Verify the signature of an alert with it, as for events.':
    'Prüfen Sie damit die Signatur einer Warnung, wie bei Ereignissen.',
  Home: 'Übersicht',
  'State of your integration, and what needs your attention.':
    'Stand Ihrer Integration, und was Ihre Aufmerksamkeit braucht.',
  'New in the API': 'Neu in der API',
  'All changes': 'Alle Änderungen',
  'Create an API key': 'API-Schlüssel anlegen',
  'Send the first request': 'Erste Anfrage senden',
  'Add a webhook endpoint': 'Webhook-Endpunkt hinzufügen',
  'Receive the first delivery': 'Erste Zustellung empfangen',
  'Follow the event feed': 'Dem Ereignis-Feed folgen',
  'Create a credential': 'Zugangsdaten anlegen',
  'Send one from the explorer': 'Im Explorer senden',
  'Add an endpoint': 'Endpunkt hinzufügen',
  'Send a test event': 'Testereignis senden',
  'Read the guide about the feed': 'Anleitung zum Feed lesen',
  'Set-up: {done} of {steps} steps done': 'Einrichtung: {done} von {steps} Schritten erledigt',
  Done: 'Erledigt',
  'Errors of the last 24 hours': 'Fehler der letzten 24 Stunden',
  'No request failed in the last 24 hours.': 'In den letzten 24 Stunden ist keine Anfrage fehlgeschlagen.',
  'Errors by cause': 'Fehler nach Ursache',
  'Cause and remedy': 'Ursache und Abhilfe',
  'Newest request': 'Neueste Anfrage',
  'Field: {field}': 'Feld: {field}',
  'Endpoints and credentials': 'Endpunkte und Zugangsdaten',
  'is disabled {time}': 'wird {time} deaktiviert',
  'In use': 'In Gebrauch',
  'Not used': 'Unbenutzt',
  'Nothing is set up yet. <link>Create a credential</link> to begin.':
    'Noch nichts eingerichtet. <link>Legen Sie zuerst Zugangsdaten an.</link>',
  'Limits and latency': 'Grenzen und Latenz',
  'No request exceeded the limit in the last 24 hours.':
    'In den letzten 24 Stunden hat keine Anfrage die Grenze überschritten.',
  'Latency is shown after the first request of the last hour.':
    'Die Latenz erscheint nach der ersten Anfrage der letzten Stunde.',
  'Requests of the last 24 hours': 'Anfragen der letzten 24 Stunden',
  'Loading chart': 'Diagramm wird geladen',
  'Audit trail': 'Audit-Protokoll',
  Redeliveries: 'Erneute Zustellungen',
  Sessions: 'Sitzungen',
  Roles: 'Rollen',
  Invitations: 'Einladungen',
  Company: 'Firma',
  'Changes to your API setup, newest first. Secrets are shown as dots.':
    'Änderungen an Ihrer API-Einrichtung, die neuesten zuerst. Geheimnisse erscheinen als Punkte.',
  'Filter the audit trail': 'Audit-Protokoll filtern',
  'Record type': 'Art des Datensatzes',
  Person: 'Person',
  Actor: 'Urheber',
  Action: 'Aktion',
  Changes: 'Änderungen',
  'There are more than 100,000 entries. Choose a shorter time.':
    'Es sind mehr als 100.000 Einträge. Wählen Sie einen kürzeren Zeitraum.',
  'No entries match these filters. Clear them to see all entries.':
    'Kein Eintrag passt zu diesen Filtern. Setzen Sie sie zurück, um alle zu sehen.',
  'No entries yet. Changes of credentials, endpoints and people appear here.':
    'Noch keine Einträge. Änderungen von Zugangsdaten, Endpunkten und Personen erscheinen hier.',
  '{percent, number} % headroom': '{percent, number} % frei',
  'The busiest minute of the last hour had {peak, number} requests of all credentials.':
    'Die stärkste Minute der letzten Stunde hatte {peak, number} Anfragen aller Zugangsdaten.',
  'A credential may send {perMinute, number} per minute, and {burst, number} at once.':
    'Je Zugangsdaten sind {perMinute, number} pro Minute erlaubt, und {burst, number} auf einmal.',
  'Requests over the limit in the last 24 hours: {limited, number}. Wait for Retry-After.':
    'Anfragen über der Grenze in den letzten 24 Stunden: {limited, number}. Warten Sie Retry-After ab.',
  'Latency in the last hour: median {p50, number} ms, 95th percentile {p95, number} ms.':
    'Latenz in der letzten Stunde: Median {p50, number} ms, 95. Perzentil {p95, number} ms.',
  '{total, number} requests in 24 hours': '{total, number} Anfragen in 24 Stunden',
  'From event to first attempt': 'Vom Ereignis bis zum ersten Versuch',
  'No event was delivered in the last 24 hours.': 'In den letzten 24 Stunden wurde kein Ereignis zugestellt.',
  'Half of the deliveries of the last 24 hours started within this time after their event.':
    'Die Hälfte der Zustellungen der letzten 24 Stunden begann binnen dieser Zeit nach ihrem Ereignis.',
  '95 % started within {p95}. First attempts: {attempts, number}.':
    '95 % begannen binnen {p95}. Erste Versuche: {attempts, number}.',
  'Checksums of the event feed': 'Prüfsummen des Ereignis-Feeds',
  'No events yet. Each day with events gets a checksum.':
    'Noch keine Ereignisse. Jeder Tag mit Ereignissen erhält eine Prüfsumme.',
  'Checksums by day': 'Prüfsummen je Tag',
  'Day (UTC)': 'Tag (UTC)',
  'After event': 'Nach Ereignis',
  'Up to event': 'Bis Ereignis',
  'Start of the feed': 'Anfang des Feeds',
  'Readers of the event feed': 'Leser des Ereignis-Feeds',
  'No credential has read the event feed. Positions are shown after the first read.':
    'Noch hat niemand den Ereignis-Feed gelesen. Positionen erscheinen nach dem ersten Lesen.',
  'Up to date': 'Aktuell',
  '{behind, plural, one {# event} other {# events}} behind':
    '{behind, plural, one {# Ereignis} other {# Ereignisse}} im Rückstand',
  'Last read {time}': 'Zuletzt gelesen: {time}',
  'No requests in the last 24 hours. Send one from the <link>Explorer</link>.':
    'Keine Anfragen in den letzten 24 Stunden. Senden Sie eine im <link>Explorer</link>.',
  'To prove that your copy is complete, compare number and SHA-256 of the events that you stored.':
    'Um zu prüfen, ob Ihre Kopie vollständig ist, vergleichen Sie Anzahl und SHA-256 der gespeicherten Ereignisse.',
  'Take their ids in feed order, each followed by a line feed, after “After event” up to “Up to event”.':
    'Nehmen Sie ihre IDs in Feed-Reihenfolge, jede mit Zeilenumbruch, nach „Nach Ereignis“ bis „Bis Ereignis“.',
};
