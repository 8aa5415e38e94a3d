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
  'Verify X-Service-Signature with it, as for events.': 'Prüfen Sie damit X-Service-Signature, wie bei Ereignissen.',
};
