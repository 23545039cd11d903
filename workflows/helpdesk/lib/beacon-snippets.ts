/** Source text that identifies visitors to a Beacon, for each server stack. */
import { scriptJson } from './beacon.js';

export type Stack = 'node' | 'rails' | 'php' | 'django' | 'python';

/** Source text for each stack, by the id of the Beacon. The key comes from the environment of the server. */
export const snippets: Readonly<Record<Stack, (beaconId: string) => string>> = { node, rails, php, django, python };

/** Escapes text for a template literal. */
const inTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

function node(id: string): string {
  return `const { createHmac } = require('node:crypto');

const secret = process.env.BEACON_SECRET;
if (!secret) throw new Error('BEACON_SECRET is not set.');

function beaconSignature(email) {
  return createHmac('sha256', secret).update(email, 'utf8').digest('hex');
}

// JSON that cannot end the script element around it.
function scriptJson(value) {
  return JSON.stringify(value).replace(
    /[<>&\\u2028\\u2029]/g,
    (one) => '\\\\u' + one.charCodeAt(0).toString(16).padStart(4, '0'),
  );
}

// Insert the result into the page, after the embed code.
function beaconIdentify({ name, email }) {
  return \`<script>
  Beacon('init', ${inTemplate(scriptJson(id))});
  Beacon('identify', \${scriptJson({ name, email, signature: beaconSignature(email) })});
</script>\`;
}
`;
}

function python(id: string): string {
  return `import hashlib
import hmac
import json
import os


def beacon_signature(email):
    secret = os.environ["BEACON_SECRET"]
    return hmac.new(secret.encode("utf-8"), email.encode("utf-8"), hashlib.sha256).hexdigest()


def script_json(value):
    """JSON that cannot end the script element around it."""
    text = json.dumps(value)
    return text.replace("<", "\\\\u003c").replace(">", "\\\\u003e").replace("&", "\\\\u0026")


BEACON_ID = ${scriptJson(id)}

PAGE = """<script>
  Beacon('init', %s);
  Beacon('identify', %s);
</script>"""


def beacon_identify(name, email):
    """Insert the result into the page, after the embed code."""
    visitor = {"name": name, "email": email, "signature": beacon_signature(email)}
    return PAGE % (script_json(BEACON_ID), script_json(visitor))
`;
}

function php(id: string): string {
  const literal = `'${id.replace(/[\\']/g, '\\$&')}'`;
  return `<?php
// Set $name and $email to those of the visitor first, and include this after the embed code.
function beacon_signature(string $email): string
{
    $secret = getenv('BEACON_SECRET');
    if ($secret === false || $secret === '') {
        throw new RuntimeException('BEACON_SECRET is not set.');
    }
    return hash_hmac('sha256', $email, $secret);
}

// JSON that cannot end the script element around it.
function beacon_json($value): string
{
    return json_encode($value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_THROW_ON_ERROR);
}

$visitor = ['name' => $name, 'email' => $email, 'signature' => beacon_signature($email)];
?>
<script>
  Beacon('init', <?= beacon_json(${literal}) ?>);
  Beacon('identify', <?= beacon_json($visitor) ?>);
</script>
`;
}

function rails(id: string): string {
  return `# app/helpers/beacon_helper.rb
require "openssl"

module BeaconHelper
  def beacon_signature(email)
    OpenSSL::HMAC.hexdigest("SHA256", ENV.fetch("BEACON_SECRET"), email)
  end

  # JSON that cannot end the script element around it.
  def beacon_json(value)
    json_escape(value.to_json).html_safe
  end
end

<%# app/views/layouts/_beacon.html.erb, after the embed code %>
<script>
  Beacon('init', ${scriptJson(id)});
  Beacon('identify', <%= beacon_json(
    name: current_user.name,
    email: current_user.email,
    signature: beacon_signature(current_user.email)
  ) %>);
</script>
`;
}

function django(id: string): string {
  return `# beacon.py: add "beacon.beacon" to the context processors of your templates
import hashlib
import hmac
import os


def beacon(request):
    user = request.user
    if not user.is_authenticated:
        return {}
    secret = os.environ["BEACON_SECRET"]
    signature = hmac.new(secret.encode("utf-8"), user.email.encode("utf-8"), hashlib.sha256).hexdigest()
    return {
        "beacon_id": ${scriptJson(id)},
        "beacon_email": user.email,
        "beacon_name": user.get_full_name(),
        "beacon_signature": signature,
    }


{# templates/beacon.html, after the embed code #}
{% if beacon_signature %}
<script>
  Beacon('init', '{{ beacon_id|escapejs }}');
  Beacon('identify', {
    name: '{{ beacon_name|escapejs }}',
    email: '{{ beacon_email|escapejs }}',
    signature: '{{ beacon_signature|escapejs }}'
  });
</script>
{% endif %}
`;
}
