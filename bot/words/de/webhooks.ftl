# Der Webhook eines Servers: eine Adresse, die von Ereignissen an seinen Tischen erfährt
button-set_webhook = Webhook
webhook-about = **Webhook**
    -# Eine Adresse von dir erfährt, wenn eine Phase oder ein Zug beginnt und wenn ein Spiel endet, aber nie eine Hand oder eine Wahl. Ein Zug nennt die Nutzer, auf die er wartet.
webhook-on = Ereignisse gehen an { $host }.
webhook-fails = Ereignisse an { $host } kommen nicht an: { $reason }. Das erste misslang { $since }. Ich versuche es einen Tag lang.
webhook-off = Ereignisse an { $host } sind abgeschaltet, weil sie einen Tag lang nicht ankamen: { $reason }. Ein Testereignis schaltet sie wieder ein.
webhook-problem-status = Status { $status }
webhook-problem-unreachable = nicht erreichbar
webhook-problem-slow = keine Antwort in 5 Sekunden
webhook-problem-tls = kein gültiges Zertifikat
webhook-secret = Das Geheimnis, mit dem alle Ereignisse signiert sind: `{ $secret }`
    -# Kopiere es jetzt, ich zeige es nicht noch einmal. Ein Testereignis ist unterwegs.
webhook-tested = Ein Testereignis ist unterwegs.
webhook-form = Jede Änderung erzeugt ein neues Geheimnis. Ein leeres Feld entfernt den Webhook.
webhook-address = Adresse
webhook-notice = Der Webhook dieses Servers ist abgeschaltet, weil seine Adresse einen Tag lang nicht erreichbar war. Wer den Server verwaltet, kann ihn mit </einstellungen> wieder einschalten.
button-ask_webhook = Adresse …
button-test_webhook = Testereignis senden
refused-webhook = Die Adresse muss mit https:// beginnen und einen Rechner nennen. Leerzeichen und Passwörter darf sie nicht enthalten.
log-webhook = hat den Webhook eingerichtet
log-webhook-none = hat den Webhook entfernt
