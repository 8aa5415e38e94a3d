/** Texts about credentials, people, roles and signing in. */
export const access = {
  Credential: 'Zugangsdaten',
  Credentials: 'Zugangsdaten',
  'New credential': 'Neue Zugangsdaten',
  'Credentials identify your programs to the API.': 'Mit Zugangsdaten weisen sich Ihre Programme bei der API aus.',
  'Give each program its own credential, with only the scopes it needs.':
    'Geben Sie jedem Programm eigene Zugangsdaten, nur mit den Scopes, die es braucht.',
  'No credentials yet. Create one, and send your first request with it.':
    'Noch keine Zugangsdaten. Legen Sie welche an, und senden Sie damit Ihre erste Anfrage.',
  'Shown in record histories and the audit trail.': 'Wird in Historien und im Audit-Protokoll angezeigt.',
  'API key': 'API-Schlüssel',
  'OAuth client': 'OAuth-Client',
  'API key: one secret, sent with each request': 'API-Schlüssel: ein Secret, das mit jeder Anfrage gesendet wird',
  'OAuth client: client ID and secret, exchanged for one-hour access tokens':
    'OAuth-Client: Client-ID und Secret, eingetauscht gegen Zugriffstoken für eine Stunde',
  'Create credential': 'Zugangsdaten anlegen',
  Scopes: 'Scopes',
  'Scopes of {name}': 'Scopes von {name}',
  'Save scopes': 'Scopes speichern',
  'Edit scopes': 'Scopes ändern',
  'Edit limits': 'Grenzen ändern',
  'Limits of {name}': 'Grenzen von {name}',
  'Save limits': 'Grenzen speichern',
  'Last day': 'Letzter Tag',
  'In UTC. Leave it empty for a credential that does not expire.':
    'In UTC. Lassen Sie das Feld leer, wenn die Zugangsdaten nicht ablaufen sollen.',
  'Allowed addresses': 'Erlaubte Adressen',
  'Addresses or ranges such as 203.0.113.0/24, one per line. Leave it empty for any address.':
    'Adressen oder Bereiche wie 203.0.113.0/24, je Zeile einer. Leer erlaubt jede Adresse.',
  Rotate: 'Erneuern',
  'Rotate {name}?': '{name} erneuern?',
  'Grace for the current secret': 'Frist für das bisherige Secret',
  'During a grace, both secrets work.': 'Während der Frist gelten beide Secrets.',
  'None: the current secret stops working immediately': 'Keine: Das bisherige Secret gilt sofort nicht mehr',
  '1 hour': '1 Stunde',
  '24 hours': '24 Stunden',
  Suspend: 'Sperren',
  'Suspend {name}?': '{name} sperren?',
  'The credential and its access tokens are refused until you resume it. Its secret stays the same.':
    'Die Zugangsdaten und ihre Zugriffstoken werden abgelehnt, bis Sie sie entsperren. Das Secret bleibt gleich.',
  Reason: 'Grund',
  'Shown to your team.': 'Wird Ihrem Team angezeigt.',
  Resume: 'Entsperren',
  Revoke: 'Widerrufen',
  'The credential stops working immediately. Access tokens issued with it expire within one hour.':
    'Die Zugangsdaten gelten sofort nicht mehr. Damit ausgestellte Zugriffstoken laufen binnen einer Stunde ab.',
  'Last used': 'Zuletzt benutzt',
  'Show its requests': 'Anfragen anzeigen',
  'Secret of {name}': 'Secret von {name}',
  'Client ID': 'Client-ID',
  'Client secret': 'Client-Secret',
  'Send it as “Authorization: Bearer …”.': 'Senden Sie es als „Authorization: Bearer …“.',
  'Store it with the secrets of your program, not in your repository.':
    'Bewahren Sie es bei den Geheimnissen Ihres Programms auf, nicht im Repository.',
  'Exchange the client ID and secret for an access token at POST /oauth/token.':
    'Tauschen Sie Client-ID und Secret mit POST /oauth/token gegen ein Zugriffstoken.',
  Revoked: 'Widerrufen',
  Suspended: 'Gesperrt',
  Expired: 'Abgelaufen',
  'Expires {time}': 'Läuft {time} ab',
  'Previous secret works until {time}': 'Bisheriges Secret gilt bis {time}',
  '{scopes} in {areas, plural, one {# area} other {# areas}}':
    '{scopes} in {areas, plural, one {# Bereich} other {# Bereichen}}',
  'read-only': 'nur lesen',
  '{writes} write': '{writes} schreibend',
  'Read everything': 'Alles lesen',
  Website: 'Website',
  'Select all': 'Alle auswählen',
  Clear: 'Keine',
  'Use a key': 'Schlüssel verwenden',
  'Install the SDK for TypeScript and JavaScript in your project, or log in to the command line.':
    'Installieren Sie das SDK für TypeScript und JavaScript in Ihrem Projekt, oder melden Sie die Kommandozeile an.',
  'The <link>command line</link> makes requests, causes events and tests webhook receivers.':
    'Die <link>Kommandozeile</link> sendet Anfragen, löst Ereignisse aus und testet Webhook-Empfänger.',
  'It needs only Node.js.': 'Sie braucht nur Node.js.',
  'Command line': 'Kommandozeile',
  'Sign in': 'Anmelden',
  'Sign in to the developer portal': 'Anmeldung am Entwicklerportal',
  'You have been invited': 'Sie wurden eingeladen',
  'Accept invitation': 'Einladung annehmen',
  'Your account is ready': 'Ihr Konto ist bereit',
  'Your role cannot manage the API, so this portal has nothing to show you.':
    'Ihre Rolle kann die API nicht verwalten, daher hat dieses Portal für Sie keinen Inhalt.',
  'The link works once and signs in this browser only.': 'Der Link gilt einmal und meldet nur diesen Browser an.',
  'Request a new link': 'Neuen Link anfordern',
  'Invite a person': 'Person einladen',
  'First name': 'Vorname',
  'Last name': 'Nachname',
  Role: 'Rolle',
  'You can give only rights that you have yourself.': 'Sie können nur Rechte geben, die Sie selbst haben.',
  'Send invitation': 'Einladung senden',
  'Roles and permissions': 'Rollen und Rechte',
  'Permissions by role': 'Rechte je Rolle',
  Permission: 'Recht',
  People: 'Personen',
  'The role is deleted. Nobody has it.': 'Die Rolle wird gelöscht. Niemand hat sie.',
  'The owner has all rights, and is the only one who can transfer ownership.':
    'Nur der Inhaber hat alle Rechte, und nur er kann die Inhaberschaft übertragen.',
  'New role': 'Neue Rolle',
  Developers: 'Entwickler',
  'Create role': 'Rolle anlegen',
  'Browsers where you are signed in. A session ends after 8 hours of inactivity, or after 7 days.':
    'Browser, in denen Sie angemeldet sind. Eine Sitzung endet nach 8 Stunden ohne Nutzung, oder nach 7 Tagen.',
  Browser: 'Browser',
  'Signed in': 'Angemeldet',
  Expires: 'Läuft ab',
  'This browser': 'Dieser Browser',
  'End session': 'Sitzung beenden',
  'End all other sessions': 'Alle anderen beenden',
  'Check your email': 'Sehen Sie in Ihre E-Mails',
  'If {email} belongs to a portal user, a sign-in link is on its way.':
    'Wenn {email} einem Benutzer des Portals gehört, ist ein Anmeldelink unterwegs.',
  'It works once and expires after 15 minutes.': 'Er gilt einmal und läuft nach 15 Minuten ab.',
  'We email you a sign-in link. You do not need a password.':
    'Wir senden Ihnen einen Anmeldelink per E-Mail. Sie brauchen kein Passwort.',
  'Email me a link': 'Link per E-Mail senden',
  'People of your company who use this portal. A role decides what they can see and change.':
    'Personen Ihrer Firma, die dieses Portal nutzen. Ihre Rolle bestimmt, was sie sehen und ändern können.',
  'Last seen': 'Zuletzt gesehen',
  'Make owner': 'Zum Inhaber machen',
  'They get all rights, and you become an administrator. Only they can undo this.':
    'Die Person erhält alle Rechte, Sie werden Administrator. Nur die Person kann das rückgängig machen.',
  'They lose access to the portal immediately. They stay a user of your company.':
    'Die Person verliert den Zugang zum Portal sofort. Sie bleibt Benutzer Ihrer Firma.',
  'Sessions of your team': 'Sitzungen Ihres Teams',
  'Former member': 'Früheres Mitglied',
  'Not signed in': 'Nicht angemeldet',
  'Second factor': 'Zweiter Faktor',
  'Second factors': 'Zweite Faktoren',
  'Your second factors': 'Ihre zweiten Faktoren',
  'You signed in as {email}. One more step proves that it is you.':
    'Sie haben sich als {email} angemeldet. Ein weiterer Schritt beweist, dass Sie es sind.',
  'Your company requires a second factor. Add one to continue.':
    'Ihre Firma verlangt einen zweiten Faktor. Fügen Sie einen hinzu, um fortzufahren.',
  'A passkey uses your device or a security key.': 'Ein Passkey nutzt Ihr Gerät oder einen Sicherheitsschlüssel.',
  'An authenticator app shows a new code every 30 seconds.':
    'Eine Authenticator-App zeigt alle 30 Sekunden einen neuen Code.',
  'A second factor protects your account even if somebody reads your mail. It counts in every company.':
    'Ein zweiter Faktor schützt Ihr Konto, auch wenn jemand Ihre Mails liest. Er gilt in jeder Firma.',
  'You can no longer sign in with it.': 'Sie können sich damit nicht mehr anmelden.',
  'You have none. Everybody who can read your mail can sign in as you.':
    'Sie haben keinen. Wer Ihre Mails lesen kann, kann sich als Sie anmelden.',
  'Recovery codes': 'Wiederherstellungscodes',
  'Recovery code': 'Wiederherstellungscode',
  'recovery codes': 'Wiederherstellungscodes',
  'Your recovery codes': 'Ihre Wiederherstellungscodes',
  'You have {left} of 10 codes left. Each signs you in once without your second factor.':
    'Sie haben noch {left} von 10 Codes. Jeder meldet Sie einmal ohne Ihren zweiten Faktor an.',
  'You get ten new codes. The codes that you have now stop working.':
    'Sie erhalten zehn neue Codes. Die bisherigen gelten nicht mehr.',
  'Each code signs you in once if you lose your second factor. Keep them in a safe place.':
    'Jeder Code meldet Sie einmal an, wenn Sie Ihren zweiten Faktor verlieren. Bewahren Sie die Codes sicher auf.',
  'Authenticator app': 'Authenticator-App',
  Passkey: 'Passkey',
  'Add an authenticator app': 'Authenticator-App hinzufügen',
  'Add a passkey': 'Passkey hinzufügen',
  'Passkeys need https, or the address localhost, and a browser that supports them.':
    'Passkeys brauchen https oder die Adresse localhost, und einen Browser, der sie unterstützt.',
  'Your browser asks for a fingerprint, a PIN or a security key.':
    'Ihr Browser fragt nach Fingerabdruck, PIN oder Sicherheitsschlüssel.',
  'For example the device: “Work laptop”.': 'Zum Beispiel das Gerät: „Arbeits-Laptop“.',
  'Create passkey': 'Passkey anlegen',
  'Scan the code with your app, or enter the key.':
    'Scannen Sie den Code mit Ihrer App, oder geben Sie den Schlüssel ein.',
  'QR code for your authenticator app': 'QR-Code für Ihre Authenticator-App',
  'Code that the app shows': 'Code, den die App zeigt',
  'No passkey was used': 'Es wurde kein Passkey verwendet',
  'This device already has one of your passkeys.': 'Dieses Gerät hat schon einen Passkey von Ihnen.',
  'The request was cancelled or has expired. Try again.':
    'Der Vorgang wurde abgebrochen oder ist abgelaufen. Versuchen Sie es erneut.',
  'Use a passkey': 'Passkey verwenden',
  'Each of your ten codes works once.': 'Jeder Ihrer zehn Codes gilt einmal.',
  'Code of your authenticator app': 'Code Ihrer Authenticator-App',
  'Use another second factor': 'Anderen zweiten Faktor verwenden',
  'Use a recovery code': 'Wiederherstellungscode verwenden',
  'Require a second factor': 'Zweiten Faktor verlangen',
  'People without one must add it before they see your company again.':
    'Personen ohne zweiten Faktor müssen einen hinzufügen, bevor sie Ihre Firma wieder sehen.',
  'API credentials are not affected.': 'API-Zugangsdaten sind nicht betroffen.',
  'To require it, first add one of your own under Security.':
    'Um ihn zu verlangen, fügen Sie unter Sicherheit zuerst selbst einen hinzu.',
  'Confirm that it is you': 'Bestätigen Sie, dass Sie es sind',
  'Present your second factor to continue.': 'Verwenden Sie Ihren zweiten Faktor, um fortzufahren.',
  'End session of {name}': 'Sitzung von {name} beenden',
  Owner: 'Inhaber',
  'Role of {name}': 'Rolle von {name}',
  You: 'Sie',
  Invited: 'Eingeladen',
  'Invite {name} again': '{name} erneut einladen',
  'Invite again': 'Erneut einladen',
  'You work here alone. Invite the people who build and watch your integration.':
    'Sie arbeiten hier allein. Laden Sie die Personen ein, die Ihre Integration bauen und überwachen.',
  'API access': 'API-Zugang',
  'API access is suspended': 'Der API-Zugang ist gesperrt',
  '{by} suspended it {time}. <link>View and resume</link>':
    'Gesperrt von {by}: {time}. <link>Ansehen und entsperren</link>',
  'The operator of the API': 'Betreiber der API',
  'Stop all API access of your company at once, for example after a leak of secrets.':
    'Sperren Sie sofort jeden API-Zugang Ihrer Firma, etwa wenn Geheimnisse bekannt wurden.',
  'Suspended by': 'Gesperrt von',
  'While it is suspended, every key and token gets 403, and webhook deliveries wait.':
    'Während der Sperre erhält jeder Schlüssel und jedes Token 403, und Zustellungen warten.',
  'Events are still recorded, and you can use this portal.':
    'Ereignisse werden weiter aufgezeichnet, und Sie können dieses Portal nutzen.',
  'Only people with the permission “{permission}” can change this.':
    'Nur Personen mit dem Recht „{permission}“ können das ändern.',
  'Suspend API access…': 'API-Zugang sperren…',
  'Suspend API access?': 'API-Zugang sperren?',
  'Keys and tokens work again immediately, and waiting webhook deliveries are sent.':
    'Schlüssel und Token gelten sofort wieder, und wartende Zustellungen werden gesendet.',
  'Your integration stops immediately: all keys and tokens are refused until someone resumes it.':
    'Ihre Integration steht sofort still: Alle Schlüssel und Token werden bis zum Entsperren abgelehnt.',
  'Shown to your team and to the operator of the API.': 'Wird Ihrem Team und dem Betreiber der API angezeigt.',
};
