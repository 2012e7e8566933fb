# A server's webhook: an address that receives events of its tables
button-set_webhook = Webhook
webhook-about = **Webhook**
    -# An address of yours is told when a phase or a turn begins and when a game ends, never a hand or a choice. A turn names the users it waits for.
webhook-on = Events go to { $host }.
webhook-fails = Events to { $host } fail: { $reason }. The first one failed { $since }. I keep trying for a day.
webhook-off = Events to { $host } are switched off, because it failed for a day: { $reason }. A test event switches them on again.
webhook-problem-status = status { $status }
webhook-problem-unreachable = not reachable
webhook-problem-slow = no answer within 5 seconds
webhook-problem-tls = no valid certificate
webhook-secret = The secret that signs all events: `{ $secret }`
    -# Copy it now, I will not show it again. A test event is on its way.
webhook-tested = A test event is on its way.
webhook-form = Each change makes a new secret. Leave the field empty to remove the webhook.
webhook-address = Address
webhook-notice = This server's webhook is switched off, because its address failed for a day. Managers can switch it on again in </settings>.
button-ask_webhook = Address …
button-test_webhook = Send a test event
refused-webhook = The address must begin with https:// and name a machine. It may not contain blanks or a password.
log-webhook = set the webhook
log-webhook-none = removed the webhook
