/** German texts of the server: of error responses by their code, of others by the English text. */
export const serverTexts: Readonly<Partial<Record<string, string>>> = {
  link_expired: 'Der Link wurde schon benutzt, ist abgelaufen oder unvollständig. Fordern Sie einen neuen an.',
  invitation_ended: 'Die Einladung wurde angenommen, zurückgezogen oder ist abgelaufen.',
  invalid_credential: 'Melden Sie sich zuerst an.',
  cross_site_request: 'Die Sitzung passt nicht zu dieser Seite. Laden Sie die Seite neu.',
  rate_limited: 'Zu viele Versuche. Warten Sie einen Moment, und versuchen Sie es erneut.',
  company_suspended: 'Die Firma ist gesperrt. Wenden Sie sich an den Betreiber der API.',
  insufficient_rights: 'Ihre Rolle erlaubt das nicht: Sie können nur mit Rechten handeln, die Sie selbst haben.',
  privileged_user: 'Diese Person verwaltet den Zugang zur API. Ändern Sie sie unter Team.',
  last_owner: 'Die Firma hätte keinen Inhaber mehr. Übertragen Sie stattdessen die Inhaberschaft.',
  user_exists: 'Ein anderer Benutzer Ihrer Firma hat diese E-Mail-Adresse.',
  role_key_taken: 'Eine andere Rolle Ihrer Firma hat diesen Schlüssel.',
  role_in_use: 'Ein Benutzer hat diese Rolle.',
  system_role: 'Systemrollen können nicht gelöscht werden.',
  credential_revoked: 'Die Zugangsdaten sind widerrufen. Legen Sie neue an.',
  credential_suspended: 'Die Zugangsdaten sind gesperrt. Entsperren Sie sie, oder wählen Sie andere.',
  too_many_credentials: 'Ihre Firma hat die Höchstzahl gültiger Zugangsdaten erreicht. Widerrufen Sie unbenutzte.',
  subscription_disabled: 'Der Webhook-Endpunkt ist deaktiviert. Aktivieren Sie ihn zuerst.',
  too_many_invitations: 'Ihre Firma hat heute alle erlaubten Einladungen versandt. Versuchen Sie es morgen erneut.',
  too_many_endpoints: 'Ihre Firma hat die Höchstzahl an Webhook-Endpunkten erreicht. Löschen Sie unbenutzte.',
  not_found: 'Der Datensatz existiert nicht, wurde gelöscht oder ist verborgen.',
  changed_meanwhile: 'Die Daten haben sich inzwischen geändert. Versuchen Sie es erneut.',
  version_mismatch: 'Der Datensatz hat sich inzwischen geändert. Laden Sie ihn neu.',
  timeout: 'Die Anfrage hat zu lange gedauert und nichts geändert. Versuchen Sie es erneut.',
  shutting_down: 'Der Server wird beendet. Versuchen Sie es erneut.',
  database_unavailable: 'Der Dienst erreicht seine Datenbank nicht. Versuchen Sie es später erneut.',
  try_again: 'Die Anfrage kam anderen in die Quere und hat nichts geändert. Versuchen Sie es erneut.',
  overloaded: 'Der Dienst ist ausgelastet. Warten Sie einen Moment, und versuchen Sie es erneut.',
  // Fields of forms
  'name must not be blank': 'Geben Sie einen Namen ein.',
  'firstName must not be blank': 'Geben Sie einen Vornamen ein.',
  'email must be an email address': 'Geben Sie eine E-Mail-Adresse ein.',
  'expiresAt must be in the future': 'Der letzte Tag muss in der Zukunft liegen.',
  '"…" is neither an address nor a range such as 203.0.113.0/24':
    '„…“ ist weder eine Adresse noch ein Bereich wie 203.0.113.0/24.',
  'emails: "…" is not an email address': '„…“ ist keine E-Mail-Adresse.',
  'webhookUrl must be an absolute http or https URL': 'Geben Sie eine vollständige URL mit http:// oder https:// ein.',
  'the URL must be an absolute http or https address, not "…"':
    'Geben Sie eine vollständige URL mit http:// oder https:// ein, nicht „…“.',
  'the URL must begin with https://': 'Die URL muss mit https:// beginnen.',
  'the URL must not contain a user name or a password': 'Die URL darf weder Benutzernamen noch Passwort enthalten.',
  'the URL must not contain a fragment (#)': 'Die URL darf kein Fragment (#) enthalten.',
  // Permissions
  'See requests, events, deliveries, usage, the audit trail and the names of credentials.':
    'Anfragen, Ereignisse, Zustellungen, Nutzung, Audit-Protokoll und Namen der Zugangsdaten sehen.',
  'Create, change and test webhook endpoints, and deliver events again.':
    'Webhook-Endpunkte anlegen, ändern und testen, Ereignisse erneut zustellen.',
  'Create, change, rotate, suspend and revoke credentials.':
    'Zugangsdaten anlegen, ändern, erneuern, sperren und widerrufen.',
  'Invite people, change their roles, end their sessions, and set alerts.':
    'Personen einladen, ihre Rollen ändern, ihre Sitzungen beenden, Warnungen einstellen.',
  'All of these, and every permission that is added later.': 'Alle diese Rechte, und jedes später hinzukommende.',
  // Areas of scopes
  'Units for sale at your locations, with prices and pictures.':
    'Einheiten zum Verkauf an Ihren Standorten, mit Preisen und Bildern.',
  'People who are interested, from your website or elsewhere.':
    'Personen mit Interesse, von Ihrer Website oder anderswoher.',
  'Offers with their line items and prices.': 'Angebote mit Positionen und Preisen.',
  'Orders with line items, status and delivery.': 'Aufträge mit Positionen, Status und Lieferung.',
  'Units that are built, with their status and serial numbers.': 'Einheiten im Bau, mit Status und Seriennummern.',
  'Sales lots and plants.': 'Verkaufsplätze und Werke.',
  'Yearly sales goals of locations.': 'Jährliche Verkaufsziele der Standorte.',
  'Names, addresses and contact details of customers.': 'Namen, Adressen und Kontaktdaten von Kunden.',
  'The catalog.': 'Der Katalog.',
  'Web domains of your company.': 'Web-Domains Ihrer Firma.',
  'Agreements with other companies.': 'Vereinbarungen mit anderen Firmen.',
  'Profile of your company.': 'Profil Ihrer Firma.',
  'People of your company and their roles.': 'Personen Ihrer Firma und ihre Rollen.',
  'Contracts of orders and their signatures.': 'Verträge von Aufträgen und ihre Unterschriften.',
  'Payments of orders, and payment links.': 'Zahlungen von Aufträgen und Zahlungslinks.',
  'Sales by month, as accounting sees them.': 'Verkäufe nach Monat, wie die Buchhaltung sie sieht.',
  'Expected revenue by delivery week.': 'Erwarteter Umsatz nach Lieferwoche.',
  'Files of orders and other records.': 'Dateien von Aufträgen und anderen Datensätzen.',
  'The feed of all changes.': 'Der Feed aller Änderungen.',
  'What visitors do on your website.': 'Was Besucher auf Ihrer Website tun.',
  'Starts the configurator for a visitor.': 'Startet den Konfigurator für einen Besucher.',
  // Roles
  Owner: 'Inhaber',
  Administrator: 'Administrator',
  Salesperson: 'Verkäufer',
  'Production manager': 'Produktionsleiter',
  Driver: 'Fahrer',
  // Authors of changes
  credential: 'Zugangsdaten',
  user: 'Benutzer',
  system: 'System',
  // Failures of deliveries
  'The endpoint responded with a redirect, which is not followed.':
    'Der Endpunkt hat mit einer Weiterleitung geantwortet. Ihr wird nicht gefolgt.',
  'Change the endpoint URL to the target of the redirect.':
    'Ändern Sie die URL des Endpunkts auf das Ziel der Weiterleitung.',
  'The endpoint rejected the request as unauthorized.': 'Der Endpunkt hat die Anfrage als unberechtigt abgelehnt.',
  'Verify the signature with the signing secret of this endpoint, and exempt the URL from your login.':
    'Prüfen Sie die Signatur mit dem Schlüssel dieses Endpunkts, und nehmen Sie die URL von Ihrer Anmeldung aus.',
  'Your server has no route for this URL.': 'Ihr Server hat keine Route für diese URL.',
  'Check that the path of the endpoint matches a route of your server.':
    'Prüfen Sie, ob der Pfad des Endpunkts zu einer Route Ihres Servers passt.',
  'The URL does not accept POST.': 'Die URL nimmt kein POST an.',
  'Make the route of your server accept POST requests.': 'Lassen Sie die Route Ihres Servers POST-Anfragen annehmen.',
  'Your server asked for a pause.': 'Ihr Server hat um eine Pause gebeten.',
  'Respond at once and process the event afterwards. A Retry-After of up to 24 hours is honored.':
    'Antworten Sie sofort, und verarbeiten Sie das Ereignis danach. Retry-After gilt bis zu 24 Stunden.',
  'The event is too large for your server.': 'Das Ereignis ist zu groß für Ihren Server.',
  'Accept bodies of up to 256 KB.': 'Nehmen Sie Bodys bis 256 KB an.',
  'Your server rejected the request as invalid.': 'Ihr Server hat die Anfrage als ungültig abgelehnt.',
  'Check the response and your log. The body is JSON in UTF-8, and the signature covers its exact bytes.':
    'Prüfen Sie die Antwort und Ihr Protokoll. Der Body ist JSON in UTF-8; die Signatur gilt für genau diese Bytes.',
  'A proxy in front of your server got no response from it.':
    'Ein Proxy vor Ihrem Server hat von ihm keine Antwort erhalten.',
  'Check that the server behind the proxy is running and responds within 10 seconds.':
    'Prüfen Sie, ob der Server hinter dem Proxy läuft und binnen 10 Sekunden antwortet.',
  'Your server failed.': 'Ihr Server hatte einen Fehler.',
  'Check its log at the time of the attempt.': 'Prüfen Sie sein Protokoll zur Zeit des Versuchs.',
  'Your server accepted the connection but did not respond within 10 seconds.':
    'Ihr Server hat die Verbindung angenommen, aber nicht binnen 10 Sekunden geantwortet.',
  'Respond with 2xx at once and process the event afterwards.':
    'Antworten Sie sofort mit 2xx, und verarbeiten Sie das Ereignis danach.',
  'Your server could not be reached.': 'Ihr Server war nicht erreichbar.',
  'Check that the host is running and that its firewall allows connections from the internet.':
    'Prüfen Sie, ob der Host läuft und seine Firewall Verbindungen aus dem Internet zulässt.',
  'The host is reachable, but no server listens on this port.':
    'Der Host ist erreichbar, aber auf diesem Port läuft kein Server.',
  'Start your server, or correct the port in the endpoint URL.':
    'Starten Sie Ihren Server, oder korrigieren Sie den Port in der URL des Endpunkts.',
  'Your server closed the connection before it responded.':
    'Ihr Server hat die Verbindung geschlossen, bevor er geantwortet hat.',
  'Check its log for a crash, and the limits of any proxy in front of it.':
    'Suchen Sie in seinem Protokoll nach einem Absturz, und prüfen Sie die Grenzen eines Proxys davor.',
  'The host name cannot be resolved.': 'Der Hostname kann nicht aufgelöst werden.',
  'Check the spelling of the endpoint URL and the DNS records of its host.':
    'Prüfen Sie die Schreibweise der URL und die DNS-Einträge des Hosts.',
  'The certificate of your server is not trusted.': 'Dem Zertifikat Ihres Servers wird nicht vertraut.',
  'Serve a valid certificate for this host, with the full chain to a public certificate authority.':
    'Verwenden Sie ein gültiges Zertifikat für diesen Host, mit der ganzen Kette zu einer öffentlichen CA.',
  'Events are sent to public https addresses only.': 'Ereignisse werden nur an öffentliche https-Adressen gesendet.',
  'Use a public https URL for the endpoint. To test on your own machine, use a tunnel or poll the feed.':
    'Verwenden Sie eine öffentliche https-URL, zum Testen auf Ihrem Rechner einen Tunnel oder den Feed.',
  'The signing secret of the endpoint could not be decrypted.':
    'Der Signaturschlüssel des Endpunkts konnte nicht entschlüsselt werden.',
  'Rotate the signing secret.': 'Erneuern Sie den Signaturschlüssel.',
  'The request failed.': 'Die Anfrage ist fehlgeschlagen.',
  'Send a test event to try again.': 'Senden Sie ein Testereignis, um es erneut zu versuchen.',
};
